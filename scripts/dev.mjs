import { createServer } from 'vite'
import { quietEnvironment } from './product/environment.ts'
import { whenAskedToEnd } from './product/ending.ts'
import { printWelcome, readFlags } from './product/flags.ts'
import { root } from './product/paths.ts'
import { fail } from './product/run.ts'
import { refuseBusyPort } from './product/serve.ts'
import { migrate } from './product/store.ts'

/** @param {string} pair `NAME:VALUE`; the value may hold colons */
function nameAndValue(pair) {
  const colon = pair.indexOf(':')
  return [pair.slice(0, colon), pair.slice(colon + 1)]
}

async function develop() {
  const flags = readFlags('npm run dev')
  await refuseBusyPort(flags.port, 'npm run dev')
  await migrate(flags.store)
  // vite.config.ts reads the last two.
  Object.assign(process.env, quietEnvironment(flags.store), {
    DEV_STORE: flags.store,
    // In development the Worker checks each answer against the table of endpoints.
    DEV_VARS: JSON.stringify({
      CHECK_ANSWERS: 'true',
      ...Object.fromEntries(flags.vars.map(nameAndValue)),
    }),
  })
  const server = await createServer({
    root,
    server: { port: flags.port, strictPort: true, host: 'localhost' },
  })
  await server.listen()
  printWelcome(`http://localhost:${flags.port}`, flags)
  whenAskedToEnd(() => {
    void server.close().finally(() => process.exit(0))
  })
}

develop().catch(fail)
