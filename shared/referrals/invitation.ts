/** The notices for visitors who open an invitation link. */

export type Invitation =
  | { readonly kind: 'valid'; readonly firstName: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'own' }
  | { readonly kind: 'member' }

/** The notice for each kind of invited visitor. */
export function invitationText(invitation: Invitation): string {
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

/** The tab's title for a valid invitation link. */
export function invitedTitle(firstName: string): string {
  return `${firstName} invited you`
}

/** Shown wherever a verified referral is mentioned. */
export const referralCreditNote = 'Credited when they register; taken back if the license is refused.'
