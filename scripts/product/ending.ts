import { readFileSync } from 'node:fs'

/** The command line and parent of a process; empty where there is no /proc. */
function processEntry(pid: number): { command: string; parent: string } {
  try {
    const [, parent = ''] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')
    return { command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'), parent }
  } catch {
    return { command: '', parent: '' }
  }
}

/** Identifies npm's process: the parent, or the grandparent when npm started a shell. */
function launcher(): string {
  const { command, parent } = processEntry(process.ppid)
  return /^\S*sh\0-c\0/.test(command) ? `${process.ppid} under ${parent}` : String(process.ppid)
}

/** Calls `end` once, on a signal or when npm has ended, since npm does not forward every signal. */
export function whenAskedToEnd(end: () => void): void {
  const endOnce = () => {
    clearInterval(watch)
    end()
  }
  const first = launcher()
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] !== undefined && launcher() !== first) endOnce()
  }, 1000)
  watch.unref()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, endOnce)
}
