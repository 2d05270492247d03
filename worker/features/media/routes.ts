import { Hono } from 'hono'
import type { AppEnv } from '#worker/http/context.ts'
import { failures, problem } from '#worker/http/problem.ts'
import { findImage } from './service.ts'

export const imageRoutes = new Hono<AppEnv>().get('/images/:id', async (c) => {
  const image = await findImage(c.env, c.req.param('id'))
  if (!image) return problem(c, failures.notFound)
  return c.body(image.bytes, 200, {
    'Content-Type': image.type,
    // The id is random and never reused, so the bytes behind it never change.
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'Content-Disposition': 'inline',
  })
})
