import { achievements } from '#shared/achievements/achievements.ts'
import type { Connection } from '#shared/connections/api.ts'
import type { Thread } from '#shared/messages/api.ts'
import { rewardTiers } from '#shared/tokens/reward-tiers.ts'
import { officialLicenses } from '#shared/licenses/catalogue.ts'
import { notificationKinds } from '#shared/notifications/kinds.ts'
import { predefinedServices } from '#shared/profiles/services.ts'
import type { Staff } from './staff.ts'
import { type Member, registrationOf, vendorRegistrationOf, Visitor } from './client.ts'
import { mailedToken } from './mail.ts'

/** The smallest accepted PDF. */
const pdf = `data:application/pdf;base64,${btoa('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')}`

/** The acting members, and events whose rows a deletion removes. */
export type World = {
  staff: Staff
  members: Member[]
  /** Emails and phone numbers of deleted members, who may return. */
  departed: { email: string; phoneNumber: string }[]
  registrations: number
  credited: number
  visits: number
  serial: number
}

/** The acting member, the target, and a number that each operation uses as it needs. */
export type Cast = { world: World; by: Member; to: Member; n: number }

const names = ['Åsa', 'Bo', "O'Brien", 'Näkkäläjärvi', 'Ming Li', 'X', 'Łukasz ﬁ', 'Strauß 🌿\uFE0F'] as const
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

export async function register(world: World, given: Record<string, unknown>, isVendor = false) {
  const visitor = new Visitor()
  const body = isVendor ? vendorRegistrationOf(given) : registrationOf(given)
  const answer = await visitor.post('/api/register', body)
  if (answer.status !== 201) return answer
  const { user } = await answer.clone().json<{ user: Member['user'] }>()
  world.members.push(Object.assign(visitor, { user, password: body.password }))
  world.registrations += 1
  if (!given['referralCode']) return answer
  const found = await world.staff.read<{ referredBy: { status: string } | null }>(
    `/api/admin/users/${user.id}`,
  )
  if (found.referredBy?.status === 'credited') world.credited += 1
  return answer
}

/** A member whom the answer reports as deleted no longer acts. */
function leave({ world }: Cast, gone: Member, answer: Response): Response {
  if (!answer.ok) return answer
  world.members.splice(world.members.indexOf(gone), 1)
  world.departed.push({ email: gone.user.email, phoneNumber: gone.user.phoneNumber })
  return answer
}

const codeOf = ({ user }: Member) => ({ referralCode: user.referralCode })
const vendorOf = ({ world, to }: Cast) =>
  world.members.findLast(({ user }) => user.accountType === 'vendor') ?? to
const note = 'Test'
const path = ({ user }: Member) => `/api/users/${user.id}`
const staffPath = ({ user }: Member) => `/api/admin/users/${user.id}`
const teamPath = ({ user }: Member) => `/api/business/${user.id}/team`

/** Optional fields of a profile save. */
const edits = {
  name: (n) => ({ firstName: pick(names, n), lastName: pick(names, n + 1) }),
  company: (n) => ({ companyName: n % 5 === 0 ? '' : `${pick(names, n)} & "Pine" ${n}` }),
  description: (n) => ({ businessDescription: `We grow\nand \uE000hidden sell ${n}`, city: pick(names, n) }),
  licenseNumber: (n) => ({ licenseNumber: n % 4 === 0 ? '' : `MN-${n}` }),
  visibility: (n) => ({ isProfilePublic: n % 2 === 0 }),
  services: (n) => ({
    servicesOffered: [pick(predefinedServices, n).id, `Own ${pick(names, n)} ${n}`],
    lookingFor: n % 3 === 0 ? [] : [`Wish ${n}`],
  }),
  otherType: (n) => ({ otherBusinessType: `Kind ${pick(names, n)} ${n}` }),
  zip: (n) => ({ zipCode: pick(['55802-1234', '54880', '58102', '10001'], n) }),
  phone: (n) => ({ phoneNumber: `65155${String(10_000 + n)}` }),
  licenseType: (n) => ({ licenseType: pick(officialLicenses, n) }),
} as const satisfies Record<string, (n: number) => Record<string, unknown>>

