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

/** Names npm's process: the parent, or the grandparent when a shell of npm stands between. */
function launcher(): string {
  const { command, parent } = processEntry(process.ppid)
  return /^\S*sh\0-c\0/.test(command) ? `${process.ppid} under ${parent}` : String(process.ppid)
}

/**
 * Calls `end` once, when this process is asked to end or when npm, which ran it, is gone:
 * npm does not pass on every way of being ended.
 */
export function whenAskedToEnd(end: () => void): void {
  const once = () => {
    clearInterval(watch)
    end()
  }
  const first = launcher()
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] !== undefined && launcher() !== first) once()
  }, 1000)
  watch.unref()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, once)
}
