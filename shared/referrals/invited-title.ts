/** Apart from the other texts of invitations, which no page needs at its start. */

/** What an invitation shows of a referrer whose profile is public. */
type InviterProfile = {
  readonly name: string
  readonly companyName: string | null
  readonly foundingNumber: number | null
  readonly isLicenseVerified: boolean
}

export type ValidInvitation = {
  readonly kind: 'valid'
  readonly firstName: string
  /** Null while the referrer's profile is hidden. */
  readonly profile: InviterProfile | null
}

export type Invitation =
  | ValidInvitation
  | { readonly kind: 'unknown' }
  | { readonly kind: 'own' }
  | { readonly kind: 'member' }

/** The title of the tab and of link previews for a valid invitation link. */
export function invitedTitle({ firstName, profile }: Omit<ValidInvitation, 'kind'>): string {
  return `${profile?.name ?? firstName} invited you`
}
