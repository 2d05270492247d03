import type { Conversation, Thread } from '#shared/messages/api.ts'
import { networkKeys } from '#src/features/connections/queries.ts'
import { paged } from '#src/lib/paged-query.ts'

export const conversationsQuery = paged<Conversation[]>(networkKeys.messages, '/api/messages')

export const threadQuery = (otherId: number) =>
  paged<Thread>([...networkKeys.messages, otherId], `/api/messages/${otherId}`)
