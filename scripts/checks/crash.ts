// `npm run check:crash`: kills and restarts the built Worker many times under registrations. Every acknowledged
// registration must exist once, with one credit for its referrer, and after recovery the counter must equal the rows.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { buildIfChanged } from '#scripts/product/build.ts'
import { fail, Refusal } from '#scripts/product/run.ts'
import { refuseBusyPort, serve, type Server } from '#scripts/product/serve.ts'
import { copyFreshStore, databaseFile } from '#scripts/product/store.ts'
import { registrationBody } from '#test/support/registration.ts'

const crashes = 20
const clients = 4
const port = Number(process.env['PORT'] ?? 8791)
const url = `http://localhost:${port}`

/** The number of success answers of each registration, by email. */
const acknowledged = new Map<string, number>()
let begun = 0
const over = new AbortController()
let referralCode: string | undefined

const bodyOf = (number: number) =>
  JSON.stringify(
    registrationBody({
      email: `crash${number}@example.com`,
      phoneNumber: `612${String(5_000_000 + number)}`,
      ...(referralCode !== undefined && { referralCode }),
    }),
  )

/** Sends one registration until it is answered, with the same key and body, as the form does. */
async function joinOnce(number: number): Promise<{ referralCode: string } | undefined> {
  const body = bodyOf(number)
  while (!over.signal.aborted) {
    try {
      const answer = await fetch(`${url}/api/register`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: url,
          'cf-connecting-ip': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
          'idempotency-key': `crash-${number}-of-this-run`,
        },
        body,
      })
      if (answer.status === 201) {
        const { user }: { user: { referralCode: string } } = await answer.json()
        const email = `crash${number}@example.com`
        acknowledged.set(email, (acknowledged.get(email) ?? 0) + 1)
        return user
      }
      if (answer.status !== 503)
        throw new Refusal(`A registration was answered ${answer.status}: ${await answer.text()}`)
    } catch (error) {
      if (error instanceof Refusal) throw error
      // The server is down: the connection broke or was refused.
    }
    await sleep(100)
  }
  return undefined
}

async function keepJoining(): Promise<void> {
  while (!over.signal.aborted) {
    begun += 1
    await joinOnce(begun)
  }
}

async function recover(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    const health: { settled?: number } | undefined = answer?.ok ? await answer.json() : undefined
    if (health?.settled === 0) return
    await sleep(100)
  }
  throw new Refusal('What the crash left was not settled.')
}

/** A message for each rule that the records violate. */
function faultsOf(store: string): string[] {
  const database = new DatabaseSync(databaseFile(store) ?? '', { readOnly: true })
  const number = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0] ?? 0)
  const rows = number('SELECT count(*) FROM users')
  const emails = new Set(
    database
      .prepare('SELECT email FROM users')
      .all()
      .map((row) => String(row['email'])),
  )
  const lost = [...acknowledged.keys()].filter((email) => !emails.has(email))
  const places = number('SELECT count(DISTINCT founding_number) FROM users')
  const rules: [string, boolean][] = [
    [`${lost.length} acknowledged registrations are lost: ${lost.slice(0, 3).join(', ')}`, lost.length === 0],
    ['a registration is unsettled', number("SELECT count(*) FROM users WHERE claim <> 'done'") === 0],
    ['the counter differs from the rows', number('SELECT licensees FROM network') === rows],
    [
      'licensee numbers are missing or repeated',
      number('SELECT count(DISTINCT licensee_number) FROM users') === rows,
    ],
    [
      'the founding places are not 1..50',
      places === Math.min(rows, foundingPlaces) &&
        number('SELECT max(founding_number) FROM users') === places,
    ],
    [
      'a welcome entry is missing or repeated',
      number("SELECT count(*) FROM token_entries WHERE source = 'registration'") === rows,
    ],
    ['a referral is missing or repeated', number('SELECT count(*) FROM referrals') === rows - 1],
    [
      'a credit is missing or repeated',
      number("SELECT count(*) FROM token_entries WHERE source = 'referral'") === rows - 1,
    ],
    [
      'a balance differs from its ledger',
      number(
        `SELECT count(*) FROM users u WHERE skunk_tokens <> (SELECT sum(amount) FROM token_entries WHERE user_id = u.id)`,
      ) === 0,
    ],
  ]
  database.close()
  console.log(`${rows} registrations on record, ${acknowledged.size} acknowledged.`)
  return rules.filter(([, holds]) => !holds).map(([fault]) => fault)
}

async function checkCrashes(): Promise<void> {
  await refuseBusyPort(port, 'PORT=… npm run check:crash')
  await buildIfChanged()
  const store = mkdtempSync(join(tmpdir(), 'north-leaf-crash-'))
  await copyFreshStore(store)
  const start = () =>
    serve({ port, store, vars: ['LAUNCH_AT:2099-01-01T00:00:00Z'], onOutput: () => undefined })
  let server: Server = await start()
  begun += 1
  referralCode = (await joinOnce(begun))?.referralCode
  const load = Array.from({ length: clients }, keepJoining)
  for (let crash = 1; crash <= crashes; crash += 1) {
    const enough = acknowledged.size + 5
    while (acknowledged.size < enough) await sleep(20)
    // A random delay, so that each kill hits another point of a registration.
    await sleep((crash * 37) % 200)
    await server.kill()
    server = await start()
    console.log(`Crash ${crash} of ${crashes}: ${acknowledged.size} registrations acknowledged so far.`)
  }
  await sleep(1000)
  over.abort()
  await Promise.all(load)
  await recover()
  const stats: { totalLicensees: number } = await (await fetch(`${url}/api/stats`)).json()
  await server.stop()

  const faults = faultsOf(store)
  if (stats.totalLicensees < acknowledged.size)
    faults.push('the counter on the page is below what was acknowledged')
  rmSync(store, { recursive: true, force: true })
  if (faults.length > 0) throw new Refusal(`After ${crashes} crashes:\n  ${faults.join('\n  ')}`)
  console.log(`After ${crashes} crashes nothing is lost and nothing is counted twice.`)
}

await checkCrashes().catch(fail)
