import { useLocation } from 'react-router'
import { adminPaths } from '#src/staff/admin-paths.ts'
import { BugInbox } from './bug-inbox.tsx'
import { ContactInbox } from './contact-inbox.tsx'
import { ReportInbox } from './report-inbox.tsx'
import { RewardInbox } from './reward-inbox.tsx'

const inboxes: Record<string, () => React.ReactNode> = {
  [adminPaths.rewards]: RewardInbox,
  [adminPaths.contact]: ContactInbox,
  [adminPaths.bugReports]: BugInbox,
  [adminPaths.memberReports]: ReportInbox,
}

/** The inbox of the page's address. */
export function InboxScreen() {
  const { pathname } = useLocation()
  const Inbox = inboxes[pathname.replace(/\/$/, '')] ?? RewardInbox
  return <Inbox />
}
