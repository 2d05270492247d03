import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Connection, Inbox, Relation, RelationState } from '#shared/connections/api.ts'
import { join } from './support/client.ts'

type Member = Awaited<ReturnType<typeof join>>

/** The states of a pair, by who is the requester; `refused` remembers who was rejected. */
type Model = {
  relation: { asker: 0 | 1; status: 'pending' | 'accepted' | 'rejected' } | null
  blocks: [boolean, boolean]
}

const actions = ['ask', 'accept', 'reject', 'end', 'block', 'unblock'] as const
type Action = (typeof actions)[number]

/** The rules as a model; the server must agree with it after every step. */
function apply(model: Model, side: 0 | 1, action: Action): Model {
  const { relation } = model
  const hasAsked = relation?.asker === side
  const isBlocked = model.blocks[0] || model.blocks[1]
  const blocks: [boolean, boolean] = [...model.blocks]
  switch (action) {
    case 'ask':
      if (isBlocked) return model
      if (!relation || (relation.status === 'rejected' && !hasAsked))
        return { ...model, relation: { asker: side, status: 'pending' } }
      return model
    case 'accept':
    case 'reject':
      if (relation?.status !== 'pending' || hasAsked) return model
      return { ...model, relation: { ...relation, status: action === 'accept' ? 'accepted' : 'rejected' } }
    case 'end': {
      if (!relation) return model
      const may = relation.status === 'accepted' || (relation.status === 'pending') === hasAsked
      return may ? { ...model, relation: null } : model
    }
    case 'block':
      // A blocked member without any other relation cannot see the blocker.
      if (isBlocked && !blocks[side]) return model
      blocks[side] = true
      // A rejected member's request stays rejected after a block.
      return { relation: relation?.status === 'rejected' && hasAsked ? relation : null, blocks }
    case 'unblock':
      blocks[side] = false
      return { ...model, blocks }
  }
}

function stateFor({ relation }: Model, side: 0 | 1): RelationState {
  if (!relation) return 'none'
  if (relation.status === 'accepted') return 'connected'
  if (relation.status === 'pending') return relation.asker === side ? 'sent' : 'received'
  return relation.asker === side ? 'declined' : 'none'
}

const idOf = async (one: Member, other: Member) => {
  const row = await env.DB.prepare('SELECT id FROM connections WHERE pair = ?')
    .bind([one.user.id, other.user.id].toSorted((a, b) => a - b).join(':'))
    .first<{ id: number }>()
  return row?.id ?? 999_999
}

async function act(member: Member, other: Member, action: Action): Promise<Response> {
  switch (action) {
    case 'ask':
      return member.post('/api/connections', { receiverId: other.user.id })
    case 'accept':
    case 'reject':
      return member.post(`/api/connections/${await idOf(member, other)}/${action}`)
    case 'end':
      return member.send('DELETE', `/api/connections/${await idOf(member, other)}`)
    case 'block':
      return member.post(`/api/users/${other.user.id}/block`)
    case 'unblock':
      return member.send('DELETE', `/api/users/${other.user.id}/block`)
  }
}

test('any order of request, answer, withdrawal, removal and block leaves one consistent relation', async () => {
  const pair = [await join(), await join()] as const
  const [anna, bo] = pair
  const step = fc.tuple(fc.constantFrom(0 as const, 1 as const), fc.constantFrom(...actions))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      await env.DB.batch(
        ['connections', 'blocks', 'messages', 'conversations'].map((table) =>
          env.DB.prepare(`DELETE FROM ${table}`),
        ),
      )
      let model: Model = { relation: null, blocks: [false, false] }
      for (const [side, action] of steps) {
        const response = await act(pair[side], pair[side === 0 ? 1 : 0], action)
        expect(response.status).toBeLessThan(500)
        model = apply(model, side, action)
      }
      for (const side of [0, 1] as const) {
        const [member, other] = side === 0 ? [anna, bo] : [bo, anna]
        const [relation] = await (
          await member.get(`/api/connections/relations?ids=${other.user.id}`)
        ).json<Relation[]>()
        const state = stateFor(model, side)
        expect(relation?.state).toBe(state)
        const listed = await (await member.get('/api/connections')).json<Connection[]>()
        expect(listed).toHaveLength(['sent', 'received', 'connected'].includes(state) ? 1 : 0)
        expect(await (await member.get('/api/inbox')).json<Inbox>()).toMatchObject({
          connections: state === 'connected' ? 1 : 0,
          requests: state === 'received' ? 1 : 0,
          sent: state === 'sent' ? 1 : 0,
        })
        const collected = await env.DB.prepare(
          'SELECT coalesce(sum(members), 0) AS members FROM license_collection WHERE user_id = ?',
        )
          .bind(member.user.id)
          .first<{ members: number }>()
        expect(collected?.members).toBe(state === 'connected' ? 1 : 0)
        const isHidden = model.blocks[0] || model.blocks[1]
        expect((await member.get(`/api/users/${other.user.id}`)).status).toBe(isHidden ? 404 : 200)
        const written = await member.post('/api/messages', { receiverId: other.user.id, content: 'Hello' })
        expect([201, 429].includes(written.status)).toBe(state === 'connected')
      }
    }),
    { numRuns: 25 },
  )
}, 60_000)
