import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { dayMs } from '#shared/dates.ts'
import type { NotificationGroup } from '#shared/notifications/api.ts'
import type { SentInvitation } from '#shared/team/invitations-api.ts'
import type { Problem } from '#shared/wire/problem.ts'
import { openDatabase } from '#worker/db/client.ts'
import { deleteExpired } from '#worker/features/operations/repo.ts'
import { join, own } from './support/client.ts'
import {
  accept,
  add,
  businessOf,
  erase,
  invite,
  type Member,
  received,
  teamOf,
  teamPath,
  transfer,
} from './support/team.ts'

const invitationsPath = (owner: Member) => `/api/business/${owner.user.id}/invitations`
const sent = async (reader: Member, owner = reader) =>
  (await reader.get(invitationsPath(owner))).json<SentInvitation[]>()
const decline = (member: Member, id: number) => member.post(`/api/team-invitations/${id}/decline`)
const teamNotice = async (member: Member) => {
  const groups = await (await member.get('/api/notifications')).json<NotificationGroup[]>()
  return groups.find(({ kind }) => kind === 'team')?.text
}
const codeOf = async (answer: Response) => [answer.status, (await answer.json<Problem>()).code]

/** Runs `then` as if `days` had passed; cookies and sessions outlive it. */
async function after<Value>(days: number, then: () => Promise<Value>): Promise<Value> {
  vi.useFakeTimers({ now: Date.now() + days * dayMs, toFake: ['Date'] })
  try {
    return await then()
  } finally {
    vi.useRealTimers()
  }
}

test('an invited member is on the team only once they accept', async () => {
  const [owner, member] = [
    await join({ firstName: 'Odd', companyName: 'Birch Farm' }),
    await join({ firstName: 'Berit' }),
  ]
  const answer = await invite(owner, ` ${member.user.email.toUpperCase()} `, 'admin')
  expect(answer.status).toBe(201)
  expect(await businessOf(member)).toMatchObject({ businessOwnerId: member.user.id, userRole: 'owner' })
  expect(await teamOf(owner, owner)).toHaveLength(1)
  expect(await teamNotice(member)).toBe("You are invited to join Birch Farm's team")

  const [invitation] = await received(member)
  expect(invitation).toMatchObject({
    businessName: 'Birch Farm',
    role: 'admin',
    invitedBy: 'Odd Tangvald',
    place: { team: null, ownsBusiness: true, leads: false },
  })
  const id = invitation?.id ?? 0
  expect((await accept(member, id)).status).toBe(204)
  expect((await accept(member, id)).status, 'repeated').toBe(204)
  expect(await businessOf(member)).toEqual({
    businessOwnerId: owner.user.id,
    userRole: 'admin',
    businessName: 'Birch Farm',
    ownerName: 'Odd Tangvald',
  })
  expect(await own(member)).toMatchObject({ businessOwnerId: owner.user.id, isBusinessOwner: false })
  expect(await received(member)).toEqual([])
  expect(await sent(owner)).toEqual([])
  expect(await teamNotice(owner)).toBe("Berit Tangvald joined Birch Farm's team")
})

test('what the inviter is told is the same for every address', async () => {
  const [owner, leader, helper, vendor, blocker, free] = [
    await join(),
    await join(),
    await join(),
    await join({ accountType: 'vendor' }),
    await join(),
    await join(),
  ]
  await add(leader, helper)
  await blocker.post(`/api/users/${owner.user.id}/block`)
  const answers = []
  for (const email of [
    'nobody@example.com',
    ...[leader, helper, vendor, blocker, free].map(({ user }) => user.email),
  ]) {
    const answer = await invite(owner, email)
    const { id: _, joinedAt: __, member, ...entry } = await answer.json<Record<string, unknown>>()
    answers.push([answer.status, entry, { ...(member as object), email: '', firstName: '' }])
  }
  expect(answers).toEqual(
    answers.map(() => [
      201,
      { memberId: 0, role: 'member' },
      { email: '', firstName: '', lastName: '', logoUrl: null, companyName: null },
    ]),
  )
  const listed = await sent(owner)
  expect(new Set(listed.map(({ status }) => status))).toEqual(new Set(['open']))
  expect(listed).toHaveLength(6)

  // Only those who could accept are asked.
  expect(await received(vendor)).toEqual([])
  expect(await received(blocker)).toEqual([])
  expect(await teamNotice(blocker)).toBeUndefined()
  expect(await received(free)).toHaveLength(1)
})

test('an address that joins later finds its invitation', async () => {
  const owner = await join()
  expect((await invite(owner, 'later@example.com')).status).toBe(201)
  const later = await join({ email: 'Later@example.com' })
  const [invitation] = await received(later)
  expect((await accept(later, invitation?.id ?? 0)).status).toBe(204)
  expect(await teamOf(owner, owner)).toHaveLength(2)
})