function edit(by: Member, what: keyof typeof edits, n: number): Promise<Response> {
  const { firstName, lastName, email, licenseType, zipCode } = by.user
  return by.send('PUT', `${path(by)}/profile`, {
    firstName,
    lastName,
    email,
    licenseType,
    zipCode,
    ...edits[what](n),
  })
}

type Waiting = { id: number; member?: { id: number } | null }

/** Decides an entry of a staff inbox: one of the acting member, else the oldest. */
async function decide({ world: { staff }, by }: Cast, inbox: string, body: object) {
  const waiting = await staff.read<Waiting[]>(`/api/admin/${inbox}`)
  const chosen = waiting.find(({ member }) => member?.id === by.user.id) ?? waiting[0]
  return chosen ? staff.post(`/api/admin/${inbox}/${chosen.id}`, body) : null
}

async function relation({ by, to }: Cast): Promise<number> {
  const all = await (await by.get('/api/connections')).json<Connection[]>()
  if (!Array.isArray(all)) return 999_999
  return (
    all.find(({ requesterId, receiverId }) => [requesterId, receiverId].includes(to.user.id))?.id ?? 999_999
  )
}

const connect = ({ by, to }: Cast) => by.post('/api/connections', { receiverId: to.user.id })
const answerTo = async (cast: Cast, said: 'accept' | 'reject') =>
  cast.by.post(`/api/connections/${await relation(cast)}/${said}`)

async function visitLink({ world, to }: Cast): Promise<Response> {
  const answer = await new Visitor().post(`/api/referral-codes/${to.user.referralCode}/visits`, {})
  if (answer.ok) world.visits += 1
  return answer
}

const write = ({ by, to, n }: Cast) =>
  by.post('/api/messages', { receiverId: to.user.id, content: `Hello ${n}` })

async function read({ by, to }: Cast): Promise<Response> {
  const answer = await by.get(`/api/messages/${to.user.id}`)
  if (!answer.ok) return answer
  const newest = (await answer.json<Thread>()).messages[0]?.id ?? 1
  return by.post(`/api/messages/${to.user.id}/read`, { upTo: newest })
}

async function talk(cast: Cast): Promise<Response> {
  const back = { ...cast, by: cast.to, to: cast.by }
  await connect(cast)
  await answerTo(back, 'accept')
  await write(cast)
  await write(cast)
  if (cast.n % 2 === 0) await read(back)
  return write(back)
}

async function deleteByStaff(cast: Cast): Promise<Response> {
  const isFraud = cast.n % 2 === 0
  const answer = await cast.world.staff.send('DELETE', staffPath(cast.by), { reason: note, isFraud })
  return leave(cast, cast.by, answer)
}

const giveLicenseNumber = ({ by, n }: Cast) => edit(by, 'licenseNumber', n)

async function addToTeam({ by, to, n }: Cast): Promise<Response> {
  const body = { memberEmail: to.user.email, role: n % 2 ? 'admin' : 'member' }
  const invited = await by.post(teamPath(by), body)
  if (!invited.ok) return invited
  const { id } = await invited.json<{ id: number }>()
  return to.post(`/api/team-invitations/${id}/${n % 7 === 0 ? 'decline' : 'accept'}`)
}
const transfer = ({ by, to }: Cast) =>
  by.post(`/api/business/${by.user.id}/transfer-ownership`, { toUserId: to.user.id })

const setTokens = ({ world, by, n }: Cast) =>
  world.staff.send('PUT', staffPath(by), { skunkTokens: n, reason: note })
const claimReward = ({ by, n }: Cast) => by.post(`${path(by)}/rewards/${pick(rewardTiers, n).id}/claim`)

async function changeEmail({ world, by }: Cast): Promise<Response> {
  world.serial += 1
  const email = `moved${world.serial}@example.com`
  const requested = await by.post('/api/user/change-email', { email, currentPassword: by.password })
  if (!requested.ok) return requested
  const token = mailedToken(email, 'Confirm your new email')
  const changed = await new Visitor().post('/api/user/verify-email', { token })
  if (changed.ok) by.user = { ...by.user, email }
  return changed
}

