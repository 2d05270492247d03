import type { Viewer } from './session-statements.ts'
import type { AppContext } from '#worker/http/context.ts'
import { idOf } from '#worker/http/ids.ts'
import { failures, FailureError } from '#worker/http/problem.ts'

/** The member's id in a path; 404 USER_NOT_FOUND for anything that is no id. */
export function userIdFrom(c: AppContext, name = 'id'): number {
  const id = idOf(c.req.param(name))
  if (id === null) throw new FailureError(failures.userNotFound)
  return id
}

/** Any other id in a path; 404 NOT_FOUND for anything that is no id. */
export function itemIdFrom(c: AppContext, name = 'id'): number {
  const id = idOf(c.req.param(name))
  if (id === null) throw new FailureError(failures.notFound)
  return id
}

/** The first id in the path of the call's entry: the member's own, for calls with access 'self'. */
export function pathId(c: AppContext): number {
  return userIdFrom(c, /:(\w+)/.exec(c.get('endpoint')?.path ?? '')?.[1])
}

/** The viewer, if the id is the viewer's own: 401 for visitors, 403 for other members. */
export function requireOwner(viewer: Viewer | null, id: number): Viewer {
  if (!viewer) throw new FailureError(failures.signedOut)
  if (viewer.user.id !== id) throw new FailureError(failures.forbidden)
  return viewer
}
