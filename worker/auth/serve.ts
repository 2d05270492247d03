import { Hono } from 'hono'
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import type { AnswerOf, BodyOutput, Endpoint, QueryOutput } from '#shared/wire/endpoint.ts'
import type { Result } from '#shared/wire/result.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppContext, AppEnv } from '#worker/http/context.ts'
import { linkNext } from '#worker/http/paging.ts'
import { type Failure, FailureError, problem } from '#worker/http/problem.ts'
import { parseQuery } from '#worker/http/query.ts'
import { checkAnswer } from './check-answer.ts'
import { type Deps, depsFrom } from './deps.ts'
import { limitByAddress } from './rate-limit.ts'
import type { Viewer } from './session-statements.ts'
import { requireViewer } from './sessions.ts'
import { type AdminDeps, adminDepsFrom, adminOf } from './staff-sign-in.ts'

/** The failures of a topic by reason; one that depends on the time or the environment is a function of `Deps`. */
export type Problems<Reason extends string> = Record<Reason, Failure | ((deps: Deps) => Failure)>

/** A call that writes has its viewer read first; a GET reads the session together with its data, by `deps`. */
type ViewerOf<Entry extends Endpoint> = Entry['method'] extends 'GET'
  ? undefined
  : Entry['access'] extends 'member' | 'self' | 'team'
    ? Viewer
    : undefined

/** Calls of staff also know who acts, for the audit log. */
type DepsOf<Entry extends Endpoint> = Entry['access'] extends 'staff' ? AdminDeps : Deps

/** A call of the API as its handler receives it, with access checked, and query and body parsed, by its entry. */
class Call<Entry extends Endpoint> {
  readonly c: AppContext
  readonly deps: DepsOf<Entry>
  readonly viewer: ViewerOf<Entry>
  readonly query: QueryOutput<Entry>
  readonly body: BodyOutput<Entry>
  /** The body as it was sent. */
  readonly bodyText: string
  readonly #entry: Entry

  constructor(
    entry: Entry,
    c: AppContext,
    parsed: { viewer: unknown; query: unknown; body: unknown; bodyText: string },
  ) {
    this.#entry = entry
    this.c = c
    this.deps = (entry.access === 'staff' ? adminDepsFrom(c) : depsFrom(c)) as DepsOf<Entry>
    this.viewer = parsed.viewer as ViewerOf<Entry>
    this.query = parsed.query as QueryOutput<Entry>
    this.body = parsed.body as BodyOutput<Entry>
    this.bodyText = parsed.bodyText
  }

  /** Answers a success; `status` where the entry names several. */
  answer(value: AnswerOf<Entry>, status?: number): Response {
    const { status: listed } = this.#entry
    const code = status ?? (typeof listed === 'number' ? listed : listed[0]) ?? 200
    if (value === undefined) return this.c.body(null, code as StatusCode)
    return this.c.json(value, code as ContentfulStatusCode)
  }

  /** Answers one page of a list and names the next one in a `Link` header. */
  page(value: AnswerOf<Entry>, next: number | string | null): Response {
    linkNext(this.c, next)
    return this.answer(value)
  }

  /** Answers with the failure of a reason. */
  refuse<Reason extends string>(reason: Reason, problems: Problems<Reason>): Response {
    const failure = problems[reason]
    return problem(this.c, typeof failure === 'function' ? failure(this.deps) : failure)
  }

  /** Answers with a service's result. */
  reply<Reason extends string>(
    result: Result<AnswerOf<Entry>, Reason>,
    problems: Problems<NoInfer<Reason>>,
  ): Response {
    return result.ok ? this.answer(result.value) : this.refuse(result.reason, problems)
  }
}

export type Route = { entry: Endpoint; handle: (c: AppContext) => Promise<Response> }

/** Whether access is checked before the handler; other calls check it with their data, or are open to anyone. */
const isCheckedFirst = ({ access, method }: Endpoint) =>
  access === 'staff' || (access !== 'anyone' && method !== 'GET')

async function viewerFor(entry: Endpoint, c: AppContext): Promise<Viewer | undefined> {
  if (entry.access === 'staff') {
    c.set('admin', await adminOf(c))
    c.set('isAccessChecked', true)
    return undefined
  }
  return requireViewer(c)
}

async function parseSent({ body, bodyBytes }: Endpoint, c: AppContext) {
  if (!body) return undefined
  const isAbsent = body.type === 'optional' && c.req.header('content-type') === undefined
  return isAbsent ? { value: v.parse(body, undefined), text: '' } : parseBody(c, body, bodyBytes)
}

type Handler<Entry extends Endpoint> = (call: Call<Entry>) => Response | Promise<Response>

type ServeOptions = {
  /** Runs before the body is read: the place to limit bodies that are costly to read. */
  beforeBody?: (c: AppContext) => Promise<void>
}

async function respond<Entry extends Endpoint>(
  entry: Entry,
  c: AppContext,
  handle: Handler<Entry>,
  { beforeBody }: ServeOptions,
): Promise<Response> {
  try {
    if (entry.addressLimit) await limitByAddress(c, entry.addressLimit)
    // Awaits nothing where there is nothing to check: GET /api/stats is measured against a bare route.
    const viewer = isCheckedFirst(entry) ? await viewerFor(entry, c) : undefined
    const query = entry.query && parseQuery(c, entry.query)
    await beforeBody?.(c)
    const sent = await parseSent(entry, c)
    return await handle(new Call(entry, c, { viewer, query, body: sent?.value, bodyText: sent?.text ?? '' }))
  } catch (error) {
    if (error instanceof FailureError) return problem(c, error.failure)
    throw error
  }
}

/** Serves an entry of the table. Its limit by address, access, query and body are checked, in this order, before `handle`. */
export function serve<const Entry extends Endpoint>(
  entry: Entry,
  handle: Handler<Entry>,
  options: ServeOptions = {},
): Route {
  return {
    entry,
    handle: async (c) => {
      c.set('endpoint', entry)
      const response = await respond(entry, c, handle, options)
      if (response.ok && entry.access !== 'anyone' && !c.get('isAccessChecked'))
        throw new Error(`${entry.method} ${entry.path} has answered without an access check`)
      if (c.env.CHECK_ANSWERS === 'true') await checkAnswer(entry, response)
      return response
    },
  }
}

/** A topic's routes as the app mounts them under `/api`. */
export function routesOf(...routes: readonly Route[]): Hono<AppEnv> {
  const hono = new Hono<AppEnv>()
  for (const { entry, handle } of routes) hono.on(entry.method, entry.path.slice('/api'.length), handle)
  return hono
}
