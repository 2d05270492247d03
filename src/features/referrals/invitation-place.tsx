import { invitationText, type Invitation } from '#shared/referrals/invitation.ts'

type InvitationPlaceProps = {
  /** Once it is known, while what shows it is fetched. */
  invitation?: Invitation
  className: string
}

/**
 * Keeps the place of the word to an invited visitor until it comes, so that nothing moves. The Worker puts in what it will
 * be, since a longer name takes another line.
 */
export function InvitationPlace({ invitation, className }: InvitationPlaceProps) {
  return (
    <div
      data-invitation
      suppressHydrationWarning
      className={`invisible border p-4 pl-12 text-[1rem] leading-normal noscript:hidden ${className}`}
    >
      {invitationText(invitation ?? { kind: 'unknown' })}
    </div>
  )
}
