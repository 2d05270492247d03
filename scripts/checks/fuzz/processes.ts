import { readdirSync, readFileSync } from 'node:fs'

const pageKb = 4

function parentOf(pid: string): string {
  try {
    const [, parent = ''] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')
    return parent
  } catch {
    return ''
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? ''
  } catch {
    return ''
  }
}

/** The workerd processes below a process; none where there is no /proc. */
export function workerdsOf(pid: number): string[] {
  let all: string[]
  try {
    all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
  const below = new Set([String(pid)])
  for (let found = -1; found !== below.size;) {
    found = below.size
    for (const child of all) if (below.has(parentOf(child))) below.add(child)
  }
  return [...below].filter((child) => commandOf(child).endsWith('workerd'))
}

/** What processes hold in memory, in MB. */
export function residentMb(pids: readonly string[]): number {
  let kilobytes = 0
  for (const pid of pids) {
    try {
      kilobytes += Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageKb
    } catch {
      // It has ended.
    }
  }
  return Math.round(kilobytes / 1024)
}
