import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { Link } from 'react-router'
import * as api from '#shared/notifications/api.ts'
import { MemberGate } from '#src/features/accounts/member-gate.tsx'
import { PageList } from '#src/features/pages/page-list.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { AnswerButtons } from '#src/features/connections/answer-buttons.tsx'
import { socialKeys, useInbox } from '#src/features/connections/queries.ts'
import { notificationsQuery } from './queries.ts'
import { call } from '#src/lib/call.ts'
import { fullTime } from '#src/lib/local-time.ts'
import { shortTime, useToday } from '#src/lib/times.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { kindLooks } from './kinds.ts'
import { Settings } from './settings.tsx'

type Unanswered = { userId: number; className?: string }

/** The notifications by kind and day, and the settings; `Unanswered` is what still waits for an answer. */
export function NotificationsScreen({ Unanswered }: { Unanswered: ComponentType<Unanswered> }) {
  return (
    <MemberGate>
      {(user) => (
        <Notifications userId={user.id} unanswered={<Unanswered userId={user.id} className="mb-5" />} />
      )}
    </MemberGate>
  )
}

function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number | undefined) => call(api.markRead, { body: id === undefined ? {} : { id } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: socialKeys.notifications })
      void client.invalidateQueries({ queryKey: socialKeys.inbox })
    },
  })
}

function Notifications({ userId, unanswered }: { userId: number; unanswered: ReactNode }) {
  const query = useInfiniteQuery(notificationsQuery)
  const unread = useInbox()?.unreadNotifications ?? 0
  const read = useMarkRead()
  const today = useToday()
  return (
    <div className="page-width pb-16">
      <div className="max-w-200">
        <PageTitle>Notifications</PageTitle>
        <PageHeader
          small
          title="Notifications"
          description="Requests, messages and news about your referrals."
          actions={
            unread > 0 && (
              <Button
                variant="secondary"
                size="sm"
                loading={read.isPending}
                onClick={() => read.mutate(undefined)}
              >
                Mark all as read
              </Button>
            )
          }
        />
        {unanswered}
        <PageList
          query={query}
          label="Notifications"
          empty={
            <EmptyState headingLevel="h2" title="Nothing yet">
              You’ll see connection requests, messages, referrals and rewards here.
            </EmptyState>
          }
        >
          {(group) => (
            <Row
              key={group.id}
              group={group}
              userId={userId}
              today={today}
              onOpen={() => !group.isRead && read.mutate(group.id)}
            />
          )}
        </PageList>
        <Settings />
      </div>
    </div>
  )
}

type RowProps = { group: api.NotificationGroup; userId: number; today: string; onOpen: () => void }

function Row({ group, userId, today, onOpen }: RowProps) {
  const { icon, to } = kindLooks[group.kind]
  const { member, requestId } = group
  const link = useRef<HTMLAnchorElement>(null)
  const couldAnswer = useRef(false)
  // The buttons leave with the answer; the focus stays in the row.
  useEffect(() => {
    if (couldAnswer.current && requestId === null && document.activeElement === document.body)
      link.current?.focus()
    couldAnswer.current = requestId !== null
  }, [requestId])
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-line last:border-b-0">
      <Link
        ref={link}
        to={to(group, userId)}
        onClick={onOpen}
        className="flex min-w-0 flex-1 basis-72 items-center gap-4 rounded-md py-4 no-underline -outline-offset-2 hover:bg-ink/5 sm:px-3"
      >
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-full ${group.isRead ? 'bg-sunk text-ink-soft' : 'bg-moss-wash text-spruce'}`}
        >
          <Icon as={icon} />
        </span>
        <span className="min-w-0 flex-1">
          <span className={`block text-pretty wrap-anywhere ${group.isRead ? '' : 'font-semibold'}`}>
            {!group.isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
            <span>{group.text}</span>
          </span>
          <time
            dateTime={group.updatedAt}
            title={fullTime(group.updatedAt)}
            className="block text-sm text-ink-soft figures"
          >
            {shortTime(group.updatedAt, today)}
          </time>
        </span>
        {!group.isRead && <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-spruce" />}
      </Link>
      {member && requestId !== null && (
        <div className="max-sm:w-full max-sm:pb-4 max-sm:pl-14 sm:pr-3">
          <AnswerButtons connectionId={requestId} memberId={member.id} name={member.name} />
        </div>
      )}
    </li>
  )
}
