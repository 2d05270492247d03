// `npm run bench`: the cost of calls, relative to a bare route and a bare insert in the same run. Only ratios are
// checked, since absolute numbers depend on the machine.
import { fail, Refusal } from '#scripts/product/run.ts'
import { asStranger, countedCalls, type Member, registration } from './calls.ts'
import { type Ask, Connection } from './client.ts'
import type { Counts } from './counts.ts'
import { lists, type Store } from './lists.ts'
import { latencies, median, quantile, throughput } from './measure.ts'
import { type BenchServer, buildBench, serveBench } from './server.ts'

const rounds = 5
const port = Number(process.env['PORT'] ?? 8795)
const broken: string[] = []

function judge(what: string, holds: boolean): void {
  console.log(`  ${holds ? 'holds ' : 'BROKEN'}  ${what}`)
  if (!holds) broken.push(what)
}

async function join(server: BenchServer): Promise<Member> {
  const connection = await Connection.open(server.port)
  const { status, headers, body } = await connection.ask(registration())
  connection.close()
  if (status !== 201) throw new Error(`the bench could not join: ${status} ${body}`)
  const { user }: { user: Pick<Member, 'id' | 'email' | 'referralCode'> } = JSON.parse(body)
  return { ...user, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** The median of the rounds' ratios, since anything that slows a round slows both sides. */
function ratioOf(these: readonly number[] = [], those: readonly number[] = []): number {
  return median(these.map((value, round) => value / (those[round] ?? Number.NaN)))
}

/** The ratio of two calls' answers per second, in many short turns, since an insert slows whatever follows it. */
async function ratioInTurns(port: number, these: () => Ask, those: () => Ask): Promise<number> {
  const ratios: number[] = []
  for (let turn = 0; turn < 25; turn += 1) {
    ratios.push((await throughput(port, these, 16, 400)) / (await throughput(port, those, 16, 400)))
  }
  return median(ratios)
}

async function speeds(plain: BenchServer, unhashed: BenchServer, member: Member): Promise<number> {
  const bareGet = () => ({ method: 'GET', path: '/api/bench/bare' })
  const insert = () => ({ method: 'POST', path: '/api/bench/insert' })
  const stats = () => ({ method: 'GET', path: '/api/stats' })
  const user = () => ({ method: 'GET', path: `/api/users/${member.id}`, headers: { cookie: member.cookie } })
  const invalid = () => registration({ zipCode: '' })
  const rows = [
    { name: 'bare route', port: plain.port, ask: bareGet, times: 300, perSecond: true },
    { name: 'one D1 insert', port: plain.port, ask: insert, times: 200, perSecond: true },
    { name: 'GET /api/stats', port: plain.port, ask: stats, times: 300, perSecond: true },
    { name: 'GET /api/users/{id}', port: plain.port, ask: user, times: 200, perSecond: true },
    { name: 'POST /api/register', port: plain.port, ask: () => registration(), times: 8, perSecond: false },
    {
      name: 'the same without its hash',
      port: unhashed.port,
      ask: () => registration(),
      times: 100,
      perSecond: false,
    },
    { name: 'POST /api/register, invalid', port: plain.port, ask: invalid, times: 50, perSecond: false },
  ].map((row) => ({ ...row, waits: [] as number[], rates: [] as number[] }))

  for (let round = 0; round < rounds; round += 1) {
    for (const row of rows) {
      row.waits.push(median(await latencies(row.port, row.times, row.ask)))
      if (row.perSecond) row.rates.push(await throughput(row.port, row.ask))
    }
  }
  console.log(
    `\nSpeed (the best of ${rounds} interleaved rounds, since neighbors only slow; p50 of one client; answers a second over 16 connections)`,
  )
  for (const { name, waits, rates } of rows) {
    const wait = Math.min(...waits).toFixed(2)
    const rate = rates.length > 0 ? Math.max(...rates).toFixed(0) : '-'
    console.log(`  ${name.padEnd(30)} ${wait.padStart(8)} ms ${rate.padStart(8)} /s`)
  }
  const [, oneInsert, , , hashed, plainJoin, refused] = rows
  const hash = Math.min(...(hashed?.waits ?? [])) - Math.min(...(plainJoin?.waits ?? []))
  const statsRatio = await ratioInTurns(plain.port, stats, bareGet)
  const joinRatio = ratioOf(plainJoin?.waits, oneInsert?.waits)
  const refusedRatio = Math.min(...(refused?.waits ?? [])) / hash
  judge(`stats answers ${statsRatio.toFixed(2)} x the bare route (at least 0.8)`, statsRatio >= 0.8)
  judge(
    `a registration without its hash takes ${joinRatio.toFixed(1)} x one insert (at most 5)`,
    joinRatio <= 5,
  )
  judge(
    `an invalid registration takes ${refusedRatio.toFixed(2)} x a hash (below 0.3: none is made)`,
    refusedRatio < 0.3,
  )
  return hash
}

async function counts(server: BenchServer, member: Member, members: string): Promise<void> {
  console.log(`\nD1 at ${members} members`)
  const connection = await Connection.open(server.port)
  for (const { name, trips, ask } of countedCalls) {
    const request = ask(member)
    const { status, headers } = await connection.ask({
      ...request,
      headers: { ...request.headers, 'x-bench-count': '1' },
    })
    const counted: Counts = JSON.parse(headers.get('x-bench-d1') ?? '{}')
    const said = `${name.padEnd(40)} ${status}  ${counted.trips} round trips, ${counted.rowsRead} rows read, ${counted.rowsWritten} written`
    judge(said, status < 400 && counted.trips <= trips && counted.rowsRead <= 50)
  }
  connection.close()
}

async function claims(server: BenchServer): Promise<void> {
  console.log('\nFounding places')
  const count = 1000
  const connection = await Connection.open(server.port)
  const rates: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await connection.ask({
      method: 'POST',
      path: '/api/bench/claims',
      body: JSON.stringify({ from: 1 + round * count, count, concurrency: 50 }),
    })
    rates.push((count * 1000) / (performance.now() - start))
  }
  const rate = median(rates)
  connection.close()
  judge(`${rate.toFixed(0)} claims a second (at least 1,000)`, rate >= 1000)
}

/** Thirty-two concurrent registrations must hardly delay a visitor who reads the counter. */
async function joinTogether(server: BenchServer, hash: number): Promise<void> {
  console.log('\nThirty-two sign-ups at once')
  const crowd = { left: 32 }
  const joining = Array.from({ length: crowd.left }, async () => {
    const connection = await Connection.open(server.port)
    const { status } = await connection.ask(registration())
    connection.close()
    crowd.left -= 1
    return status
  })
  const onlooker = await Connection.open(server.port)
  const waits: number[] = []
  while (crowd.left > 0) {
    const start = performance.now()
    await onlooker.ask({ method: 'GET', path: '/api/stats', headers: asStranger() })
    waits.push(performance.now() - start)
  }
  onlooker.close()
  const statuses = await Promise.all(joining)
  judge(
    `${statuses.filter((status) => status === 201).length} of 32 joined`,
    statuses.every((status) => status === 201),
  )
  const worst = quantile(waits, 0.99) / hash
  judge(
    `stats waits ${worst.toFixed(2)} hashes at p99 (below 2.5; a hash is ${hash.toFixed(0)} ms)`,
    worst < 2.5,
  )
}

async function bench(): Promise<void> {
  const [config, unhashedConfig] = [await buildBench({ hash: true }), await buildBench({ hash: false })]
  const plain = await serveBench(config, port, 1000)
  const unhashed = await serveBench(unhashedConfig, port + 1, 1000)
  const sizes = [100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])]
  const larger: (BenchServer & { members: number })[] = []
  for (const [index, members] of sizes.entries()) {
    larger.push({ ...(await serveBench(unhashedConfig, port + 2 + index, members)), members })
  }
  try {
    const member = await join(plain)
    const hash = await speeds(plain, unhashed, member)
    const stores: Store[] = []
    for (const server of [{ ...unhashed, members: 1000 }, ...larger]) {
      stores.push({ ...server, member: await join(server) })
    }
    await counts(plain, await join(plain), '1,000')
    for (const store of stores.slice(1)) {
      await counts(store, await join(store), store.members.toLocaleString('en'))
    }
    await lists(stores, judge)
    await claims(plain)
    await joinTogether(plain, hash)
  } finally {
    await Promise.all([plain, unhashed, ...larger].map((server) => server.stop()))
  }
  if (broken.length > 0) throw new Refusal(`\nBroken bars:\n  ${broken.join('\n  ')}`)
  console.log('\nEvery bar holds.')
}

await bench().catch(fail)
