import { island } from '#src/boot/island.tsx'
import { NotificationsScreen } from '#src/features/notifications/notifications-screen.tsx'

const Invitations = island(
  () => import('#src/features/team/received-invitations.tsx').then((module) => module.ReceivedInvitations),
  { when: 'now' },
)

/** `/notifications`, with the team invitations that wait for an answer. */
export function Component() {
  return <NotificationsScreen Unanswered={Invitations} />
}
