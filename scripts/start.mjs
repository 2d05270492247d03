import { buildIfChanged } from './product/build.ts'
import { whenAskedToEnd } from './product/ending.ts'
import { printWelcome, readFlags } from './product/flags.ts'
import { fail, Refusal } from './product/run.ts'
import { refuseBusyPort, serve } from './product/serve.ts'
import { migrate } from './product/store.ts'

async function start() {
  const flags = readFlags('npm start')
  await refuseBusyPort(flags.port, 'npm start')
  await buildIfChanged()
  await migrate(flags.store)
  const server = await serve({ ...flags, onOutput: (text) => process.stdout.write(text) })
  printWelcome(server.url, flags)

  let asked = false
  whenAskedToEnd(() => {
    asked = true
    void server.stop()
  })
  const code = await server.ended
  if (!asked) throw new Refusal(`The server ended by itself (${code}).`)
}

start().catch(fail)
