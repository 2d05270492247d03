import { brand } from '#shared/brand.ts'
import { demoProfile, demoProfiles } from '#shared/profiles/demo-profiles.ts'
import { sampleBusiness } from '#shared/directory/sample-businesses.ts'
import { invitationText, invitedTitle } from '#shared/referrals/invitation.ts'
import { type CopyState, copyStateAt } from '#shared/launch/phase.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { isInvitation, missingPath, type Page, pageAt, writtenFile } from '#shared/pages/pages.ts'
import { referralCodeFrom } from '#shared/referrals/referral-code.ts'
import { lookUpCode } from '#worker/features/referrals/service.ts'
import { readStats } from '#worker/features/early-access/stats/service.ts'
import { readMember } from '#worker/features/profiles/member-page/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { idOf } from '#worker/http/ids.ts'
import { countAttempt } from '#worker/auth/rate-limit.ts'
import type { Head } from './head.ts'

export type ChosenPage = {
  /** The asset to send: a page as it was written at build time, or the empty shell. */
  file: string
  status: 200 | 404
  head: Head
  /** What an invited visitor will be told. */
  invitation?: string | undefined
}

const shell = '/index.html'
const writtenIn = (state: CopyState, page: Page | null, path: string) =>
  `/pages/${state}/${writtenFile(page, path)}.html`
// It says the same in every state, and whoever tries addresses asks the database for nothing.
const missingFile = writtenIn('launched', null, missingPath)

/** The screen says that there is no such profile. */
const businessWithoutId = '/business'

/** What stands in the tab where there is nothing, as the screen itself says it. */
const missingTitles: Readonly<Record<string, string>> = {
  '/business/:id': 'Business Profile Not Found',
  '/profile/:id': 'Profile not found',
}
const missing = (path: string, page: Page | null, isPersonal: boolean): ChosenPage => ({
  file: page || isPersonal ? shell : missingFile,
  status: 404,
  head: {
    title: missingTitles[page?.path ?? ''] ?? '404 - Page Not Found',
    description: brand.name,
    isHidden: true,
    path,
  },
})

/** What is known of one address beyond its pattern; null where there is nothing at it. */
type About = { title: string; description: string; isHidden?: boolean; invitation?: string } | null

/** The last part of a path, decoded; null where it is no text at all, as in `%zz`. */
function lastPart(path: string): string | null {
  try {
    return decodeURIComponent(path.replace(/\/$/, '').split('/').at(-1) ?? '')
  } catch {
    return null
  }
}

/** Who asks for a page: whether it may be a member, and whom a rate limit counts. */
type Asker = { isPersonal: boolean; visitor: string }

/** Counted, so that nobody tries codes by opening pages; over the limit a page names nobody. */
async function inviter(deps: Deps, spelling: string, visitor: string) {
  if (!referralCodeFrom(spelling)) return null
  const wait = await countAttempt(deps.env, 'invitationPage', visitor, deps.now)
  if (wait !== null) return null
  const found = await lookUpCode(deps, spelling)
  return found.ok ? found.value : null
}

async function about(deps: Deps, page: Page, path: string, visitor: string): Promise<About> {
  const last = lastPart(path)
  if (last === null) return null
  if (page.path === '/business/:id') {
    const business = sampleBusiness(last)
    return business ? { title: business.name, description: business.description } : null
  }
  const example = page.path.startsWith('/profile/') ? demoProfile(last) : undefined
  if (example) return { title: example.companyName, description: page.description }
  if (page.path === '/profile/:id') {
    // Any other name shows an example that has an address of its own.
    if (!/^\d+$/.test(last))
      return { ...page, title: demoProfiles[0]?.companyName ?? page.title, isHidden: true }
    const id = idOf(last)
    const member = id === null ? null : await readMember(deps, id)
    if (!member) return null
    const name = member.companyName ?? `${member.firstName} ${member.lastName}`
    const place = [licenseLabel(member.licenseType), member.city].filter(Boolean).join(', ')
    return {
      title: name,
      description: member.businessDescription ?? `${name}: ${place}. A member of ${brand.name}.`,
    }
  }
  if (isInvitation(page)) {
    const known = await inviter(deps, last, visitor)
    if (!known) return page
    const firstName = known.referrerFirstName
    return {
      title: invitedTitle(firstName),
      description: page.description,
      invitation: invitationText({ kind: 'valid', firstName }),
    }
  }
  return page
}

/** The page by its pattern alone. */
export function plainPage(path: string): ChosenPage {
  const page = pageAt(path)
  if (!page) return missing(path, page, false)
  return {
    file: shell,
    status: 200,
    head: { title: page.title, description: page.description, isHidden: true, path },
  }
}

/**
 * Which page answers a path, with what status and what head (design §7 "Prerendered pages"). Who has a session cookie
 * gets the empty shell: the written pages speak to visitors. A path without a page gets the 404 screen.
 */
export async function choosePage(
  deps: Deps,
  path: string,
  { isPersonal, visitor }: Asker,
): Promise<ChosenPage> {
  const page = pageAt(path)
  const known = page && (await about(deps, page, path, visitor))
  if (!page || !known) return missing(path, page, isPersonal)
  const status = page.path === businessWithoutId ? 404 : 200
  const head = {
    title: known.title,
    description: known.description,
    isHidden: status === 404 || page.kind === 'private' || isInvitation(page) || known.isHidden === true,
    path,
  }
  if (page.kind !== 'written' || isPersonal) return { file: shell, status, head }
  const copyState = copyStateAt(deps.now, await readStats(deps))
  return { file: writtenIn(copyState, page, path), status, head, invitation: known.invitation }
}
