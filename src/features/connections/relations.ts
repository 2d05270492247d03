import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as api from '#shared/connections/api.ts'
import type { Connection, Relation } from '#shared/connections/api.ts'
import { call } from '#src/lib/call.ts'
import { socialKeys } from './queries.ts'

type Lookup = { id: number; resolve: (relation: Relation) => void; reject: (error: unknown) => void }

let pending: Lookup[] = []

/** Looks up relations that were requested together, so that a page of cards costs one call. */
async function lookUp(batch: readonly Lookup[]): Promise<void> {
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
    if (pending.length === 0) {
      setTimeout(() => {
        const all = pending
        pending = []
        for (let at = 0; at < all.length; at += api.relationsAtOnce)
          void lookUp(all.slice(at, at + api.relationsAtOnce))
      })
    }
    pending.push({ id, resolve, reject })
  })
}

/** The viewer's relation to a member. */
export const relationQuery = (memberId: number) =>
  queryOptions({
    queryKey: [...socialKeys.relations, memberId],
    queryFn: () => relationOf(memberId),
    staleTime: 0,
  })

/** Shows a connection as the server returned it, and refetches the lists and counts. */
export function cacheConnection(client: QueryClient, viewerId: number, connection: Connection): void {
  const isRequester = connection.requesterId === viewerId
  const memberId = isRequester ? connection.receiverId : connection.requesterId
  const states = { accepted: 'connected', rejected: isRequester ? 'declined' : 'none' } as const
  const state =
    connection.status === 'pending' ? (isRequester ? 'sent' : 'received') : states[connection.status]
  client.setQueryData(relationQuery(memberId).queryKey, { memberId, state, connectionId: connection.id })
  refreshConnections(client)
}

export function refreshConnections(client: QueryClient): void {
  for (const queryKey of [socialKeys.connections, socialKeys.inbox, socialKeys.notifications]) {
    void client.invalidateQueries({ queryKey })
  }
}
