// Lists and searches in stores of growing size: each call goes to every store in the same rounds, and the ratio to the
// smallest store is checked.
import { adminPassword, type BenchServer } from './server.ts'
import { asStranger, type Member, send } from './calls.ts'
import { type Ask, Connection } from './client.ts'
import type { Counts } from './counts.ts'
import { latencies, median } from './measure.ts'
import { rareWord } from './rare-word.ts'

export type Store = BenchServer & { members: number; member: Member }
type Judge = (what: string, holds: boolean) => void

const rounds = 5
const times = 60

type Question = { name: string; path: string }

/** The cursor of the last page: only the first members after the founders follow it. */
const lastPlaces = 1_000_000_000_075

const searches: readonly Question[] = [
  { name: 'a rare word', path: `/api/businesses?q=${rareWord}` },
  { name: 'a middling word', path: '/api/businesses?q=birch' },
  { name: 'a common word', path: '/api/businesses?q=cannabis' },
  { name: 'the last page', path: `/api/businesses?q=cannabis&cursor=m${lastPlaces}` },
]

const adminLists: readonly Question[] = [
  { name: 'newest first', path: '/api/admin/users' },
  { name: 'the last page', path: `/api/admin/users?cursor=${encodeURIComponent('[0,31]')}` },
  { name: 'by name', path: '/api/admin/users?sort=name' },
  { name: 'by tokens', path: '/api/admin/users?sort=tokens' },
  { name: 'a rare word', path: `/api/admin/users?q=${rareWord}` },
  { name: 'a middling word', path: '/api/admin/users?q=birch' },
  { name: 'a common word', path: '/api/admin/users?q=example' },
  { name: 'a license', path: '/api/admin/users?licenseType=cannabis_retailer' },
]

/** A token of the admin area. */
async function adminTokenOf({ port }: BenchServer): Promise<string> {
  const connection = await Connection.open(port)
  const { status, body } = await connection.ask(
    send('POST', '/api/admin/session', { password: adminPassword }),
  )
  connection.close()
  if (status !== 200) throw new Error(`the bench could not sign in as admin: ${status} ${body}`)
  const { token }: { token: string } = JSON.parse(body)
  return token
}

/** The counts of one call; ends the bench when the call fails. */
async function countsOf({ port }: BenchServer, ask: Ask): Promise<Counts> {
  const connection = await Connection.open(port)
  const { status, headers, body } = await connection.ask({
    ...ask,
    headers: { ...ask.headers, 'x-bench-count': '1' },
  })
  connection.close()
  if (status !== 200) throw new Error(`${ask.path} was answered ${status}: ${body}`)
  return JSON.parse(headers.get('x-bench-d1') ?? '{}')
}

type Bars = {
  /** Rows that one page may read. */
  rows: number
  /** Times slower than in the smallest store, by the number of members. */
  ratios: Readonly<Record<number, number>>
}

async function compare(
  stores: readonly Store[],
  questions: readonly Question[],
  headersOf: (store: Store) => Record<string, string>,
  bars: Bars,
  judge: Judge,
): Promise<void> {
  for (const { name, path } of questions) {
    const cells = stores.map((store) => {
      const headers = headersOf(store)
      return {
        store,
        waits: [] as number[],
        ask: (): Ask => ({ method: 'GET', path, headers: { ...asStranger(), ...headers } }),
      }
    })
    for (let round = 0; round < rounds; round += 1) {
      for (const { store, waits, ask } of cells) waits.push(median(await latencies(store.port, times, ask)))
    }
    const first = Math.min(...(cells[0]?.waits ?? []))
    for (const { store, waits, ask } of cells) {
      const wait = Math.min(...waits)
      const { trips, rowsRead } = await countsOf(store, ask())
      const most = bars.ratios[store.members] ?? 1
      judge(
        `${name.padEnd(16)} at ${store.members.toLocaleString('en').padStart(9)}: ${wait.toFixed(2).padStart(6)} ms, ${(wait / first).toFixed(2)} x (at most ${most}), ${rowsRead} rows read (at most ${bars.rows}), ${trips} round trips`,
        wait / first <= most && rowsRead <= bars.rows,
      )
    }
  }
}

/** Measures the directory's search and the admin's list of members in stores of growing size. */
export async function lists(stores: readonly Store[], judge: Judge): Promise<void> {
  console.log('\nDirectory search (p50, one client; the best of the rounds)')
  const asMember = ({ member }: Store) => ({ cookie: member.cookie })
  await compare(
    stores,
    searches,
    asMember,
    { rows: 50, ratios: { 1000: 1, 100_000: 1.5, 1_000_000: 2 } },
    judge,
  )
  console.log("\nThe admin's list of members (p50, one client; the best of the rounds)")
  const tokens = new Map<Store, string>()
  for (const store of stores) tokens.set(store, await adminTokenOf(store))
  const asAdmin = (store: Store) => ({ authorization: `Bearer ${tokens.get(store)}` })
  await compare(
    stores,
    adminLists,
    asAdmin,
    { rows: 100, ratios: { 1000: 1, 100_000: 1.5, 1_000_000: 2 } },
    judge,
  )
}
