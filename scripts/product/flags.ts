import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brand } from '#shared/brand.ts'
import { devVar } from './environment.ts'
import { defaultStore } from './paths.ts'
import { Refusal } from './run.ts'

/** The options of `npm start` and `npm run dev`. */
export type Flags = { port: number; store: string; vars: readonly string[] }

/** Reads `--port N --persist-to DIR --var NAME:VALUE` from the command line; anything else is refused. */
export function readFlags(command: string): Flags {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '8787' },
        'persist-to': { type: 'string' },
        var: { type: 'string', multiple: true, default: [] },
      },
    })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new TypeError(`--port ${values.port} is no port number.`)
    }
    const odd = values.var.find((pair) => !/^\w+:/.test(pair))
    if (odd !== undefined) throw new TypeError(`--var ${odd} is not of the form NAME:VALUE.`)
    const store = values['persist-to']
    return { port, vars: values.var, store: store === undefined ? defaultStore : resolve(store) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal(`${reason}\nUsage: ${command} -- [--port N] [--persist-to DIR] [--var NAME:VALUE]…`)
  }
}

/** Prints the address, and the password of the admin area. */
export function printWelcome(url: string, { store, vars }: Flags): void {
  const given = vars.findLast((pair) => pair.startsWith('ADMIN_PASSWORD:'))?.slice('ADMIN_PASSWORD:'.length)
  console.log(`\n  ${brand.name.padEnd(20)} ${url}`)
  console.log(`  Admin password       ${given ?? devVar('ADMIN_PASSWORD')}`)
  console.log(`  Data                 ${store}\n`)
}
