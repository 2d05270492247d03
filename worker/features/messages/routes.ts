import { Hono } from 'hono'
import { messageInput, messagesReadInput } from '#shared/messages/api.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { userIdFrom } from '#worker/auth/owner.ts'
import { linkNext, pageOf } from '#worker/http/paging.ts'
import { problem } from '#worker/http/problem.ts'
import { requireViewer } from '#worker/auth/sessions.ts'
import { conversationPage, threadPage } from './page-sizes.ts'
import { listConversations, markThreadRead, readThread, sendMessage } from './service.ts'

export const messageRoutes = new Hono<AppEnv>()
  .get('/messages', async (c) => {
    const { conversations, next } = await listConversations(depsFrom(c), pageOf(c, conversationPage))
    linkNext(c, next)
    return c.json(conversations)
  })
  .post('/messages', async (c) => {
    const input = await parseBody(c, messageInput)
    const sent = await sendMessage(depsFrom(c), await requireViewer(c), input)
    return sent.ok ? c.json(sent.value, 201) : problem(c, sent.failure)
  })
  .get('/messages/:id', async (c) => {
    const read = await readThread(depsFrom(c), userIdFrom(c), pageOf(c, threadPage))
    if (!read.ok) return problem(c, read.failure)
    linkNext(c, read.value.next)
    return c.json(read.value.thread)
  })
  .post('/messages/:id/read', async (c) => {
    const { upTo } = await parseBody(c, messagesReadInput)
    await markThreadRead(depsFrom(c), await requireViewer(c), { otherId: userIdFrom(c), upTo })
    return c.body(null, 204)
  })
