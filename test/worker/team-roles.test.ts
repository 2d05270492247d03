import { expect, test } from 'vitest'
import { type Visitor, join } from './support/client.ts'
import { add, erase, type Member, teamPath, visitor } from './support/team.ts'

type Actor = 'visitor' | 'stranger' | 'former' | 'deleted' | 'member' | 'admin' | 'owner'

/** `spare` is invited, `joined` is on the team for the calls about it. */
type World = Record<Exclude<Actor, 'visitor'> | 'spare' | 'joined', Member>

type Row = {
  call: string
  run: (actor: Visitor, world: World) => Promise<Response>
  answers: Record<Actor, number>
}

const signedOutOr = (others: number) => ({
  visitor: 401,
  deleted: 401,
  stranger: others,
  former: others,
  member: others,
})
const ownerOnly = (owner: number) => ({ ...signedOutOr(403), admin: 403, owner })

/** Every call about a team by every kind of caller; the rows run in order, and each leaves the team unchanged. */
const matrix: Row[] = [
  {
    call: 'GET team',
    run: (actor, { owner }) => actor.get(teamPath(owner)),
    answers: { ...signedOutOr(403), admin: 200, owner: 200 },
  },
  {
    call: 'GET transfers',
    run: (actor, { owner }) => actor.get(`/api/business/${owner.user.id}/transfers`),
    answers: { ...signedOutOr(403), admin: 200, owner: 200 },
  },
  {
    call: "GET the owner's owned-business",
    run: (actor, { owner }) => actor.get(`/api/user/${owner.user.id}/owned-business`),
    answers: ownerOnly(200),
  },
  {
    call: "GET owned-business with the owner's x-user-id",
    run: (actor, { owner }) =>
      actor.get(`/api/user/${owner.user.id}/owned-business`, { 'x-user-id': String(owner.user.id) }),
    answers: ownerOnly(200),
  },
  {
    call: 'POST a member',
    run: (actor, { owner, spare }) =>
      actor.post(teamPath(owner), { memberEmail: spare.user.email, role: 'member' }),
    answers: ownerOnly(201),
  },
  {
    call: 'POST an owner',
    run: (actor, { owner, spare }) =>
      actor.post(teamPath(owner), { memberEmail: spare.user.email, role: 'owner' }),
    answers: ownerOnly(403),
  },
  {
    call: 'POST an unknown role',
    run: (actor, { owner, spare }) =>
      actor.post(teamPath(owner), { memberEmail: spare.user.email, role: 'zzz' }),
    answers: { visitor: 401, deleted: 401, stranger: 400, former: 400, member: 400, admin: 400, owner: 400 },
  },
  {
    call: 'GET the invitations',
    run: (actor, { owner }) => actor.get(`/api/business/${owner.user.id}/invitations`),
    answers: { ...signedOutOr(403), admin: 200, owner: 200 },
  },
  {
    call: 'POST an invitation as a member',
    run: (actor, { owner, spare }) =>
      actor.post(`/api/business/${owner.user.id}/invitations`, { memberEmail: spare.user.email }),
    answers: { ...signedOutOr(403), admin: 201, owner: 201 },
  },
  {
    call: 'POST an invitation as an admin',
    run: (actor, { owner, spare }) =>
      actor.post(`/api/business/${owner.user.id}/invitations`, {
        memberEmail: spare.user.email,
        role: 'admin',
      }),
    answers: ownerOnly(201),
  },
  {
    call: 'DELETE an invitation',
    run: (actor, { owner }) => actor.send('DELETE', `/api/business/${owner.user.id}/invitations/999999`),
    answers: { ...signedOutOr(403), admin: 204, owner: 204 },
  },
  {
    call: 'GET the profile',
    run: (actor, { owner }) => actor.get(`/api/business/${owner.user.id}/profile`),
    answers: { ...signedOutOr(403), admin: 200, owner: 200 },
  },
  {
    call: 'PUT the profile of another version',
    run: (actor, { owner }) =>
      actor.send('PUT', `/api/business/${owner.user.id}/profile`, { profileVersion: 999 }),
    answers: { ...signedOutOr(403), admin: 409, owner: 409 },
  },
  {
    call: 'PUT the role admin',
    run: (actor, { owner, joined }) =>
      actor.send('PUT', `${teamPath(owner)}/${joined.user.id}/role`, { role: 'admin' }),
    answers: ownerOnly(200),
  },
  {
    call: 'PUT the role owner',
    run: (actor, { owner, spare }) =>
      actor.send('PUT', `${teamPath(owner)}/${spare.user.id}/role`, { role: 'owner' }),
    answers: ownerOnly(403),
  },
  {
    call: "PUT the owner's role",
    run: (actor, { owner }) =>
      actor.send('PUT', `${teamPath(owner)}/${owner.user.id}/role`, { role: 'member' }),
    answers: ownerOnly(403),
  },
  {
    call: "PUT the role of somebody who isn't on the team",
    run: (actor, { owner, stranger }) =>
      actor.send('PUT', `${teamPath(owner)}/${stranger.user.id}/role`, { role: 'admin' }),
    answers: ownerOnly(404),
  },
  {
    call: 'DELETE a member',
    run: (actor, { owner, spare }) => actor.send('DELETE', `${teamPath(owner)}/${spare.user.id}`),
    answers: ownerOnly(204),
  },
  {
    call: 'DELETE the owner',
    run: (actor, { owner }) => actor.send('DELETE', `${teamPath(owner)}/${owner.user.id}`),
    answers: ownerOnly(409),
  },
  {
    call: 'POST a transfer to a stranger',
    run: (actor, { owner, stranger }) =>
      actor.post(`/api/business/${owner.user.id}/transfer-ownership`, { toUserId: stranger.user.id }),
    answers: ownerOnly(409),
  },
  {
    call: 'POST a transfer to the owner',
    run: (actor, { owner }) =>
      actor.post(`/api/business/${owner.user.id}/transfer-ownership`, { toUserId: owner.user.id }),
    answers: ownerOnly(400),
  },
  {
    call: 'POST a transfer to the admin',
    run: (actor, { owner, admin }) =>
      actor.post(`/api/business/${owner.user.id}/transfer-ownership`, { toUserId: admin.user.id }),
    answers: ownerOnly(200),
  },
]

test('every call about a team answers each kind of caller as its role allows', async () => {
  const [owner, admin, member, former, stranger, deleted, spare, joined] = await Promise.all([
    join(),
    join(),
    join(),
    join(),
    join(),
    join(),
    join(),
    join(),
  ])
  const world: World = { owner, admin, member, former, stranger, deleted, spare, joined }
  await add(owner, joined)
  await add(owner, admin, 'admin')
  await add(owner, member)
  await add(owner, former)
  await add(owner, deleted, 'admin')
  expect((await former.send('DELETE', `${teamPath(owner)}/${former.user.id}`)).status).toBe(204)
  expect(await erase(deleted)).toBe(true)

  const got: Record<string, Record<string, number>> = {}
  const expected: typeof got = {}
  for (const { call, run, answers } of matrix) {
    expected[call] = answers
    const row: Record<string, number> = (got[call] = {})
    for (const actor of Object.keys(answers) as Actor[]) {
      const caller = actor === 'visitor' ? visitor() : world[actor]
      row[actor] = (await run(caller, world)).status
    }
  }
  expect(got).toEqual(expected)
})
