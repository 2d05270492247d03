import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as api from '#shared/messages/api.ts'
import { socialKeys } from '#src/features/connections/queries.ts'
import { call } from '#src/lib/call.ts'

async function tellRead(client: QueryClient, otherId: number, upTo: number): Promise<void> {
  await call(api.markRead, { params: { id: otherId }, body: { upTo } })
  void client.invalidateQueries({ queryKey: socialKeys.messages, exact: true })
  void client.invalidateQueries({ queryKey: socialKeys.inbox })
}

/** Tells the server what has been seen, while the tab is in view; a tab in the background reads nothing. */
export function useReading(viewerId: number, otherId: number, messages: readonly api.Message[]): void {
  const client = useQueryClient()
  const unseen = messages.findLast(({ receiverId, isRead }) => receiverId === viewerId && !isRead)?.id

  useEffect(() => {
    if (unseen === undefined) return
    let told = false
    const tell = () => {
      if (told || document.visibilityState !== 'visible') return
      told = true
      // A failure is no loss: the next message, or the next look at the tab, tells again.
      tellRead(client, otherId, unseen).catch(() => {
        told = false
      })
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [client, otherId, unseen])
}
