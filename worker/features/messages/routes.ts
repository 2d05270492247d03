import * as api from '#shared/messages/api.ts'
import { userIdFrom } from '#worker/auth/owner.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { pageOf } from '#worker/http/paging.ts'
import { messageProblems } from './problems.ts'
import { conversationPage, threadPage } from './page-sizes.ts'
import { listConversations, markThreadRead, readThread, sendMessage } from './service.ts'

export const messageRoutes = routesOf(
  serve(api.list, async (call) => {
    const { conversations, next } = await listConversations(call.deps, pageOf(call.c, conversationPage))
    return call.page(conversations, next)
  }),
  serve(api.send, async (call) =>
    call.reply(await sendMessage(call.deps, call.viewer, call.body), messageProblems),
  ),
  serve(api.thread, async (call) => {
    const read = await readThread(call.deps, userIdFrom(call.c), pageOf(call.c, threadPage))
    if (!read.ok) return call.refuse(read.reason, messageProblems)
    return call.page(read.value.thread, read.value.next)
  }),
  serve(api.markRead, async (call) => {
    const read = { otherId: userIdFrom(call.c), upTo: call.body.upTo }
    await markThreadRead(call.deps, call.viewer, read)
    return call.answer(undefined)
  }),
)
