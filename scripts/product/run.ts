import { spawn } from 'node:child_process'
import { root } from './paths.ts'

/** What a command that ran to its end leaves: its exit code and all that it printed. */
type Ran = { code: number; output: string }

/** Runs a JavaScript command line on this Node. `show` lets it print as it goes; otherwise its output is kept. */
export function runNode(
  script: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; show?: boolean } = {},
) {
  return new Promise<Ran>((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: options.env ?? process.env,
      stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** A failure that is told in one sentence, without a stack. */
export class Refusal extends Error {}

/** Ends a script: a refusal in words, anything else with its stack. */
export function fail(error: unknown): never {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
