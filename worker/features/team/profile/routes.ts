import * as api from '#shared/team/profile-api.ts'
import { itemIdFrom } from '#worker/auth/owner.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { profileProblems } from '#worker/features/profiles/problems.ts'
import { teamProblems } from '#worker/features/team/problems.ts'
import { editBusinessProfile, readBusinessProfile } from './service.ts'

const problems = { forbidden: teamProblems.forbidden, profile_changed: profileProblems.profile_changed }

export const businessProfileRoutes = routesOf(
  serve(api.profile, async (call) =>
    call.reply(await readBusinessProfile(call.deps, itemIdFrom(call.c, 'businessOwnerId')), problems),
  ),
  serve(api.saveProfile, async (call) => {
    const businessId = itemIdFrom(call.c, 'businessOwnerId')
    return call.reply(await editBusinessProfile(call.deps, call.viewer, businessId, call.body), problems)
  }),
)
