import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { longDate } from '#shared/dates.ts'
import { messageOf } from '#src/lib/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SkeletonText } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { adminPaths } from './admin-paths.ts'

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 27, 2026, 11:52 PM' in the reader's zone; the machine's form beside it. */
export function When({ at, date }: { at: string; date?: boolean }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {date ? longDate(at) : clock.format(new Date(at))}
    </time>
  )
}

export function MemberName({ id, name }: { id: number; name: string }) {
  return (
    <TextLink asChild variant="quiet" className="font-semibold underline">
      <Link to={adminPaths.member(id)}>{name}</Link>
    </TextLink>
  )
}

type Asked<Answer> = {
  data: Answer | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** A part in its three states, with the specification's words where it failed (001 §8). */
export function Part<Answer>({
  query,
  failed,
  children,
}: {
  query: Asked<Answer>
  failed: string
  children: (answer: Answer) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <SkeletonText lines={5} />
  return (
    <Notice
      tone="danger"
      live
      title={failed}
      action={
        <Button variant="secondary" size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(query.error, 'Connection error. Please try again.')}
    </Notice>
  )
}

/** The head of an admin screen: smaller than a visitor's page, since the work stands below it. */
export function ScreenHead({
  title,
  note,
  actions,
}: {
  title: string
  note?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8 pb-6">
      <div className="min-w-0">
        <h1 className="text-3xl">{title}</h1>
        {note && <p className="mt-2 max-w-measure text-ink-soft">{note}</p>}
      </div>
      {actions && (
        <div className="flex flex-wrap gap-3" data-no-print>
          {actions}
        </div>
      )}
    </header>
  )
}
