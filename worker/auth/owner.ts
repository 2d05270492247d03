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
