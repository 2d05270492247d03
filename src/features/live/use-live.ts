import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  type ChannelChange,
  channelClose,
  channelPing,
  channelPong,
  type ChannelTopic,
  channelTopics,
} from '#shared/live/api.ts'
import { socialKeys } from '#src/features/connections/queries.ts'
import { sessionQuery } from '#src/features/accounts/queries.ts'

/** While no socket is open the tab asks by itself. */
const pollEveryMs = 60_000
/** Keeps proxies from closing a quiet socket; a socket that does not answer is dead. */
const pingEveryMs = 45_000
const pongWithinMs = 10_000
const longestPauseMs = 30_000

const staleBy = {
  messages: [socialKeys.messages, socialKeys.inbox],
  connections: [socialKeys.connections, socialKeys.relations, socialKeys.inbox],
  notifications: [socialKeys.notifications, socialKeys.inbox],
  achievements: [['/api/users']],
  // A vendor's tokens come with clients, which are counted by a call of their own.
  tokens: [['/api/users'], ['/api/vendor-stats']],
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

/** Opens the member's channel and keeps it open; what a lost connection has missed is asked for when it is back. */
function listen(client: QueryClient): () => void {
  let socket: WebSocket | null = null
  let tries = 0
  let ended = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    clearTimeout(retry)
    if (ended || socket !== null) return
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/channel`)
    socket = opened
    opened.addEventListener('open', () => {
      // Whatever happened while nobody listened, between the page's first answers and this socket too.
      refresh(client, channelTopics)
      tries = 0
    })
    opened.addEventListener('message', ({ data }) => {
      clearTimeout(silence)
      if (data === channelPong) return
      const changes: unknown = JSON.parse(String(data))
      if (isChanges(changes)) refresh(client, [...new Set(changes.map(({ topic }) => topic))])
    })
    opened.addEventListener('close', ({ code }) => {
      clearTimeout(silence)
      if (socket === opened) socket = null
      if (ended || code === channelClose.tooManyAttempts) return
      // The session may have ended elsewhere: asking says so, and the page follows.
      if (code === channelClose.sessionEnded)
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      tries += 1
      retry = setTimeout(connect, Math.min(longestPauseMs, 500 * 2 ** tries) * (0.5 + Math.random() / 2))
    })
  }

  const ping = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(channelPing)
    silence = setTimeout(() => socket?.close(), pongWithinMs)
  }, pingEveryMs)
  const poll = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN && navigator.onLine) refresh(client, channelTopics)
  }, pollEveryMs)
  const onOffline = () => socket?.close()
  const onOnline = () => {
    tries = Math.max(tries, 1)
    connect()
  }
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  connect()

  return () => {
    ended = true
    clearTimeout(retry)
    clearTimeout(silence)
    clearInterval(ping)
    clearInterval(poll)
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
    socket?.close()
  }
}

/** Once for each signed-in tab: what others do appears without a reload (issue 6). */
export function useLive(): void {
  const client = useQueryClient()
  useEffect(() => listen(client), [client])
}
