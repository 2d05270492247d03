import type { Founding, FoundingPlace } from '#shared/early-access/api.ts'
import { iso } from '#shared/dates.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { blocksOf, hiddenFrom } from '#worker/features/early-access/hidden-names.ts'
import { sheet } from './repo.ts'

/**
 * The taken places with number and license; name and id only of public profiles, and not between members of whom one
 * has blocked the other.
 */
export async function readFounding({ db, read }: Pick<Deps, 'db' | 'read'>): Promise<Founding> {
  const {
    viewer,
    rows: [[sheetRow], pairs],
  } = await read((viewerId) => [sheet(db), blocksOf(db, viewerId)])
  const entries = Object.values(sheetRow?.places ?? {}).toSorted((a, b) => a.number - b.number)
  const hidden = hiddenFrom(viewer?.user.id, pairs)
  const newest = entries.reduce<(typeof entries)[number] | null>(
    (latest, entry) => ((entry.licenseeNumber ?? 0) > (latest?.licenseeNumber ?? 0) ? entry : latest),
    null,
  )
  return {
    newest: newest?.number ?? null,
    places: entries.map(({ number, licenseType, createdAt, id, name, isListed }): FoundingPlace => ({
      number,
      licenseType,
      joined: iso(createdAt),
      ...(isListed === 1 && !hidden.has(id) && { id, name }),
    })),
  }
}
