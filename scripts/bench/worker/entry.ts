// The Worker of `npm run bench`: the whole app, a bare route and a bare insert to compare with, and counters on D1.
import { Hono } from 'hono'
import { app } from '#worker/app.ts'
import { countingDatabase } from './counting-database.ts'

export { EarlyAccess } from '#worker/features/early-access/claims/early-access-object.ts'
export { MemberChannel } from '#worker/features/live/member-channel-object.ts'
export { RateLimit } from '#worker/auth/rate-limit-object.ts'

const yardsticks = new Hono<{ Bindings: Env }>()
  .get('/api/bench/bare', (c) => c.json({ ok: true }))
  .post('/api/bench/insert', async (c) => {
    await c.env.DB.prepare('INSERT INTO bench_rows (text) VALUES (?)').bind('a row as wide as a name').run()
    return c.json({ ok: true })
  })
  .post('/api/bench/claims', async (c) => {
    const { from, count, concurrency } = await c.req.json<{
      from: number
      count: number
      concurrency: number
    }>()
    const object = c.env.EARLY_ACCESS.getByName('bench')
    let next = from
    const claimer = async () => {
      while (next < from + count) await object.claim(next++)
    }
    await Promise.all(Array.from({ length: concurrency }, claimer))
    return c.json({ ok: true })
  })

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname.startsWith('/api/bench/')) return yardsticks.fetch(request, env, ctx)
    if (!request.headers.has('x-bench-count')) return app.fetch(request, env, ctx)
    const { database, counts } = countingDatabase(env.DB)
    const answer = await app.fetch(request, { ...env, DB: database }, ctx)
    const headers = new Headers(answer.headers)
    headers.set('x-bench-d1', JSON.stringify(counts))
    return new Response(answer.body, { status: answer.status, headers })
  },
} satisfies ExportedHandler<Env>
