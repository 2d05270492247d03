import type { Viewer } from './session-statements.ts'
import type { AppContext } from '#worker/http/context.ts'
import { idOf } from '#worker/http/ids.ts'
import { failures, FailureError } from '#worker/http/problem.ts'

/** A member's id in a path; anything else is an unknown user. */
export function userIdFrom(c: AppContext, name = 'id'): number {
  const id = idOf(c.req.param(name))
  if (id === null) throw new FailureError(failures.userNotFound)
  return id
}

/** The id of anything else in a path. */
export function itemIdFrom(c: AppContext, name = 'id'): number {
  const id = idOf(c.req.param(name))
  if (id === null) throw new FailureError(failures.notFound)
  return id
}

/** The id in a path with a single one: of the member whose own the call is. */
export function pathId(c: AppContext): number {
  return userIdFrom(c, /:(\w+)/.exec(c.get('endpoint')?.path ?? '')?.[1])
}

/** The viewer, if the path speaks of the viewer: what is a member's own is nobody else's (security.md row 8). */
export function requireOwner(viewer: Viewer | null, id: number): Viewer {
  if (!viewer) throw new FailureError(failures.signedOut)
  if (viewer.user.id !== id) throw new FailureError(failures.forbidden)
  return viewer
}
