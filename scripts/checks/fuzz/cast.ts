import type { Connection } from '#shared/connections/api.ts'
import type { AdminSession } from '#shared/staff/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { Refusal } from '#scripts/product/run.ts'
import { registrationBody } from '#test/support/registration.ts'

export const password = 'correct horse battery'
export const adminPassword = 'correct-horse-admin'

/** A member as the fuzzer plays it. */
export type Person = { id: number; email: string; cookie: string; referralCode: string }

export const roles = [
  'owner',
  'admin',
  'teammate',
  'member',
  'vendor',
  'fullVendor',
  'former',
] as const satisfies readonly string[]
export type Role = (typeof roles)[number]

export type Cast = Record<Role, Person> & {
  /** Signs in every few seconds to prove that it can; no request of the fuzzer names it. */
  prober: Person
  /** An admin's token. */
  staffToken: string
  /** A relation of the member with the owner, and a message in it. */
  connectionId: number
  messageId: number
  /** The owner's open license check. */
  checkId: number
  /** How long the quickest registration took, in milliseconds: what a hash costs here. */
  hashMs: number
}

/** From this many clients on a vendor sees the whole platform. */
const clientsOfFullVendor = 6

let addresses = 0

/** An address that no limit has counted yet. */
export function freshAddress(): string {
  addresses += 1
  return `10.${200 + ((addresses >> 16) & 31)}.${(addresses >> 8) & 255}.${addresses & 255}`
}

type Call = { method?: string; cookie?: string; token?: string; body?: unknown }

async function call(url: string, path: string, { method = 'POST', cookie, token, body }: Call) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      origin: url,
      'cf-connecting-ip': freshAddress(),
      ...(cookie !== undefined && { cookie }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Refusal(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

let joined = 0
let quickestJoin = Infinity

async function join(url: string, given: Record<string, unknown> = {}): Promise<Person> {
  joined += 1
  const email = `cast${joined}@example.com`
  const body = { ...registrationBody({ email, phoneNumber: `612${5_550_000 + joined}` }), ...given }
  const began = performance.now()
  const answer = await call(url, '/api/register', { body })
  quickestJoin = Math.min(quickestJoin, performance.now() - began)
  const { user } = (await answer.json()) as { user: OwnUser }
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-session')) ?? ''
  return { id: user.id, email, cookie: cookie.split(';')[0] ?? '', referralCode: user.referralCode }
}

const asVendor = {
  accountType: 'vendor',
  licenseType: 'Cannabis Vendor/Service Provider',
  vendorType: 'legal',
}

const cookieOf = ({ cookie }: Person) => ({ cookie })

/** Makes a role's account anew, as a member would: one that has been deleted or signed out comes back so. */
export async function play(url: string, role: Role, owner?: Person): Promise<Person> {
  if (role === 'vendor') return join(url, asVendor)
  if (role === 'fullVendor') {
    const vendor = await join(url, asVendor)
    for (let client = 0; client < clientsOfFullVendor; client += 1)
      await join(url, { referralCode: vendor.referralCode })
    return vendor
  }
  const person = await join(url)
  if (role === 'former') {
    const body = { password, passTeamOn: true }
    await call(url, `/api/users/${person.id}`, { method: 'DELETE', ...cookieOf(person), body })
  }
  if (owner && (role === 'admin' || role === 'teammate')) {
    const body = { memberEmail: person.email, role: role === 'admin' ? 'admin' : 'member' }
    const invited = await call(url, `/api/business/${owner.id}/team`, { ...cookieOf(owner), body })
    const { id } = (await invited.json()) as { id: number }
    await call(url, `/api/team-invitations/${id}/accept`, { method: 'POST', ...cookieOf(person) })
  }
  return person
}

/** The token of a new session of staff. */
export async function signInStaff(url: string): Promise<string> {
  const opened = await call(url, '/api/admin/session', { body: { password: adminPassword } })
  return ((await opened.json()) as AdminSession).token
}

/** Every kind of visitor, set up through the product's own calls on an empty store. */
export async function setUp(url: string): Promise<Cast> {
  const owner = await play(url, 'owner')
  const [admin, teammate] = [await play(url, 'admin', owner), await play(url, 'teammate', owner)]
  const [member, vendor] = [await play(url, 'member'), await play(url, 'vendor')]
  const fullVendor = await play(url, 'fullVendor')
  // A bystander on each side: an id that is off by one is not the prober's.
  await join(url)
  const prober = await join(url)
  await join(url)
  const former = await play(url, 'former')

  const requested = await call(url, '/api/connections', {
    ...cookieOf(member),
    body: { receiverId: owner.id },
  })
  const { id: connectionId } = (await requested.json()) as Connection
  await call(url, `/api/connections/${connectionId}/accept`, cookieOf(owner))
  const letter = { receiverId: owner.id, content: 'Good morning' }
  const sent = await call(url, '/api/messages', { ...cookieOf(member), body: letter })
  const { id: messageId } = (await sent.json()) as { id: number }
  await call(url, `/api/users/${owner.id}/license-proof`, {
    ...cookieOf(owner),
    body: { fileName: 'a.pdf', file: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK' },
  })
  const token = await signInStaff(url)
  const listed = await call(url, '/api/admin/verifications', { method: 'GET', token })
  const checks = (await listed.json()) as { id: number }[]
  return {
    owner,
    admin,
    teammate,
    member,
    vendor,
    fullVendor,
    former,
    prober,
    staffToken: token,
    connectionId,
    messageId,
    checkId: checks[0]?.id ?? 1,
    hashMs: quickestJoin,
  }
}
