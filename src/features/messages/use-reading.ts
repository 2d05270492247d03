import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Message } from '#shared/messages/api.ts'
import { networkKeys } from '#src/features/connections/queries.ts'
import { send } from '#src/lib/api.ts'

async function tellRead(client: QueryClient, otherId: number, upTo: number): Promise<void> {
  await send('POST', `/api/messages/${otherId}/read`, { body: { upTo } })
  void client.invalidateQueries({ queryKey: networkKeys.messages, exact: true })
  void client.invalidateQueries({ queryKey: networkKeys.inbox })
}

/** Tells the server what has been seen, while the tab is in view; a tab in the background reads nothing. */
export function useReading(viewerId: number, otherId: number, messages: readonly Message[]): void {
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