test('a block holds, also when it comes after the invitation', async () => {
  const [owner, admin, member] = [await join(), await join(), await join()]
  await add(owner, admin, 'admin')
  await admin.post(invitationsPath(owner), { memberEmail: member.user.email })
  const [invitation] = await received(member)
  await member.post(`/api/users/${admin.user.id}/block`)
  expect(await received(member)).toEqual([])
  expect(await codeOf(await accept(member, invitation?.id ?? 0))).toEqual([409, 'INVITATION_OVER'])
  expect(await businessOf(member)).toMatchObject({ businessOwnerId: member.user.id })
})

test('a repeated invitation is the same one, with the role last given, and notifies once', async () => {
  const [owner, member] = [await join(), await join()]
  const ids = []
  for (const role of ['member', 'admin', 'admin']) {
    ids.push((await (await invite(owner, member.user.email, role)).json<{ id: number }>()).id)
  }
  expect(new Set(ids).size).toBe(1)
  const [open, ...others] = await sent(owner)
  expect([open?.role, others]).toEqual(['admin', []])
  const notices = await env.DB.prepare("SELECT count FROM notifications WHERE user_id = ? AND kind = 'team'")
    .bind(member.user.id)
    .all()
  expect(notices.results).toEqual([{ count: 1 }])

  await owner.send('DELETE', `${invitationsPath(owner)}/${open?.id}`)
  await invite(owner, member.user.email)
  expect((await sent(owner)).map(({ status }) => status)).toEqual(['open'])
  const count = await env.DB.prepare("SELECT count FROM notifications WHERE user_id = ? AND kind = 'team'")
    .bind(member.user.id)
    .first('count')
  expect(count, 'withdrawing and asking again on the same day notifies nobody twice').toBe(1)
})

test('a withdrawn or expired invitation cannot be accepted', async () => {
  const [owner, member, other] = [await join(), await join(), await join()]
  await invite(owner, member.user.email)
  const [first] = await received(member)
  const path = `${invitationsPath(owner)}/${first?.id}`
  expect((await other.send('DELETE', path)).status).toBe(403)
  for (const _ of [1, 2]) expect((await owner.send('DELETE', path)).status).toBe(204)
  expect(await received(member)).toEqual([])
  expect(await codeOf(await accept(member, first?.id ?? 0))).toEqual([409, 'INVITATION_OVER'])
  expect(await sent(owner)).toEqual([])

  await invite(owner, other.user.email)
  const [second] = await received(other)
  const almost = new Date(Date.parse(second?.expiresAt ?? '') - Date.now() + 1000).getTime() / dayMs
  expect(Math.round(almost)).toBe(14)
  await after(13.9, async () => expect(await received(other)).toHaveLength(1))
  await after(14.1, async () => {
    expect(await received(other)).toEqual([])
    expect(await codeOf(await accept(other, second?.id ?? 0))).toEqual([409, 'INVITATION_OVER'])
    expect((await sent(owner)).map(({ status }) => status)).toEqual(['expired'])
  })
})

test('after a decline the same address can be asked again in 30 days, and the row is cleared later', async () => {
  const [owner, member, other] = [await join(), await join(), await join()]
  await invite(owner, member.user.email)
  const [invitation] = await received(member)
  expect((await decline(other, invitation?.id ?? 0)).status).toBe(404)
  for (const _ of [1, 2]) expect((await decline(member, invitation?.id ?? 0)).status).toBe(204)
  expect(await teamNotice(owner)).toBe("An invitation to Marisol Tangvald's team was declined")
  expect((await sent(owner)).map(({ status }) => status)).toEqual(['declined'])
  expect(await codeOf(await accept(member, invitation?.id ?? 0))).toEqual([409, 'INVITATION_OVER'])
  expect(await codeOf(await invite(owner, member.user.email))).toEqual([409, 'DECLINED'])
  expect((await invite(other, member.user.email)).status, 'another business may ask').toBe(201)
  const db = openDatabase(env.DB)
  await deleteExpired(db, Date.now() + 29 * dayMs)
  expect(await sent(owner)).toHaveLength(1)
  await env.DB.prepare('UPDATE team_invitations SET answered_at = ? WHERE id = ?')
    .bind(Date.now() - 30 * dayMs, invitation?.id)
    .run()
  expect((await invite(owner, member.user.email)).status).toBe(201)
  expect((await received(member)).map(({ role }) => role)).toEqual(['member', 'member'])
  const count = (now: number) =>
    deleteExpired(db, now).then(() =>
      env.DB.prepare('SELECT count(*) AS n FROM team_invitations WHERE business_owner_id = ?')
        .bind(owner.user.id)
        .first('n'),
    )
  expect(await count(Date.now() + 43 * dayMs)).toBe(1)
})

test('accepting leaves the other team and tells its owner; a team of the own forbids it', async () => {
  const [first, second, member, helper] = [
    await join({ firstName: 'Ada' }),
    await join({ firstName: 'Bo' }),
    await join({ firstName: 'Cy' }),
    await join(),
  ]
  await add(first, member)
  await invite(second, member.user.email, 'admin')
  const [invitation] = await received(member)
  expect(invitation?.place).toEqual({ team: 'Ada Tangvald', ownsBusiness: true, leads: false })
  expect((await accept(member, invitation?.id ?? 0)).status).toBe(204)
  expect(await teamOf(first, first)).toHaveLength(1)
  expect(await businessOf(member)).toMatchObject({ businessOwnerId: second.user.id, userRole: 'admin' })
  expect(await teamNotice(first)).toBe("Cy Tangvald left Ada Tangvald's team, and 1 more team change")

  await add(first, helper)
  await invite(second, first.user.email)
  const [refused] = await received(first)
  expect(refused?.place.leads).toBe(true)
  expect(await codeOf(await accept(first, refused?.id ?? 0))).toEqual([409, 'HAS_OWN_TEAM'])
})

