import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import * as api from '#shared/connections/api.ts'
import { connectionsQuery, inboxQuery, socialKeys } from './queries.ts'
import { call, type Page } from '#src/lib/call.ts'
import { refreshConnections, relationQuery } from './relations.ts'
import { errorMessage } from '#src/lib/api.ts'
import { toast } from '#src/lib/toast-store.ts'

const failedText = 'Failed to respond to connection request. Please try again.'

const calls = { accept: api.accept, reject: api.reject } as const

type RequestResponse = { connectionId: number; memberId: number; action: 'accept' | 'reject' }

/**
 * Accepts or rejects a request. The request leaves the list at once, and returns with a toast when the call fails.
 */
export function useRespondToRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ connectionId, action }: RequestResponse) =>
      call(calls[action], { params: { id: connectionId } }),
    onMutate: async ({ connectionId, memberId, action }) => {
      const listKey = connectionsQuery('requests').queryKey
      const relationKey = relationQuery(memberId).queryKey
      await Promise.all([
        client.cancelQueries({ queryKey: socialKeys.connections }),
        client.cancelQueries({ queryKey: socialKeys.inbox }),
        client.cancelQueries({ queryKey: relationKey }),
      ])
      const before = {
        list: client.getQueryData(listKey),
        inbox: client.getQueryData(inboxQuery.queryKey),
        relation: client.getQueryData(relationKey),
      }
      client.setQueryData(
        listKey,
        (data: InfiniteData<Page<api.Connection[]>> | undefined) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              answer: page.answer.filter(({ id }) => id !== connectionId),
            })),
          },
      )
      client.setQueryData(
        inboxQuery.queryKey,
        (inbox: api.Inbox | undefined) =>
          inbox && {
            ...inbox,
            requests: Math.max(0, inbox.requests - 1),
            connections: inbox.connections + (action === 'accept' ? 1 : 0),
          },
      )
      client.setQueryData(relationKey, {
        memberId,
        connectionId,
        state: action === 'accept' ? 'connected' : 'none',
      })
      return { before, listKey, relationKey }
    },
    onError: (error, _, context) => {
      if (context) {
        client.setQueryData(context.listKey, context.before.list)
        client.setQueryData(inboxQuery.queryKey, context.before.inbox)
        client.setQueryData(context.relationKey, context.before.relation)
      }
      toast({ variant: 'destructive', title: failedText, description: errorMessage(error, '') || undefined })
    },
    onSettled: (_, __, { memberId }) => {
      refreshConnections(client)
      void client.invalidateQueries({ queryKey: relationQuery(memberId).queryKey })
    },
  })
}
