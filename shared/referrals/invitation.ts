/** The notices for visitors who open an invitation link. */
import { foundingLabel } from '#shared/early-access/membership-copy.ts'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { brand } from '#shared/brand.ts'
import type { Invitation, ValidInvitation } from './invited-title.ts'

/** The notice for each kind of invited visitor. */
export function invitationText(
  invitation: Pick<Invitation, 'kind'> & { readonly firstName?: string },
): string {
  switch (invitation.kind) {
    case 'valid':
      return `${invitation.firstName} invited you. The code is filled in.`
    case 'unknown':
      return 'This invitation link is no longer valid. You can still join without it.'
    case 'own':
      return 'This is your own link. Send it to another business.'
    case 'member':
      return 'You are already a member, so this link changes nothing.'
  }
}

/** The texts of an invitation's parts, in the order of the screen; a part without a text is left out. */
export type InvitationParts = Record<'name' | 'company' | 'place' | 'license' | 'text', string>

/** What the Worker writes into a prerendered page and the browser renders again: both have to be the same. */
export function invitationParts(invitation: Invitation | null): InvitationParts {
  const profile = invitation?.kind === 'valid' ? invitation.profile : null
  return {
    name: profile?.name ?? (invitation?.kind === 'valid' ? invitation.firstName : ''),
    company: profile?.companyName ?? '',
    place: profile?.foundingNumber ? foundingLabel(profile.foundingNumber) : '',
    license: profile?.isLicenseVerified ? 'License verified' : '',
    text: invitation ? invitationText(invitation) : '',
  }
}

/** The description of its link preview, with the counts of the moment. */
export function invitedDescription(
  { firstName, profile }: ValidInvitation,
  counts: { readonly totalLicensees: number; readonly foundingRemaining: number },
): string {
  const who = profile?.companyName
    ? `${profile.name} of ${profile.companyName}`
    : (profile?.name ?? firstName)
  const { totalLicensees, foundingRemaining } = counts
  const joined = `${totalLicensees} licensed ${totalLicensees === 1 ? 'business has' : 'businesses have'} joined`
  const places =
    foundingRemaining > 0 ? `; ${foundingRemaining} of ${foundingPlaces} founding places are left` : ''
  return `${who} invites you to ${brand.name}. ${joined}${places}.`
}

/** Shown wherever a verified referral is mentioned. */
export const referralCreditNote = 'Credited when they register; taken back if the license is refused.'
