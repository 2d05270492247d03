import { app } from './app.ts'
import { keepUp } from './features/health/service.ts'
import { openDatabase } from './db/client.ts'

export { EarlyAccess } from './features/early-access/early-access-object.ts'
export { MemberChannel } from './features/channel/member-channel-object.ts'
export { RateLimit } from './http/rate-limit-object.ts'

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    await keepUp({ db: openDatabase(env.DB), env, now: controller.scheduledTime })
  },
} satisfies ExportedHandler<Env>