const logIn = ({ by }: Cast) => by.post('/api/user/login', { email: by.user.email, password: by.password })

const bulk =
  (action: string) =>
  ({ world, by, to }: Cast) =>
    world.staff.post('/api/admin/users/bulk', { action, ids: [by.user.id, to.user.id], reason: 'Test' })

/** Every operation of visitors, members and staff that changes the database. */
export const operations = {
  join: ({ world }: Cast) => register(world, {}),
  joinByReferral: ({ world, to }: Cast) => register(world, codeOf(to)),
  joinVendorByReferral: ({ world, to }: Cast) => register(world, codeOf(to), true),
  joinAsClients: async (cast: Cast) => {
    await register(cast.world, codeOf(vendorOf(cast)))
    return register(cast.world, codeOf(vendorOf(cast)))
  },
  joinWithOwnPhone: ({ world, to }: Cast) =>
    register(world, { ...codeOf(to), phoneNumber: to.user.phoneNumber }),
  rejoin: ({ world, to }: Cast) => register(world, { ...world.departed.pop(), ...codeOf(to) }),
  visitLink,
  visitLinkTwice: async (cast: Cast) => {
    await visitLink(cast)
    return visitLink(cast)
  },
  contact: () =>
    new Visitor().post('/api/contact', {
      name: 'Ola',
      email: 'ola@example.com',
      subject: 'Hi',
      message: 'Hello',
    }),

  editAnything: ({ by, n }: Cast) => edit(by, pick(Object.keys(edits) as (keyof typeof edits)[], n), n),
  changeLicense: ({ by, n }: Cast) => edit(by, 'licenseType', n),
  hide: ({ by, n }: Cast) => edit(by, 'visibility', n),
  giveLicenseNumber,
  changeEmail,
  logIn,
  smsConsent: ({ by, n }: Cast) => by.send('PUT', '/api/user/sms-consent', { smsConsent: n % 2 === 0 }),
  addProof: ({ by }: Cast) => by.post(`${path(by)}/license-proof`, { file: pdf, fileName: 'proof.pdf' }),
  removeProof: ({ by }: Cast) => by.send('DELETE', `${path(by)}/license-proof`),
  collect: ({ by, n }: Cast) => by.post(`${path(by)}/achievements/${pick(achievements, n).id}/collect`),
  claimReward,
  earnReward: async (cast: Cast) => {
    await setTokens({ ...cast, n: 40 })
    return claimReward(cast)
  },
  reportBug: ({ world, by }: Cast) => {
    world.serial += 1
    const message = `The page number ${world.serial} crashes when I press the button again and again`
    return by.post('/api/chat', { message, conversationHistory: [] })
  },
  readNotifications: ({ by }: Cast) => by.post('/api/notifications/read', {}),
  mute: ({ by, n }: Cast) => {
    const kinds = notificationKinds.filter(({ required }) => !required)
    return by.send('PUT', '/api/notifications/settings', {
      muted: [pick(kinds, n).id],
      mailMuted: n % 3 === 0 ? ['message'] : [],
      emailDigest: n % 2 === 0,
    })
  },
  deleteAccount: async (cast: Cast) => {
    const { by } = cast
    return leave(cast, by, await by.send('DELETE', path(by), { password: by.password, passTeamOn: true }))
  },

  connect,
  meet: async (cast: Cast) => {
    await connect(cast)
    return answerTo({ ...cast, by: cast.to, to: cast.by }, 'accept')
  },
  talk,
  accept: (cast: Cast) => answerTo(cast, 'accept'),
  reject: (cast: Cast) => answerTo(cast, 'reject'),
  disconnect: async (cast: Cast) => cast.by.send('DELETE', `/api/connections/${await relation(cast)}`),
  write: ({ by, to, n }: Cast) => by.post('/api/messages', { receiverId: to.user.id, content: `Hello ${n}` }),
  read: async ({ by, to }: Cast) => {
    const answer = await by.get(`/api/messages/${to.user.id}`)
    if (!answer.ok) return answer
    const newest = (await answer.json<Thread>()).messages[0]?.id ?? 1
    return by.post(`/api/messages/${to.user.id}/read`, { upTo: newest })
  },
  block: ({ by, to }: Cast) => by.post(`${path(to)}/block`),
  unblock: ({ by, to }: Cast) => by.send('DELETE', `${path(to)}/block`),
  report: ({ by, to }: Cast) => by.post(`${path(to)}/report`, { reason: note }),

  addToTeam,
  transferTeam: async (cast: Cast) => {
    await addToTeam(cast)
    return transfer(cast)
  },
  changeRole: ({ by, to, n }: Cast) =>
    by.send('PUT', `${teamPath(by)}/${to.user.id}/role`, { role: n % 2 ? 'admin' : 'member' }),
  removeFromTeam: ({ by, to }: Cast) => by.send('DELETE', `${teamPath(by)}/${to.user.id}`),
  leaveTeam: ({ by, to }: Cast) => by.send('DELETE', `${teamPath(to)}/${by.user.id}`),
  transfer,

  setTokens,
  setFlags: ({ world, by, n }: Cast) =>
    world.staff.send('PUT', staffPath(by), { isAdmin: n % 2 === 0, isSampleData: n % 3 === 0 }),
  releaseFounding: ({ world, n }: Cast) => {
    const founders = world.members.filter(({ user }) => user.foundingNumber !== null)
    const released = founders[n % Math.max(1, founders.length)]
    return released
      ? world.staff.send('DELETE', `${staffPath(released)}/founding-number`, { reason: note })
      : null
  },
  endSessions: async (cast: Cast) => {
    await bulk('end-sessions')(cast)
    await logIn(cast)
    return logIn({ ...cast, by: cast.to })
  },
  markSample: bulk('mark-sample'),
  unmarkSample: bulk('unmark-sample'),
  verifyMany: bulk('verify'),
  talkAndDelete: async (cast: Cast) => {
    await talk(cast)
    return deleteByStaff(cast)
  },
  deleteByStaff,
  deleteMany: async (cast: Cast) => {
    const answer = await bulk('delete')(cast)
    leave(cast, cast.by, answer)
    return cast.by === cast.to ? answer : leave(cast, cast.to, answer)
  },
  /** A referred member is refused and later verified. */
  refuseAndApprove: async (cast: Cast) => {
    const { world, n } = cast
    await register(world, codeOf(n % 2 ? vendorOf(cast) : cast.to))
    const by = world.members.at(-1) ?? cast.by
    for (const decision of ['refuse', 'approve', ...(n % 3 === 0 ? ['refuse'] : [])]) {
      world.serial += 1
      await edit(by, 'licenseNumber', world.serial * 4 + 1)
      await decide({ ...cast, by }, 'verifications', { decision, note })
    }
    return null
  },
  approve: (cast: Cast) => decide(cast, 'verifications', { decision: 'approve', note }),
  refuse: (cast: Cast) => decide(cast, 'verifications', { decision: 'refuse', note }),
  askForMore: (cast: Cast) => decide(cast, 'verifications', { decision: 'ask', note }),
  answerContact: (cast: Cast) => decide(cast, 'contact', { status: 'answered' }),
  acceptBug: (cast: Cast) => decide(cast, 'bug-reports', { decision: 'accept', note }),
  rejectBug: (cast: Cast) => decide(cast, 'bug-reports', { decision: 'reject', note }),
  deliverReward: (cast: Cast) => decide(cast, 'rewards', { status: 'delivered', note }),
  dismissReport: (cast: Cast) => decide(cast, 'member-reports', { decision: 'dismiss', note }),
  warn: (cast: Cast) => decide(cast, 'member-reports', { decision: 'warn', note }),
} as const satisfies Record<string, (cast: Cast) => Promise<Response | null> | null>

export type OperationName = keyof typeof operations
