import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { type AdminStats, type WaitingKind, waitingText } from '#shared/staff/api.ts'
import { adminPaths } from '#src/staff/admin-paths.ts'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { Icon } from '#src/ui/icon.tsx'

const lists = [
  { kind: 'verifications', label: 'License checks', to: adminPaths.verifications },
  { kind: 'memberReports', label: 'Member reports', to: adminPaths.memberReports },
  { kind: 'bugReports', label: 'Bug reports', to: adminPaths.bugReports },
  { kind: 'rewards', label: 'Rewards to deliver', to: adminPaths.rewards },
  { kind: 'contact', label: 'Contact messages', to: adminPaths.contact },
] as const satisfies readonly { kind: WaitingKind; label: string; to: string }[]

/** The open inboxes: how many entries each has, and the age of the oldest. */
export function WaitingList({ waiting }: { waiting: AdminStats['waiting'] }) {
  const isClear = lists.every(({ kind }) => waiting[kind].count === 0)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="text-2xl">
        Waiting for you
      </h2>
      {isClear && <p className="mt-2 text-ink-soft">Nothing waits. Everything has been decided.</p>}
      <ul className="mt-4 border-t border-line">
        {lists.map(({ kind, label, to }) => {
          const { count, oldest } = waiting[kind]
          return (
            <li key={kind} className="border-b border-line">
              <Link
                to={to}
                className="group flex min-h-14 items-center gap-2 rounded-sm py-2 text-ink no-underline -outline-offset-2"
              >
                <span
                  className={`w-12 shrink-0 font-display text-2xl font-semibold figures ${count === 0 ? 'text-ink-soft' : 'text-gold-ink'}`}
                >
                  {waitingText(count)}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold underline-offset-4 group-hover:underline">
                    {label}
                  </span>
                  {oldest && (
                    <span className="block text-sm text-ink-soft">
                      Oldest: <Timestamp at={oldest} />
                    </span>
                  )}
                </span>
                <Icon as={ArrowRight} className="text-ink-soft" />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
