import * as api from '#shared/tokens/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { hasSessionCookie } from '#worker/auth/sessions.ts'
import { lockedProblems, rewardProblems } from './problems.ts'
import { claimReward, readClaims, readFeatured, readTokenHistory } from './service.ts'

export const tokenRoutes = routesOf(
  serve(api.history, async (call) => call.answer(await readTokenHistory(call.deps))),
  serve(api.rewards, async (call) => call.answer({ claims: await readClaims(call.deps) })),
  serve(api.claim, async (call) => {
    const claimed = await claimReward(call.deps, call.viewer, call.c.req.param('tier') ?? '')
    if (claimed.ok) return call.answer({ claim: claimed.value.claim }, claimed.value.isNew ? 201 : 200)
    return claimed.reason === 'reward_locked'
      ? call.refuse(claimed.reason, lockedProblems(claimed.tier))
      : call.refuse(claimed.reason, rewardProblems)
  }),
  serve(api.featured, async (call) => {
    const featured = await readFeatured(call.deps)
    // An ad runs for days, and the home page asks on every visit. A member's answer leaves out blocked members, so it is
    // not shared.
    if (!hasSessionCookie(call.c)) call.c.header('Cache-Control', 'public, max-age=60')
    call.c.header('Vary', 'Cookie')
    return call.answer(featured)
  }),
)
