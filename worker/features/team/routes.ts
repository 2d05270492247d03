import { Hono } from 'hono'
import { addTeamMemberInput, changeTeamRoleInput, transferOwnershipInput } from '#shared/team/api.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppContext, AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { itemIdFrom, userIdFrom } from '#worker/auth/owner.ts'
import { problem } from '#worker/http/problem.ts'
import { requireViewer } from '#worker/auth/sessions.ts'
import {
  addMember,
  changeRole,
  readOwnedBusiness,
  readTeam,
  readTransfers,
  removeMember,
  transferOwnership,
} from './service.ts'

/** A business's id in the path; anything else is nobody's business, so the answer is that of a stranger's. */
const businessIdFrom = (c: AppContext) => itemIdFrom(c, 'businessOwnerId')

export const teamRoutes = new Hono<AppEnv>()
  .get('/user/:userId/owned-business', async (c) =>
    c.json(await readOwnedBusiness(depsFrom(c), userIdFrom(c, 'userId'))),
  )
  .get('/business/:businessOwnerId/team', async (c) => c.json(await readTeam(depsFrom(c), businessIdFrom(c))))
  .get('/business/:businessOwnerId/transfers', async (c) =>
    c.json(await readTransfers(depsFrom(c), businessIdFrom(c))),
  )
  .post('/business/:businessOwnerId/team', async (c) => {
    const businessId = businessIdFrom(c)
    const viewer = await requireViewer(c)
    const input = await parseBody(c, addTeamMemberInput)
    const added = await addMember(depsFrom(c), viewer, businessId, input)
    return added.ok ? c.json(added.value, 201) : problem(c, added.failure)
  })
  .put('/business/:businessOwnerId/team/:memberId/role', async (c) => {
    const [businessId, memberId] = [businessIdFrom(c), userIdFrom(c, 'memberId')]
    const viewer = await requireViewer(c)
    const { role } = await parseBody(c, changeTeamRoleInput)
    const changed = await changeRole(depsFrom(c), viewer, businessId, { memberId, role })
    return changed.ok ? c.json(changed.value) : problem(c, changed.failure)
  })
  .delete('/business/:businessOwnerId/team/:memberId', async (c) => {
    const [businessId, memberId] = [businessIdFrom(c), userIdFrom(c, 'memberId')]
    const viewer = await requireViewer(c)
    const removed = await removeMember(depsFrom(c), viewer, businessId, memberId)
    return removed.ok ? c.body(null, 204) : problem(c, removed.failure)
  })
  .post('/business/:businessOwnerId/transfer-ownership', async (c) => {
    const businessId = businessIdFrom(c)
    const viewer = await requireViewer(c)
    const input = await parseBody(c, transferOwnershipInput)
    const moved = await transferOwnership(depsFrom(c), viewer, businessId, input)
    return moved.ok ? c.json(moved.value) : problem(c, moved.failure)
  })
