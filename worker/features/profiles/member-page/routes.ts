import * as api from '#shared/profiles/api.ts'
import { userIdFrom } from '#worker/auth/owner.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { profileProblems } from '#worker/features/profiles/problems.ts'
import { readMember } from './service.ts'

export const userRoutes = routesOf(
  serve(api.read, async (call) => {
    const member = await readMember(call.deps, userIdFrom(call.c))
    return member ? call.answer(member) : call.refuse('unknown_member', profileProblems)
  }),
)
