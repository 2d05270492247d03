import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as api from '#shared/live/api.ts'
import {
  type ChannelChange,
  channelClose,
  channelPing,
  channelPong,
  type ChannelTopic,
  channelTopics,
} from '#shared/live/api.ts'
import * as vendorsApi from '#shared/vendors/api.ts'
import { pathOf } from '#shared/wire/endpoint.ts'
import { socialKeys } from '#src/features/connections/queries.ts'
import { sessionQuery } from '#src/features/accounts/queries.ts'
import { membersKey } from '#src/features/profiles/queries.ts'
import { rootKeyOf } from '#src/lib/call.ts'

/** The interval of polls while no socket is open. */
const pollEveryMs = 60_000
/** Pings keep proxies from closing a quiet socket; one that does not answer is dead. */
const pingEveryMs = 45_000
const pongTimeoutMs = 10_000
const longestDelayMs = 30_000

const staleBy = {
  messages: [socialKeys.messages, socialKeys.inbox],
  connections: [socialKeys.connections, socialKeys.relations, socialKeys.inbox],
  notifications: [socialKeys.notifications, socialKeys.inbox],
  achievements: [membersKey],
  // A vendor earns tokens by clients, which another call counts.
  tokens: [membersKey, rootKeyOf(vendorsApi.stats)],
} as const satisfies Record<ChannelTopic, readonly QueryKey[]>

function refresh(client: QueryClient, topics: readonly ChannelTopic[]): void {
  const keys = topics.flatMap((topic): readonly QueryKey[] => staleBy[topic])
  for (const queryKey of new Set(keys)) {
    void client.invalidateQueries({ queryKey })
  }
}

function isChanges(value: unknown): value is ChannelChange[] {
  return Array.isArray(value) && value.every((change) => channelTopics.includes(change?.topic))
}

/** Opens the member's channel and reopens it when it is lost; returns the function that closes it for good. */
function listen(client: QueryClient): () => void {
  let socket: WebSocket | null = null
  let attempts = 0
  let isStopped = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let pongTimer: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    clearTimeout(retry)
    if (isStopped || socket !== null) return
    const opened = new WebSocket(location.origin.replace(/^http/, 'ws') + pathOf(api.channel))
    socket = opened
    opened.addEventListener('open', () => {
      // Changes may have been missed while no socket was open, also between the page's first answers and this one.
      refresh(client, channelTopics)
      attempts = 0
    })
    opened.addEventListener('message', ({ data }) => {
      clearTimeout(pongTimer)
      if (data === channelPong) return
      const changes: unknown = JSON.parse(String(data))
      if (isChanges(changes)) refresh(client, [...new Set(changes.map(({ topic }) => topic))])
    })
    opened.addEventListener('close', ({ code }) => {
      clearTimeout(pongTimer)
      if (socket === opened) socket = null
      if (isStopped || code === channelClose.tooManySockets) return
      // The session has ended elsewhere: refetching it signs the page out.
      if (code === channelClose.sessionEnded)
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      attempts += 1
      retry = setTimeout(connect, Math.min(longestDelayMs, 500 * 2 ** attempts) * (0.5 + Math.random() / 2))
    })
  }

  const ping = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(channelPing)
    pongTimer = setTimeout(() => socket?.close(), pongTimeoutMs)
  }, pingEveryMs)
  const poll = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN && navigator.onLine) refresh(client, channelTopics)
  }, pollEveryMs)
  const onOffline = () => socket?.close()
  const onOnline = () => {
    attempts = Math.max(attempts, 1)
    connect()
  }
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  connect()

  return () => {
    isStopped = true
    clearTimeout(retry)
    clearTimeout(pongTimer)
    clearInterval(ping)
    clearInterval(poll)
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
    socket?.close()
  }
}

/** Shows other members' changes without a reload; used once in each signed-in tab. */
export function useLive(): void {
  const client = useQueryClient()
  useEffect(() => listen(client), [client])
}
