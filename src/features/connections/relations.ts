import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as api from '#shared/connections/api.ts'
import type { Connection, Relation } from '#shared/connections/api.ts'
import { call } from '#src/lib/call.ts'
import { socialKeys } from './queries.ts'

type Waiting = { id: number; resolve: (relation: Relation) => void; reject: (error: unknown) => void }

let waiting: Waiting[] = []

/** Asks for everything that was wanted in the same moment: a page of cards costs one call. */
async function ask(batch: readonly Waiting[]): Promise<void> {
  try {
    const ids = [...new Set(batch.map(({ id }) => id))]
    const relations = await call(api.relations, { query: { ids: ids.join(',') } })
    for (const { id, resolve } of batch) {
      resolve(
        relations.find(({ memberId }) => memberId === id) ?? {
          memberId: id,
          state: 'none',
          connectionId: null,
        },
      )
    }
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

function relationOf(id: number): Promise<Relation> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) {
      setTimeout(() => {
        const all = waiting
        waiting = []
        for (let at = 0; at < all.length; at += api.relationsAtOnce)
          void ask(all.slice(at, at + api.relationsAtOnce))
      })
    }
    waiting.push({ id, resolve, reject })
  })
}

/** What stands between the viewer and a member. */
export const relationQuery = (memberId: number) =>
  queryOptions({
    queryKey: [...socialKeys.relations, memberId],
    queryFn: () => relationOf(memberId),
    staleTime: 0,
  })

/** Puts what the server has answered in the place of what was shown, and asks for the lists and counts anew. */
export function takeConnection(client: QueryClient, viewerId: number, connection: Connection): void {
  const asked = connection.requesterId === viewerId
  const memberId = asked ? connection.receiverId : connection.requesterId
  const states = { accepted: 'connected', rejected: asked ? 'declined' : 'none' } as const
  const state = connection.status === 'pending' ? (asked ? 'sent' : 'received') : states[connection.status]
  client.setQueryData(relationQuery(memberId).queryKey, { memberId, state, connectionId: connection.id })
  refreshConnections(client)
}

export function refreshConnections(client: QueryClient): void {
  for (const queryKey of [socialKeys.connections, socialKeys.inbox]) {
    void client.invalidateQueries({ queryKey })
  }
}
