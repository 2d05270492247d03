import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, type FocusEvent } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { brand } from '#shared/brand.ts'
import { paths } from '#src/paths.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import * as api from '#shared/staff/api.ts'
import type { RouteHandle } from '#src/lib/route-handle.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { SkeletonText } from '#src/ui/skeleton.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { staffCall, staffQueries } from './call.ts'
import { adminPaths } from './admin-paths.ts'
import { storeAdminToken, useAdminToken } from './sign-in/admin-token.ts'
import { PasswordForm } from './sign-in/password-form.tsx'
import { statsQuery } from './queries.ts'
import { Screens } from './screens.tsx'

/** Staff see neither the public header and banner nor the assistant. */
export const handle: RouteHandle = { isBare: true }

type Section = { label: string; to: string; waiting?: api.WaitingKind }
const sections: Section[] = [
  { label: 'Dashboard', to: adminPaths.dashboard },
  { label: 'Members', to: adminPaths.members },
  { label: 'License checks', to: adminPaths.verifications, waiting: 'verifications' },
  { label: "State's list", to: adminPaths.roster },
  { label: 'Member reports', to: adminPaths.memberReports, waiting: 'memberReports' },
  { label: 'Bug reports', to: adminPaths.bugReports, waiting: 'bugReports' },
  { label: 'Rewards', to: adminPaths.rewards, waiting: 'rewards' },
  { label: 'Contact', to: adminPaths.contact, waiting: 'contact' },
  { label: 'Audit log', to: adminPaths.audit },
  { label: 'Exports', to: adminPaths.exports },
]

/** Scrolls an item to the middle of its row; `scrollIntoView` would scroll the page as well. */
function centerInRow(item: Element | null | undefined) {
  const row = item?.parentElement
  if (!row || !(item instanceof HTMLElement)) return
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
}

/** Centers an item on keyboard focus only: one that moves under a finger would be missed. */
function centerOnKeyboardFocus({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(':focus-visible')) centerInRow(currentTarget.parentElement)
}

/** The navigation of the admin area: one row that scrolls sideways on narrow screens, the current section centered. */
function SectionNav({ stats }: { stats: api.AdminStats | undefined }) {
  const row = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const current = sections.findIndex(({ to }) => pathname.startsWith(to))
  useEffect(() => {
    centerInRow(row.current?.children[current])
  }, [current])
  return (
    <nav aria-label="Admin" className="page-width">
      {/* Faded ends show that the row scrolls. */}
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
                onFocus={centerOnKeyboardFocus}
                className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-ink-soft no-underline -outline-offset-2 hover:text-ink aria-[current=page]:border-gold-ink aria-[current=page]:text-ink"
              >
                {label}
                {count > 0 && (
                  <span className="rounded-full bg-sunk px-1.5 text-xs figures">
                    {api.waitingText(count)}
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
            onFocus={centerOnKeyboardFocus}
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

/** The area's own head: staff work here, apart from the public site. */
function TopLine() {
  return (
    <header className="border-b border-line bg-paper" data-no-print>
      <div className="page-width flex min-h-14 items-center justify-between gap-4">
        <p className="min-w-0 truncate font-semibold">
          {brand.name} <span className="font-normal text-ink-soft">Staff</span>
        </p>
        <TextLink asChild>
          <Link to={paths.home()}>Back to the site</Link>
        </TextLink>
      </div>
    </header>
  )
}

function signOut() {
  // The browser signs out even when offline; the token then expires on the server.
  staffCall(api.signOut).catch(() => undefined)
  storeAdminToken(null)
}

/** The admin area; until the stored token is confirmed, only the password form. */
export function Component() {
  const token = useAdminToken()
  const hydrated = useHydrated()
  const client = useQueryClient()
  // Reading the stats also checks the token.
  const stats = useQuery({ ...statsQuery, enabled: hydrated && token !== null })

  // A sign-out removes all data read for staff from memory.
  useEffect(() => {
    if (token === null) client.removeQueries(staffQueries)
  }, [token, client])

  if (!hydrated) return <div className="min-h-100" />
  if (token === null)
    return (
      <>
        <TopLine />
        <PasswordForm />
      </>
    )
  // Only the first request shows the spinner; a retry leaves the screen in place.
  if (stats.isPending && stats.errorUpdateCount === 0) {
    return (
      <div className="page-width section-space">
        <Spinner label="Checking your access" />
      </div>
    )
  }
  return (
    <>
      <TopLine />
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
