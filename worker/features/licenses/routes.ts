import * as api from '#shared/licenses/api.ts'
import { userIdFrom } from '#worker/auth/owner.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { adminOf } from '#worker/auth/staff-sign-in.ts'
import type { AppContext } from '#worker/http/context.ts'
import { licenseProblems } from './problems.ts'
import { addProof, readCheck, readOwnProof, readProofOf, withdrawProof } from './service.ts'

/** Whether the call is made by staff: a bearer token names them, and a wrong one is refused as on every staff call. */
async function isByStaff(c: AppContext): Promise<boolean> {
  if (c.req.header('authorization') === undefined) return false
  c.set('admin', await adminOf(c))
  c.set('isAccessChecked', true)
  return true
}

export const licenseRoutes = routesOf(
  serve(api.addProof, async (call) =>
    call.reply(await addProof(call.deps, call.viewer, call.body), licenseProblems),
  ),
  serve(api.check, async (call) => call.answer(await readCheck(call.deps))),
  serve(api.proof, async (call) => {
    const proof = (await isByStaff(call.c))
      ? await readProofOf(call.deps, userIdFrom(call.c))
      : await readOwnProof(call.deps)
    if (!proof) return call.refuse('no_proof', licenseProblems)
    return call.c.body(proof.bytes, 200, {
      'Content-Type': proof.type,
      'Content-Disposition': `attachment; filename="${proof.name}"`,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
  }),
  serve(api.removeProof, async (call) =>
    call.reply(await withdrawProof(call.deps, call.viewer), licenseProblems),
  ),
)
