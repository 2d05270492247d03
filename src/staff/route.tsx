import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, type FocusEvent } from 'react'
import { NavLink, useLocation } from 'react-router'
import { type AdminStats, type WaitingKind, waitingText } from '#shared/staff/api.ts'
import type { RouteHandle } from '#src/lib/route-handle.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { SkeletonText } from '#src/ui/skeleton.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { adminSend, statsQuery } from './admin-api.ts'
import { adminPaths } from './admin-paths.ts'
import { keepAdminToken, useAdminToken } from './sign-in/admin-token.ts'
import { PasswordForm } from './sign-in/password-form.tsx'
import { Screens } from './screens.tsx'

export const handle: RouteHandle = { hidesJoin: true }

type Section = { label: string; to: string; waiting?: WaitingKind }
const sections: Section[] = [
  { label: 'Dashboard', to: adminPaths.dashboard },
  { label: 'Members', to: adminPaths.members },
  { label: 'License checks', to: adminPaths.verifications, waiting: 'verifications' },
  { label: 'Member reports', to: adminPaths.memberReports, waiting: 'memberReports' },
  { label: 'Bug reports', to: adminPaths.bugReports, waiting: 'bugReports' },
  { label: 'Rewards', to: adminPaths.rewards, waiting: 'rewards' },
  { label: 'Contact', to: adminPaths.contact, waiting: 'contact' },
  { label: 'Audit log', to: adminPaths.audit },
  { label: 'Exports', to: adminPaths.exports },
]

/** Moves an item to the middle of the row that scrolls; not by scrollIntoView, since the page keeps its place. */
function bringIntoSight(item: Element | null | undefined) {
  const row = item?.parentElement
  if (!row || !(item instanceof HTMLElement)) return
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
}

/** Only the keyboard's focus: what moves under a finger is missed. */
function followKeyboard({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(':focus-visible')) bringIntoSight(currentTarget.parentElement)
}

/** The way through the admin area: one line that scrolls sideways where it is too long, the current section in sight. */
function SectionNav({ stats }: { stats: AdminStats | undefined }) {
  const row = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const current = sections.findIndex(({ to }) => pathname.startsWith(to))
  useEffect(() => {
    bringIntoSight(row.current?.children[current])
  }, [current])
  return (
    <nav aria-label="Admin" className="page-width">
      {/* Its ends fade, so that it shows where it goes on. */}
      <ul
        ref={row}
        className="relative flex gap-x-4 overflow-x-auto [scrollbar-width:none] -mx-5 mask-[linear-gradient(to_right,#0000,#000_1.25rem,#000_calc(100%-1.25rem),#0000)] px-5"
      >
        {sections.map(({ label, to, waiting }) => {
          const count = waiting && stats ? stats.waiting[waiting].count : 0
          return (
            <li key={to} className="shrink-0">
              <NavLink
                to={to}
                onFocus={followKeyboard}
                className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-ink-soft no-underline -outline-offset-2 hover:text-ink aria-[current=page]:border-gold-ink aria-[current=page]:text-ink"
              >
                {label}
                {count > 0 && (
                  <span className="rounded-full bg-sunk px-1.5 text-xs figures">
                    {waitingText(count)}
                    <span className="sr-only"> waiting</span>
                  </span>
                )}
              </NavLink>
            </li>
          )
        })}
        <li className="shrink-0 lg:ml-auto">
          <button
            type="button"
            onClick={signOut}
            onFocus={followKeyboard}
            aria-label="Sign out of admin"
            className="inline-flex min-h-11 items-center rounded-xs text-sm font-semibold whitespace-nowrap text-spruce underline-offset-4 -outline-offset-2 hover:underline"
          >
            Sign out
          </button>
        </li>
      </ul>
    </nav>
  )
}

function signOut() {
  // Signed out here whether or not the server is reached; there the token runs out by itself.
  adminSend('DELETE', '/api/admin/session').catch(() => undefined)
  keepAdminToken(null)
}

/** The admin area: the password form, and nothing else, until the stored token has proven itself (R027). */
export function Component() {
  const token = useAdminToken()
  const hydrated = useHydrated()
  const client = useQueryClient()
  // The stats also serve to check the token (R466).
  const stats = useQuery({ ...statsQuery, enabled: hydrated && token !== null })

  // What was fetched for staff does not outlive the sign-out.
  useEffect(() => {
    if (token === null) {
      client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin') })
    }
  }, [token, client])

  if (!hydrated) return <div className="min-h-100" />
  if (token === null) return <PasswordForm />
  // Only the first answer is waited for: a screen that asks again after a failure is not taken away.
  if (stats.isPending && stats.errorUpdateCount === 0) {
    return (
      <div className="page-width section-space">
        <Spinner label="Checking your access" />
      </div>
    )
  }
  return (
    <>
      <div className="border-b border-line bg-surface" data-no-print>
        <SectionNav stats={stats.data} />
      </div>
      <Suspense
        fallback={
          <div className="page-width section-space min-h-100">
            <SkeletonText />
          </div>
        }
      >
        <Screens />
      </Suspense>
    </>
  )
}
