import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import * as api from '#shared/notifications/api.ts'
import { MemberGate } from '#src/features/accounts/member-gate.tsx'
import { PageList } from '#src/features/pages/page-list.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { socialKeys, useInbox } from '#src/features/connections/queries.ts'
import { notificationsQuery } from './queries.ts'
import { call } from '#src/lib/call.ts'
import { dayOf } from '#src/lib/local-time.ts'
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
  return (
    <div className="page-width pb-16">
      <div className="max-w-200">
        <PageTitle>Notifications</PageTitle>
        <PageHeader
          small
          title="Notifications"
          description="News of the same kind on the same day shares one line."
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
              Requests, messages, referrals and rewards are told here.
            </EmptyState>
          }
        >
          {(group) => (
            <Row
              key={group.id}
              group={group}
              userId={userId}
              onOpen={() => !group.isRead && read.mutate(group.id)}
            />
          )}
        </PageList>
        <Settings />
      </div>
    </div>
  )
}

function Row({
  group,
  userId,
  onOpen,
}: {
  group: api.NotificationGroup
  userId: number
  onOpen: () => void
}) {
  const { icon, to } = kindLooks[group.kind]
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={to(userId)}
        onClick={onOpen}
        className="flex items-center gap-4 rounded-md py-4 no-underline -outline-offset-2 hover:bg-ink/5 sm:px-3"
      >
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-full ${group.isRead ? 'bg-sunk text-ink-soft' : 'bg-moss-wash text-spruce'}`}
        >
          <Icon as={icon} />
        </span>
        <span className="min-w-0 flex-1">
          <span className={`block text-pretty ${group.isRead ? '' : 'font-semibold'}`}>
            {!group.isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
            {group.text}
          </span>
          <time dateTime={group.updatedAt} className="block text-sm text-ink-soft figures">
            {dayOf(group.updatedAt)}
          </time>
        </span>
        {!group.isRead && <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-spruce" />}
      </Link>
    </li>
  )
}
