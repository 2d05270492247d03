import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as api from '#shared/messages/api.ts'
import { socialKeys } from '#src/features/connections/queries.ts'
import { asUser } from '#src/lib/as-user.ts'
import { call } from '#src/lib/call.ts'

type Read = { viewerId: number; otherId: number; upTo: number }

async function markRead(client: QueryClient, { viewerId, otherId, upTo }: Read): Promise<void> {
  await call(api.markRead, { params: { id: otherId }, body: { upTo }, headers: asUser(viewerId) })
  void client.invalidateQueries({ queryKey: socialKeys.messages, exact: true })
  void client.invalidateQueries({ queryKey: socialKeys.inbox })
}

/** Marks visible messages as read while the tab is visible. */
export function useReading(viewerId: number, otherId: number, messages: readonly api.Message[]): void {
  const client = useQueryClient()
  const unseen = messages.findLast(({ receiverId, isRead }) => receiverId === viewerId && !isRead)?.id

  useEffect(() => {
    if (unseen === undefined) return
    let isMarked = false
    const markVisible = () => {
      if (isMarked || document.visibilityState !== 'visible') return
      isMarked = true
      // A failure needs no handling: the next message or the next visit of the tab retries.
      markRead(client, { viewerId, otherId, upTo: unseen }).catch(() => {
        isMarked = false
      })
    }
    markVisible()
    document.addEventListener('visibilitychange', markVisible)
    return () => document.removeEventListener('visibilitychange', markVisible)
  }, [client, viewerId, otherId, unseen])
}
