import * as api from '#shared/messages/api.ts'
import { pagedQueryOf, preloaded } from '#src/lib/call.ts'

export const conversationsQuery = { ...pagedQueryOf(api.list), ...preloaded }

export const threadQuery = (otherId: number) => ({
  ...pagedQueryOf(api.thread, { params: { id: otherId } }),
  ...preloaded,
})
