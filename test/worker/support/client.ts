import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { registrationBody } from '#test/support/registration.ts'
import { app } from '#worker/app.ts'
import { recordedMail } from './mail.ts'
import { recordedDatabase } from './recorded-database.ts'

const origin = 'https://northleaf.test'
let visitors = 0

/** A browser as the API sees it: one address, its cookies, same-origin requests. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly address: string
  /** Bindings that replace the real ones, such as a failing database or another launch. */
  readonly bindings: Partial<Env>

  constructor(address?: string, bindings: Partial<Env> = {}) {
    this.bindings = bindings
    visitors += 1
    this.address = address ?? `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('CF-Connecting-IP', this.address)
    if (typeof init.body === 'string')
      headers.set('Content-Length', String(new TextEncoder().encode(init.body).length))
    if (this.cookies.size > 0) {
      headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    const request = new Request(origin + path, { redirect: 'manual', ...init, headers })
    const ctx = createExecutionContext()
    const response = await app.fetch(
      request,
      { ...env, DB: recordedDatabase, MAIL: recordedMail, ...this.bindings },
      ctx,
    )
    await waitOnExecutionContext(ctx)
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, { headers })
  }

  send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.fetch(path, {
      method,
      headers: {
        Origin: origin,
        'Sec-Fetch-Site': 'same-origin',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', path, body, headers)
  }
}

let members = 0

/** A valid registration; `given` overrides its fields. */
export function registrationOf(
  given: Record<string, unknown> = {},
): Record<string, unknown> & { email: string; password: string } {
  members += 1
  return {
    ...registrationBody({
      email: `member${members}@example.com`,
      phoneNumber: `612${String(5_550_000 + members)}`,
    }),
    ...given,
  }
}

export function vendorRegistrationOf(given: Record<string, unknown> = {}) {
  return registrationOf({
    accountType: 'vendor',
    licenseType: 'Cannabis Vendor/Service Provider',
    vendorType: 'legal',
    ...given,
  })
}

export type Member = Visitor & { user: OwnUser; password: string }

/** Registers a new member in a new browser. */
export async function join(
  given: Record<string, unknown> = {},
  visitor: Visitor = new Visitor(),
): Promise<Member> {
  const body = given['accountType'] === 'vendor' ? vendorRegistrationOf(given) : registrationOf(given)
  const response = await visitor.post('/api/register', body)
  if (response.status !== 201)
    throw new Error(`registration answered ${response.status}: ${await response.text()}`)
  const { user } = await response.json<{ user: OwnUser }>()
  return Object.assign(visitor, { user, password: body.password })
}

/** The member's current own view. */
export async function own(member: Visitor): Promise<OwnUser> {
  const { user } = await (await member.get('/api/session')).json<{ user: OwnUser }>()
  return user
}