test('an owner who joins another team invites nobody, and their open invitations end', async () => {
  const [owner, member, third] = [await join(), await join(), await join()]
  await invite(member, third.user.email)
  const [invitation] = await received(third)
  await add(owner, member, 'admin')
  expect(await received(third)).toEqual([])
  expect(await codeOf(await accept(third, invitation?.id ?? 0))).toEqual([409, 'INVITATION_OVER'])
  expect(await codeOf(await invite(member, third.user.email))).toEqual([409, 'ON_OTHER_TEAM'])
})

test('of two acceptances at once exactly one team has the member', async () => {
  const [left, right, member] = [await join(), await join(), await join()]
  await invite(left, member.user.email)
  await invite(right, member.user.email)
  const invitations = await received(member)
  const answers = await Promise.all(invitations.map(({ id }) => accept(member, id)))
  expect(answers.map(({ status }) => status)).toContain(204)
  const sizes = [(await teamOf(left, left)).length, (await teamOf(right, right)).length]
  expect(sizes.toSorted()).toEqual([1, 2])
})

test('an admin invites members, but no admins, and changes nobody', async () => {
  const [owner, admin, member, third] = [await join(), await join(), await join(), await join()]
  await add(owner, admin, 'admin')
  await add(owner, member)
  const asked = (by: Member, role: string) =>
    by.post(invitationsPath(owner), { memberEmail: third.user.email, role })
  expect((await asked(member, 'member')).status).toBe(403)
  expect((await asked(admin, 'admin')).status).toBe(403)
  expect((await admin.post(teamPath(owner), { memberEmail: third.user.email })).status).toBe(403)
  expect((await asked(admin, 'member')).status).toBe(201)
  expect((await sent(admin, owner)).map(({ email }) => email)).toEqual([third.user.email])
  expect((await member.get(invitationsPath(owner))).status).toBe(403)
  const [invitation] = await received(third)
  expect(await accept(third, invitation?.id ?? 0)).toMatchObject({ status: 204 })
  expect(await teamNotice(admin), 'the inviter is notified as well as the owner').toContain('joined')
})

test('people on the team already and the owner are not invited', async () => {
  const [owner, admin] = [await join(), await join()]
  await add(owner, admin, 'admin')
  expect(await codeOf(await invite(owner, owner.user.email))).toEqual([409, 'ALREADY_HERE'])
  expect(await codeOf(await invite(owner, admin.user.email))).toEqual([409, 'ALREADY_HERE'])
  expect(await codeOf(await invite(owner, 'nobody'))).toEqual([400, 'INVALID'])
  expect(await codeOf(await admin.post(invitationsPath(owner), { memberEmail: owner.user.email }))).toEqual([
    409,
    'ALREADY_HERE',
  ])
})

test('a business may invite twenty addresses a day', async () => {
  const owner = await join()
  const statuses = await Promise.all(
    Array.from({ length: 22 }, async (_, index) => {
      const answer = await invite(owner, `nobody${index}@example.com`)
      return answer.status
    }),
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})

test('a deletion removes the invitations to the address, and the business outlives the inviter', async () => {
  const [owner, admin, member] = [await join(), await join(), await join()]
  await add(owner, admin, 'admin')
  await invite(owner, member.user.email)
  await invite(owner, 'waiting@example.com')
  expect(await erase(member)).toBe(true)
  expect((await sent(owner)).map(({ email }) => email)).toEqual(['waiting@example.com'])
  expect(await erase(owner)).toBe(true)
  expect((await sent(admin, owner)).map(({ email }) => email)).toEqual(['waiting@example.com'])
  expect(await teamNotice(admin)).toContain('You are now the owner of your team')
})

test('each change names the team and what changed', async () => {
  const [owner, member] = [await join({ firstName: 'Ada' }), await join()]
  await add(owner, member)
  const role = (to: string) => owner.send('PUT', `${teamPath(owner)}/${member.user.id}/role`, { role: to })
  const read = () => member.post('/api/notifications/read', {})
  await read()
  await role('admin')
  expect(await teamNotice(member)).toBe("You are now an admin of Ada Tangvald's team")
  await role('member')
  expect(await teamNotice(member)).toBe("You are now a member of Ada Tangvald's team, and 1 more team change")
  await read()
  await transfer(owner, owner, member)
  expect(await teamNotice(member)).toContain('You are now the owner of your team')
  await read()
  await transfer(member, owner, owner)
  await owner.send('DELETE', `${teamPath(owner)}/${member.user.id}`)
  expect(await teamNotice(member)).toContain("You were removed from Ada Tangvald's team")
})
