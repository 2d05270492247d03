import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { join } from './support/client.ts'
import { clearAttempts } from '#worker/auth/rate-limit.ts'
import { accept, businessOf, type Member, teamPath, transfer } from './support/team.ts'
import type { TeamRole } from '#shared/team/roles.ts'

/** The expected state: the owner of every business, and the team and role of everybody on a team. */
type Model = { owners: Map<number, number>; entries: Map<number, { business: number; role: TeamRole }> }

let people: Member[] = []
const idOf = (index: number) => (people[index] as Member).user.id

const steps = fc.array(
  fc.record({
    step: fc.constantFrom('add', 'role', 'remove', 'leave', 'transfer'),
    by: fc.nat({ max: 4 }),
    of: fc.nat({ max: 4 }),
    to: fc.nat({ max: 4 }),
    role: fc.constantFrom('admin', 'member'),
  }),
  { minLength: 10, maxLength: 30 },
)
type Step = (typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never) extends (infer One)[]
  ? One
  : never

const leads = (model: Model, id: number) =>
  [...model.entries.values()].some(({ business }) => model.owners.get(business) === id)

/** Applies a step to the model and returns whether the call should succeed. */
function expectStep(model: Model, { step, by, of, to, role }: Step): boolean {
  const [actor, business, other] = [idOf(by), idOf(of), idOf(to)]
  const isOwner = model.owners.get(business) === actor
  const isElsewhere = model.entries.has(actor)
  const entry = model.entries.get(other)
  const isHere = entry?.business === business
  switch (step) {
    case 'add':
      if (!isOwner || isElsewhere || other === actor || isHere || leads(model, other)) return false
      // Accepting leaves any other team.
      model.entries.set(other, { business, role: role as TeamRole })
      return true
    case 'role':
      if (!isOwner || other === actor || !isHere) return false
      model.entries.set(other, { business, role: role as TeamRole })
      return true
    case 'remove':
      // Members may remove themselves, owners may not.
      if (isOwner === (other === actor)) return false
      if (isHere) model.entries.delete(other)
      return true
    case 'leave':
      if (isOwner) return false
      if (model.entries.get(actor)?.business === business) model.entries.delete(actor)
      return true
    default:
      if (!isOwner || isElsewhere || !isHere) return false
      model.owners.set(business, other)
      model.entries.delete(other)
      model.entries.set(actor, { business, role: 'admin' })
      return true
  }
}

async function addByInvitation(owner: Member, business: Member, other: Member, role: string) {
  const invited = await owner.post(teamPath(business), { memberEmail: other.user.email, role })
  return invited.ok ? accept(other, (await invited.json<{ id: number }>()).id) : invited
}

function run({ step, by, of, to, role }: Step): Promise<Response> {
  const [actor, business, other] = [people[by], people[of], people[to]] as [Member, Member, Member]
  switch (step) {
    case 'add':
      return addByInvitation(actor, business, other, role)
    case 'role':
      return actor.send('PUT', `${teamPath(business)}/${other.user.id}/role`, { role })
    case 'remove':
      return actor.send('DELETE', `${teamPath(business)}/${other.user.id}`)
    case 'leave':
      return actor.send('DELETE', `${teamPath(business)}/${actor.user.id}`)
    default:
      return transfer(actor, business, other)
  }
}

async function reset(): Promise<Model> {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM business_team_members'),
    env.DB.prepare('DELETE FROM team_invitations'),
    env.DB.prepare('UPDATE businesses SET owner_id = id'),
  ])
  // The daily number of additions is another test's matter.
  await Promise.all(people.map(({ user }) => clearAttempts(env, 'teamAdditions', String(user.id))))
  return { owners: new Map(people.map(({ user }) => [user.id, user.id])), entries: new Map() }
}

async function stored(): Promise<Model> {
  const [owners, entries] = await env.DB.batch<Record<string, never>>([
    env.DB.prepare('SELECT id, owner_id FROM businesses'),
    env.DB.prepare('SELECT member_id, business_owner_id, role FROM business_team_members'),
  ])
  return {
    owners: new Map((owners?.results ?? []).map((row) => [row['id'], row['owner_id']] as never)),
    entries: new Map(
      (entries?.results ?? []).map(
        (row) => [row['member_id'], { business: row['business_owner_id'], role: row['role'] }] as never,
      ),
    ),
  }
}

test(
  'whatever is done to teams, each business has exactly one owner, who has no entry',
  { timeout: 60_000 },
  async () => {
    people = await Promise.all(Array.from({ length: 5 }, () => join()))
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const model = await reset()
        for (const step of sequence) {
          const before = structuredClone(model)
          const answer = await run(step)
          const isExpected = expectStep(model, step)
          expect([step, answer.ok]).toEqual([step, isExpected])
          if (!isExpected) expect(model).toEqual(before)
          const now = await stored()
          expect(now).toEqual(model)
          for (const [business, owner] of now.owners) {
            expect(now.entries.get(owner)?.business).not.toBe(business)
          }
        }
        for (const person of people) {
          const seen = await businessOf(person)
          const entry = model.entries.get(person.user.id)
          const role = entry?.role ?? ([...model.owners.values()].includes(person.user.id) ? 'owner' : null)
          expect(seen.userRole).toBe(role)
        }
      }),
      { numRuns: 8 },
    )
  },
)
