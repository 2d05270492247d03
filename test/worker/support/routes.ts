import { endpoints } from '#shared/endpoints.ts'
import type { Access } from '#shared/wire/endpoint.ts'

/** The access of each call, by method and path pattern. */
export const routes: ReadonlyMap<string, Access> = new Map<string, Access>(
  Array.from(endpoints.values(), ({ method, path, access }) => [`${method} ${path}`, access]),
)

/** The calls of these kinds of access. */
export const routesFor = (...kinds: Access[]): string[] =>
  Array.from(routes).flatMap(([route, access]) => (kinds.includes(access) ? [route] : []))
