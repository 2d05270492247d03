import { freshAddress, password, type Person } from './cast.ts'

/**
 * The bound of a sign-in under the fuzzer's load, where a hash costs what it should; a machine with other work that needs
 * longer for a hash needs longer for the dozen that the fuzzer keeps waiting.
 */
const boundMs = 5_000
const usualHashMs = 200
/** While the fuzzer fills the queue of hashes: what a full queue takes. */
const floodedMs = 17_000

export type Probe = { at: number; ms: number; status: number; isFlooded: boolean }

/** Signs the prober in once, and out again. */
export async function probe(url: string, prober: Person, at: number, isFlooded: boolean): Promise<Probe> {
  const began = performance.now()
  const headers = { origin: url, 'cf-connecting-ip': freshAddress() }
  try {
    const answer = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email: prober.email, password }),
      signal: AbortSignal.timeout(30_000),
    })
    await answer.arrayBuffer()
    const ms = performance.now() - began
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
    if (cookie !== undefined)
      await fetch(`${url}/api/user/logout`, { method: 'POST', headers: { ...headers, cookie } }).catch(
        () => null,
      )
    return { at, ms, status: answer.status, isFlooded }
  } catch {
    return { at, ms: performance.now() - began, status: 0, isFlooded }
  }
}

/** What is wrong with a sign-in that has the right password; a full queue may refuse it, but not keep it. */
export function faultOfProbe({ status, ms, isFlooded }: Probe, hashMs: number): string | null {
  const bound = Math.round(boundMs * Math.max(1, hashMs / usualHashMs))
  const took = `${Math.round(ms)} ms`
  if (isFlooded && (status === 200 || status === 503) && ms < floodedMs) return null
  if (status !== 200)
    return `a sign-in with the right password was answered ${status || 'not at all'} after ${took}`
  return ms > bound ? `a sign-in took ${took}, more than ${bound} ms` : null
}
