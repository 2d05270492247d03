import * as api from '#shared/media/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { imageProblems } from './problems.ts'
import { findImage } from './service.ts'

export const imageRoutes = routesOf(
  serve(api.image, async (call) => {
    const image = await findImage(call.c.env, call.c.req.param('id') ?? '')
    if (!image) return call.refuse('unknown_image', imageProblems)
    return call.c.body(image.bytes, 200, {
      'Content-Type': image.type,
      // The id is random and never reused, so the bytes behind it never change.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'Content-Disposition': 'inline',
    })
  }),
)
