import { spawn } from 'node:child_process'
import { root } from './paths.ts'

/** The exit code and the output of a command that has ended. */
type Ran = { code: number; output: string }

/** Runs a JavaScript command line on this Node. With `show` it prints directly; otherwise its output is captured. */
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

/** An expected failure, printed as one sentence without a stack. */
export class Refusal extends Error {}

/** Ends a script with an error: prints a refusal's message, or the stack of any other error. */
export function fail(error: unknown): never {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
