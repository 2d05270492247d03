import { faultOfProbe } from './probe.ts'
import type { Tally } from './tally.ts'

/** Growth from the middle of a run to its end that is no longer the settling of a heap. */
const growthMb = 96
const growthShare = 1.4
/** A run of fewer samples has no middle to compare with. */
const samplesAtLeast = 60
const faultsShown = 12
/** A short run, as one of `npm test`, keeps to what matters. */
const routesShownFrom = 10_000

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What the server held in memory in the middle of a run and at its end, in MB. */
export function memoryOf(samples: readonly number[]): { middle: number; late: number; grows: boolean } {
  const part = (from: number, to: number) =>
    median(samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to)))
  const [middle, late] = [part(0.4, 0.6), part(0.85, 1)]
  const grows = samples.length >= samplesAtLeast && late > middle * growthShare && late > middle + growthMb
  return { middle, late, grows }
}

const counts = (map: ReadonlyMap<string, number>) =>
  [...map]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

/** Every reason why a run has failed, in words; none when it has not. */
export function failuresOf(tally: Tally, ended: number | null): string[] {
  const { grows, middle, late } = memoryOf(tally.memory)
  const failedProbes = tally.probes.filter((probe) => faultOfProbe(probe, tally.hashMs) !== null)
  return [
    ...(tally.faults.length > 0 ? [`${tally.faults.length} answers were not as they should be`] : []),
    ...(failedProbes.length > 0
      ? [`${failedProbes.length} of ${tally.probes.length} sign-ins failed or were slow`]
      : []),
    ...(tally.hung > 0 ? [`the runtime canceled ${tally.hung} requests that had hung`] : []),
    ...(grows ? [`the server's memory grew from ${middle} MB in the middle to ${late} MB at the end`] : []),
    ...(ended === null ? [] : [`the server ended (${ended})`]),
  ]
}

/** Prints what a run was and what it found. */
export function printReport(tally: Tally, seed: number): void {
  const seconds = (performance.now() - tally.began) / 1000
  const { middle, late } = memoryOf(tally.memory)
  console.log(`\n${tally.count} requests in ${seconds.toFixed(0)} s, seed ${seed}.`)
  console.log(`  Answers      ${counts(tally.byStatus)}`)
  console.log(`  A hash       ${tally.hashMs.toFixed(0)} ms at the start`)
  console.log(`  Full queue   ${tally.busy} refused with 503 and Retry-After while the fuzzer filled it`)
  const times = tally.probes.map(({ ms }) => ms)
  const signIn = `median ${median(times).toFixed(0)} ms, slowest ${Math.max(0, ...times).toFixed(0)} ms`
  console.log(`  Sign-ins     ${tally.probes.length}, ${signIn}`)
  console.log(`  Memory       ${middle} MB in the middle, ${late} MB at the end`)
  for (const { target, status, ms } of tally.slowest)
    console.log(`  Slow         ${ms.toFixed(0)} ms  ${status}  ${target}`)

  if (tally.count >= routesShownFrom) {
    console.log('\nBy route:')
    const targets = [...tally.byTarget].toSorted(([one], [other]) => one.localeCompare(other))
    for (const [target, statuses] of targets) console.log(`  ${target.padEnd(64)} ${counts(statuses)}`)
  }
  for (const failed of tally.probes
    .filter((probe) => faultOfProbe(probe, tally.hashMs) !== null)
    .slice(0, faultsShown))
    console.log(`\nAfter ${failed.at} requests: ${faultOfProbe(failed, tally.hashMs)}`)
  const kinds = Map.groupBy(tally.faults, ({ target, fault }) => `${target}: ${fault.replace(/\d+ ms/, '')}`)
  for (const same of [...kinds.values()].slice(0, faultsShown)) {
    const [first] = same
    if (first === undefined) continue
    console.log(`\n== ${first.target} by ${first.who}: ${first.fault} (${same.length} times)`)
    console.log(`${first.request}\n-- ${first.answer}`)
    console.log(`Again: npm run check:fuzz -- --seed ${seed} --only ${first.number}`)
  }
  if (kinds.size > faultsShown) console.log(`\n${kinds.size - faultsShown} more kinds of faults.`)
}
