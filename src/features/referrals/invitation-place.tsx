import { invitationText } from '#shared/referrals/invitation.ts'
import type { Invitation } from '#shared/referrals/invited-title.ts'

type InvitationPlaceProps = {
  /** The text once it is known, while the notice's code is loading. */
  invitation?: Invitation
  className: string
}

/**
 * Reserves the space of the invitation notice until it is shown, to avoid a layout shift. The Worker inserts its text, since
 * a longer name takes another line.
 */
export function InvitationPlace({ invitation, className }: InvitationPlaceProps) {
  return (
    <div
      data-invitation="text"
      suppressHydrationWarning
      className={`invisible border p-4 pl-12 text-[1rem] leading-normal noscript:hidden ${className}`}
    >
      {invitationText(invitation ?? { kind: 'unknown' })}
    </div>
  )
}
