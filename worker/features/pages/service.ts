import { brand } from '#shared/brand.ts'
import { demoProfile, demoProfiles } from '#shared/profiles/demo-profiles.ts'
import { sampleBusiness } from '#shared/directory/sample-businesses.ts'
import { type InvitationParts, invitationParts, invitedDescription } from '#shared/referrals/invitation.ts'
import { type Invitation, invitedTitle } from '#shared/referrals/invited-title.ts'
import { type CopyState, copyStateAt } from '#shared/launch/phase.ts'
import { displayName } from '#shared/profiles/display-name.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { isInvitation, missingPath, type Page, pageAt, prerenderedFile } from '#shared/pages/pages.ts'
import { passportMissing } from '#shared/passport/passport.ts'
import { referralCodeFrom } from '#shared/referrals/referral-code.ts'
import { lookUpCode } from '#worker/features/referrals/service.ts'
import { readStats } from '#worker/features/early-access/stats/service.ts'
import { readPassport } from '#worker/features/passport/service.ts'
import { readMember } from '#worker/features/profiles/member-page/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { idOf } from '#worker/http/ids.ts'
import { countAttempt } from '#worker/auth/rate-limit.ts'
import type { Head } from './head.ts'

export type ChosenPage = {
  /** The asset to send: a prerendered page, or the empty shell. */
  file: string
  status: 200 | 404
  head: Head
  /** The texts about the inviter, for the places that the prerendered page keeps for them. */
  invitation?: InvitationParts | undefined
}

/** The page without content, which the browser renders. */
export const shell = '/index.html'
const prerenderedPath = (state: CopyState, page: Page | null, path: string) =>
  `/pages/${state}/${prerenderedFile(page, path)}.html`
// The same in every copy state, so that requests for unknown paths cost no query.
const missingFile = prerenderedPath('launched', null, missingPath)

/** Its screen shows that there is no such profile. */
const businessWithoutId = '/business'

/** Titles of pages that do not exist, as their screens show them. */
const missingTitles: Readonly<Record<string, string>> = {
  '/business/:id': 'Business Profile Not Found',
  '/profile/:id': 'Profile not found',
  '/passport/:id': passportMissing,
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

/** The details of one path; null if there is nothing at it. */
type Details = { title: string; description: string; isHidden?: boolean; invitation?: InvitationParts } | null

/** The last segment of a path, decoded; null if it cannot be decoded, as `%zz`. */
function lastSegment(path: string): string | null {
  try {
    return decodeURIComponent(path.replace(/\/$/, '').split('/').at(-1) ?? '')
  } catch {
    return null
  }
}

/** Who requests a page: `isPersonal` for a possible member, `visitor` as the key of rate limits. */
type Requester = { isPersonal: boolean; visitor: string }

/** The invitation of a code; null if the visitor has opened too many invitations, so that nobody can guess codes. */
async function findInvitation(deps: Deps, spelling: string, visitor: string): Promise<Invitation | null> {
  if (!referralCodeFrom(spelling)) return { kind: 'unknown' }
  const wait = await countAttempt(deps.env, 'invitationPage', visitor, deps.now)
  if (wait !== null) return null
  const found = await lookUpCode(deps, spelling)
  if (!found.ok) return { kind: 'unknown' }
  const { referrerFirstName: firstName, profile } = found.value
  return { kind: 'valid', firstName, profile }
}

async function detailsOf(deps: Deps, page: Page, path: string, visitor: string): Promise<Details> {
  const last = lastSegment(path)
  if (last === null) return null
  if (page.path === '/business/:id') {
    const business = sampleBusiness(last)
    return business ? { title: business.name, description: business.description } : null
  }
  const example = page.path.startsWith('/profile/') ? demoProfile(last) : undefined
  if (example) return { title: example.companyName, description: page.description }
  if (page.path === '/profile/:id') {
    // Any other text shows an example, which has its own URL.
    if (!/^\d+$/.test(last))
      return { ...page, title: demoProfiles[0]?.companyName ?? page.title, isHidden: true }
    const id = idOf(last)
    const member = id === null ? null : await readMember(deps, id)
    if (!member) return null
    const name = displayName(member)
    const place = [licenseLabel(member.licenseType), member.city].filter(Boolean).join(', ')
    return {
      title: name,
      description: member.businessDescription ?? `${name}: ${place}. A member of ${brand.name}.`,
    }
  }
  if (page.path === '/passport/:id') {
    const id = idOf(last)
    const passport = id === null ? null : await readPassport(deps, id)
    if (!passport) return null
    const { name, licenseType } = passport
    return {
      title: `License passport: ${name}`,
      description: `${name}: ${licenseLabel(licenseType)}, license verified by ${brand.name}.`,
      // It is handed over by a link or a code; a copy in a search result would outlive a withdrawal.
      isHidden: true,
    }
  }
  if (isInvitation(page)) {
    const invitation = await findInvitation(deps, last, visitor)
    if (invitation?.kind !== 'valid')
      return { ...page, ...(invitation && { invitation: invitationParts(invitation) }) }
    return {
      title: invitedTitle(invitation),
      description: invitedDescription(invitation, await readStats(deps)),
      invitation: invitationParts(invitation),
    }
  }
  return page
}

/** The page without any details, for when the database fails. */
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
 * The page for a path, with its status and head. A browser with a session cookie gets the empty shell, since prerendered
 * pages address visitors. A path without a page gets the 404 screen.
 */
export async function choosePage(
  deps: Deps,
  path: string,
  { isPersonal, visitor }: Requester,
): Promise<ChosenPage> {
  const page = pageAt(path)
  const known = page && (await detailsOf(deps, page, path, visitor))
  if (!page || !known) return missing(path, page, isPersonal)
  const status = page.path === businessWithoutId ? 404 : 200
  const head = {
    title: known.title,
    description: known.description,
    isHidden: status === 404 || page.kind === 'private' || isInvitation(page) || known.isHidden === true,
    path,
  }
  if (page.kind !== 'prerendered' || isPersonal) return { file: shell, status, head }
  const copyState = copyStateAt(deps.now, await readStats(deps))
  return { file: prerenderedPath(copyState, page, path), status, head, invitation: known.invitation }
}
