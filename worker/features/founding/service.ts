import type { Founding, FoundingPlace } from '#shared/api/founding.ts'
import type { LicenseId } from '#shared/licenses.ts'
import { iso, isListed } from '#worker/db/user-views.ts'
import type { Deps } from '#worker/http/deps.ts'
import { foundingMembers } from './repo.ts'

/**
 * `GET /api/founding` (R531): the number and the license of everyone, a name and a link only of public profiles, and
 * none between two of whom one has blocked the other.
 */
export async function readFounding({ db, read }: Pick<Deps, 'db' | 'read'>): Promise<Founding> {
  const {
    rows: [members],
  } = await read((viewerId) => [foundingMembers(db, viewerId)])
  const newest = members.reduce<(typeof members)[number] | null>(
    (latest, member) => ((member.licenseeNumber ?? 0) > (latest?.licenseeNumber ?? 0) ? member : latest),
    null,
  )
  return {
    newest: newest?.number ?? null,
    places: members.map((member): FoundingPlace => ({
      number: member.number ?? 0,
      licenseType: member.licenseType as LicenseId,
      joined: iso(member.createdAt),
      ...(isListed(member) &&
        member.isBlocked === 0 && {
          id: member.id,
          name: member.companyName ?? `${member.firstName} ${member.lastName}`,
        }),
    })),
  }
}
