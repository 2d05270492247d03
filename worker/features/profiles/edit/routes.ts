import { Hono } from 'hono'
import { profileInput } from '#shared/profiles/api.ts'
import { bodyLimits } from '#shared/wire/limits.ts'
import { mayBeLong, parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { requireOwner, userIdFrom } from '#worker/auth/owner.ts'
import { FailureError, problem } from '#worker/http/problem.ts'
import { requireViewer } from '#worker/auth/sessions.ts'
import { editProfile } from './service.ts'

/** `If-Match: "7"`, the profileVersion that was edited; `*` and none take whatever stands there. */
function versionFrom(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header.trim())?.[1]
  if (version === undefined)
    throw new FailureError({
      status: 400,
      code: 'BAD_VERSION',
      message: 'If-Match names the version of the profile.',
    })
  return Number(version)
}

export const profileRoutes = new Hono<AppEnv>().put('/users/:id/profile', async (c) => {
  const userId = userIdFrom(c)
  const version = versionFrom(c.req.header('if-match'))
  if (mayBeLong(c)) requireOwner(await requireViewer(c), userId)
  const input = await parseBody(c, profileInput, bodyLimits.jsonWithImages)
  const saved = await editProfile(depsFrom(c), { userId, input, version })
  if (!saved.ok) return problem(c, saved.failure)
  c.header('ETag', `"${saved.value.user.profileVersion}"`)
  return c.json(saved.value)
})
