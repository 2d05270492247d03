import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hashNow, saltBytes } from '#worker/auth/password-hash.ts'
import { defaultStore } from './product/paths.ts'
import { fail, Refusal } from './product/run.ts'
import { migrate, refuseServedStore } from './product/store.ts'
import { fillStore } from './seed/fill.ts'

/** Every seeded member has it. Only the local data ever hold such members. */
const password = 'north-leaf-sample'

async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: { members: { type: 'string', default: '42' }, 'persist-to': { type: 'string' } },
  })
  const members = Number(values.members)
  if (!Number.isInteger(members) || members < 1)
    throw new Refusal(`--members ${values.members} is no number of members.`)
  const store = values['persist-to'] === undefined ? defaultStore : resolve(values['persist-to'])

  refuseServedStore(store)
  await migrate(store)
  const passwordHash = hashNow(password, randomBytes(saltBytes))
  const added = await fillStore(store, { members, now: Date.now(), password, passwordHash })
  console.log(`Added ${added.members} members and ${added.referrals} referrals to ${store}.`)
  console.log(`Sign in as ${added.firstEmail} with the password ${password}.`)
}

await seed().catch(fail)
