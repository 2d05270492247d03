import * as api from '#shared/messages/api.ts'
import { pagedQueryOf } from '#src/lib/call.ts'

export const conversationsQuery = pagedQueryOf(api.list)

export const threadQuery = (otherId: number) => pagedQueryOf(api.thread, { params: { id: otherId } })
