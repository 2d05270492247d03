import { env } from 'cloudflare:workers'
import type { ReceivedInvitation } from '#shared/team/invitations-api.ts'
import type { OwnershipTransferItem, OwnedBusiness, TeamEntry } from '#shared/team/api.ts'
import { openDatabase } from '#worker/db/client.ts'
import { deleteMember } from '#worker/features/accounts/deletion/service.ts'
import { type join, Visitor } from './client.ts'

export type Member = Awaited<ReturnType<typeof join>>

export const teamPath = (owner: Member) => `/api/business/${owner.user.id}/team`

export const teamOf = async (reader: Member, business: Member) =>
  (await reader.get(teamPath(business))).json<TeamEntry[]>()

export const transfersOf = async (reader: Member, business: Member) =>
  (await reader.get(`/api/business/${business.user.id}/transfers`)).json<OwnershipTransferItem[]>()

export const businessOf = async (member: Member) =>
  (await member.get(`/api/user/${member.user.id}/owned-business`)).json<OwnedBusiness>()

export const invite = (owner: Member, email: string, role = 'member') =>
  owner.post(teamPath(owner), { memberEmail: email, role })

export const received = async (member: Member) =>
  (await member.get('/api/team-invitations')).json<ReceivedInvitation[]>()

export const accept = (member: Member, id: number) => member.post(`/api/team-invitations/${id}/accept`)

/** Invites a member, who accepts. */
export async function add(owner: Member, member: Member, role = 'member'): Promise<void> {
  const answer = await invite(owner, member.user.email, role)
  if (answer.status !== 201) throw new Error(`inviting answered ${answer.status}: ${await answer.text()}`)
  const accepted = await accept(member, (await answer.json<{ id: number }>()).id)
  if (accepted.status !== 204)
    throw new Error(`accepting answered ${accepted.status}: ${await accepted.text()}`)
}

export const transfer = (from: Member, business: Member, to: Member, notes?: string) =>
  from.post(`/api/business/${business.user.id}/transfer-ownership`, {
    toUserId: to.user.id,
    ...(notes !== undefined && { notes }),
  })

/** Deletes a member as the service of both deletions does. */
export const erase = (member: { user: { id: number } }, isFraud = false) =>
  deleteMember(
    {
      db: openDatabase(env.DB),
      env,
      now: Date.now(),
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      read: () => Promise.reject(new Error('nothing is read by a session here')),
      readAsViewer: () => Promise.reject(new Error('nothing is read by a session here')),
      later: () => undefined,
    },
    { userId: member.user.id, isFraud },
  )

export const visitor = () => new Visitor()
