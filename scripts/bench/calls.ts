import { registrationBody } from '#test/support/registration.ts'
import type { Ask } from './client.ts'

/** The caller: a member of the store, with a session. */
export type Member = { id: number; email: string; cookie: string; referralCode: string }

let strangers = 0

/** A visitor from a new address, so that no rate limit applies. */
export function asStranger(): Record<string, string> {
  strangers += 1
  return { 'cf-connecting-ip': `10.${(strangers >> 16) & 255}.${(strangers >> 8) & 255}.${strangers & 255}` }
}

/** A call of the API as the browser sends it. */
export function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Ask {
  return {
    method,
    path,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...asStranger(),
      ...headers,
    },
    body: JSON.stringify(body),
  }
}

let joiners = 0

export function registration(given: Record<string, unknown> = {}): Ask {
  joiners += 1
  const body = registrationBody({
    email: `bench${joiners}@example.com`,
    phoneNumber: `763${String(2_000_000 + joiners)}`,
  })
  return send('POST', '/api/register', { ...body, ...given })
}

type Call = { name: string; trips: number; ask: (member: Member) => Ask }

const get = (path: (member: Member) => string): Call['ask'] => {
  return (member) => ({ method: 'GET', path: path(member), headers: { cookie: member.cookie } })
}

/** The calls whose rows and round trips are counted, with the round trips allowed: one for a GET, two for a POST. */
export const countedCalls: readonly Call[] = [
  { name: 'GET /api/stats', trips: 1, ask: get(() => '/api/stats') },
  { name: 'GET /api/session', trips: 1, ask: get(() => '/api/session') },
  { name: 'GET /api/activity', trips: 1, ask: get(() => '/api/activity') },
  { name: 'GET /api/founding', trips: 1, ask: get(() => '/api/founding') },
  { name: 'GET /api/users/{own id}', trips: 1, ask: get(({ id }) => `/api/users/${id}`) },
  { name: 'GET /api/users/{id}', trips: 1, ask: get(() => '/api/users/1') },
  { name: 'GET /api/users/{id}/tokens', trips: 1, ask: get(({ id }) => `/api/users/${id}/tokens`) },
  { name: 'GET /api/users/{id}/referrals', trips: 1, ask: get(({ id }) => `/api/users/${id}/referrals`) },
  {
    name: 'GET /api/referral-codes/{code}',
    trips: 1,
    ask: get(({ referralCode }) => `/api/referral-codes/${referralCode}`),
  },
  { name: 'GET /api/businesses', trips: 1, ask: get(() => '/api/businesses?limit=20') },
  { name: 'GET /api/businesses?q=', trips: 1, ask: get(() => '/api/businesses?q=birch&limit=20') },
  { name: 'POST /api/register', trips: 2, ask: ({ referralCode }) => registration({ referralCode }) },
  {
    name: 'POST /api/user/login',
    trips: 2,
    ask: ({ email }) => send('POST', '/api/user/login', { email, password: 'correct horse battery' }),
  },
  {
    name: 'POST /api/referral-codes/{code}/visits',
    trips: 2,
    ask: ({ referralCode }) => send('POST', `/api/referral-codes/${referralCode}/visits`, {}),
  },
  {
    name: 'POST /api/contact',
    trips: 2,
    ask: () =>
      send('POST', '/api/contact', {
        name: 'Marisol',
        email: 'm@example.com',
        subject: 'A question',
        message: 'How do I join?',
      }),
  },
]
