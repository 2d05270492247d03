import { Hono } from 'hono'
import { licenseProofInput } from '#shared/profiles/api.ts'
import { adminOnly } from '#worker/auth/staff-sign-in.ts'
import { bodyLimits } from '#shared/wire/limits.ts'
import { mayBeLong, parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { requireOwner, userIdFrom } from '#worker/auth/owner.ts'
import { failures, problem } from '#worker/http/problem.ts'
import { requireViewer } from '#worker/auth/sessions.ts'
import { addProof, readCheck, readProof, withdrawProof } from './service.ts'

export const licenseProofRoutes = new Hono<AppEnv>()
  .post('/users/:id/license-proof', async (c) => {
    const userId = userIdFrom(c)
    if (mayBeLong(c)) requireOwner(await requireViewer(c), userId)
    const { file, fileName } = await parseBody(c, licenseProofInput, bodyLimits.jsonWithImages)
    const added = await addProof(depsFrom(c), { userId, file, fileName })
    return added.ok ? c.json(added.value, 201) : problem(c, added.failure)
  })
  .get('/users/:id/license-check', async (c) => c.json(await readCheck(depsFrom(c), userIdFrom(c))))
  .get('/users/:id/license-proof', async (c) => {
    const isAdmin = c.req.header('authorization') !== undefined
    // Who sends a bearer token speaks as an admin and is refused as one.
    if (isAdmin) await adminOnly(c, async () => {})
    const proof = await readProof(depsFrom(c), { userId: userIdFrom(c), isAdmin })
    if (!proof) return problem(c, failures.notFound)
    return c.body(proof.bytes, 200, {
      'Content-Type': proof.type,
      'Content-Disposition': `attachment; filename="${proof.name}"`,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
  })
  .delete('/users/:id/license-proof', async (c) => {
    const removed = await withdrawProof(depsFrom(c), userIdFrom(c))
    return removed.ok ? c.body(null, 204) : problem(c, removed.failure)
  })
