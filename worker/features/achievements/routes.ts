import * as api from '#shared/achievements/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { achievementProblems } from './problems.ts'
import { collectAchievement, readAchievements } from './service.ts'

export const achievementRoutes = routesOf(
  serve(api.list, async (call) => call.answer(await readAchievements(call.deps))),
  serve(api.collect, async (call) => {
    const id = call.c.req.param('achievement') ?? ''
    return call.reply(await collectAchievement(call.deps, call.viewer, id), achievementProblems)
  }),
)
