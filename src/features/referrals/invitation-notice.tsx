import { invitationText } from '#shared/referrals/invitation.ts'
import type { Invitation } from '#shared/referrals/invited-title.ts'
import { Notice } from '#src/ui/notice.tsx'

export function InvitationNotice({ invitation }: { invitation: Invitation }) {
  const tone = invitation.kind === 'valid' ? 'success' : invitation.kind === 'unknown' ? 'amber' : 'info'
  return (
    <Notice tone={tone} live className="mb-6">
      {invitationText(invitation)}
    </Notice>
  )
}
