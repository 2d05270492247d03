import { app } from './app.ts'
import { runMaintenance } from './features/operations/service.ts'
import { openDatabase } from './db/client.ts'

export { EarlyAccess } from './features/early-access/claims/early-access-object.ts'
export { MemberChannel } from './features/live/member-channel-object.ts'
export { RateLimit } from './auth/rate-limit-object.ts'

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    await runMaintenance({ db: openDatabase(env.DB), env, now: controller.scheduledTime })
  },
} satisfies ExportedHandler<Env>
