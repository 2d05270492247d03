import * as api from '#shared/profiles/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { profileProblems } from '#worker/features/profiles/problems.ts'
import { FailureError } from '#worker/http/problem.ts'
import { editProfile } from './service.ts'

/** The profileVersion in `If-Match: "7"`; null for `*` and without the header, which save over any version. */
function versionFrom(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header.trim())?.[1]
  if (version === undefined) throw new FailureError(profileProblems.bad_version)
  return Number(version)
}

export const profileRoutes = routesOf(
  serve(api.save, async (call) => {
    const version = versionFrom(call.c.req.header('if-match'))
    const saved = await editProfile(call.deps, call.viewer, { input: call.body, version })
    if (saved.ok) call.c.header('ETag', `"${saved.value.user.profileVersion}"`)
    return call.reply(saved, profileProblems)
  }),
)
