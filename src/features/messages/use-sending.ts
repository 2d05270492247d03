import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import * as api from '#shared/messages/api.ts'
import type { Message, Thread } from '#shared/messages/api.ts'
import { socialKeys } from '#src/features/connections/queries.ts'
import { asUser } from '#src/lib/as-user.ts'
import { call, type Page } from '#src/lib/call.ts'
import { threadQuery } from './queries.ts'
import { errorMessage, isConnectionError } from '#src/lib/api.ts'
import { storeOutgoing, type Outgoing, readOutgoing } from './outgoing.ts'

const failedText = 'Failed to send message. Please try again.'

/** How long a regained connection settles before messages are sent again. */
const reconnectMs = 500

/**
 * Sends messages in order, one at a time. Unconfirmed ones stay visible and stored; a failed one can be sent again
 * under its key, and is when it failed for want of a connection and there is one again.
 */
export function useSending(viewerId: number, otherId: number) {
  const client = useQueryClient()
  const [outgoing, setOutgoing] = useState<Outgoing[]>(() => readOutgoing(viewerId, otherId))

  const change = (update: (before: Outgoing[]) => Outgoing[]) =>
    setOutgoing((before) => {
      const next = update(before)
      storeOutgoing(viewerId, otherId, next)
      return next
    })

  const { mutate } = useMutation({
    scope: { id: `messages:${otherId}` },
    mutationFn: ({ key, content }: Outgoing) => {
      const body = { receiverId: otherId, content, clientKey: key }
      return call(api.send, { body, headers: asUser(viewerId) })
    },
    onSuccess: (message, { key }) => {
      client.setQueryData(
        threadQuery(otherId).queryKey,
        (data: InfiniteData<Page<Thread>> | undefined) => data && withMessage(data, message),
      )
      change((before) => before.filter((entry) => entry.key !== key))
      void client.invalidateQueries({ queryKey: socialKeys.messages, exact: true })
    },
    onError: (error, { key }) => {
      const message = errorMessage(error, '')
      const reason = message ? `${failedText} ${message}` : failedText
      const waits = isConnectionError(error)
      change((before) =>
        before.map((entry) => (entry.key === key ? { ...entry, failed: true, reason, waits } : entry)),
      )
    },
  })

  const start = (message: Outgoing) => mutate({ ...message, failed: false })

  const retry = (message: Outgoing) => {
    change((before) =>
      before.map((entry) =>
        entry.key === message.key ? { key: entry.key, content: entry.content, failed: false } : entry,
      ),
    )
    start(message)
  }

  const retryWaiting = useEffectEvent(() => {
    for (const message of outgoing) if (message.waits) retry(message)
  })
  useEffect(() => {
    // Not in the event itself: its connection may take a moment.
    const onOnline = () => setTimeout(retryWaiting, reconnectMs)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  return {
    outgoing,
    send: (content: string) => {
      const message = { key: crypto.randomUUID(), content, failed: false }
      change((before) => [...before, message])
      start(message)
    },
    retry,
    discard: (key: string) => change((before) => before.filter((entry) => entry.key !== key)),
  }
}

/** The thread with a confirmed message, unless the socket has delivered it already. */
function withMessage(data: InfiniteData<Page<Thread>>, message: Message): InfiniteData<Page<Thread>> {
  const [first, ...older] = data.pages
  if (!first || first.answer.messages.some(({ id }) => id === message.id)) return data
  const messages = [message, ...first.answer.messages].toSorted((a, b) => b.id - a.id)
  return { ...data, pages: [{ ...first, answer: { ...first.answer, messages } }, ...older] }
}
