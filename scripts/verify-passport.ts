/** Checks a passport's signed statement: `npm run verify:passport -- https://northleaf.example/passport/12`. */
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { passportPaths } from '#shared/passport/passport.ts'

const given = process.argv[2]

/** What the address must look like; everything that is trusted comes from it, nothing from the statement. */
function partsOf(address: string) {
  const { origin, hostname, pathname } = new URL(address)
  const id = /^\/passport\/(\d+)(?:\.jwt)?$/.exec(pathname)?.[1]
  if (id === undefined) throw new Error('The address has to end with /passport/ and a number.')
  // A local server signs for the site that it is going to be.
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  return { origin, id, isLocal }
}

async function check(address: string): Promise<void> {
  const { origin, id, isLocal } = partsOf(address)
  const response = await fetch(origin + passportPaths.statement(id))
  if (response.status === 404) throw new Error('There is no passport at this address.')
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  const keys = createRemoteJWKSet(new URL(passportPaths.keys, origin))
  const { payload, protectedHeader } = await jwtVerify(await response.text(), keys, {
    algorithms: ['ES256'],
    ...(!isLocal && { issuer: origin, subject: origin + passportPaths.page(id) }),
  })
  console.log(`The signature is valid (key ${protectedHeader.kid}).`)
  if (isLocal) console.log(`A local server: it signs as ${payload.iss}.`)
  console.log(JSON.stringify(payload, null, 2))
}

try {
  if (given === undefined) throw new Error('Usage: npm run verify:passport -- https://…/passport/12')
  await check(given)
} catch (error) {
  console.error(`Not valid. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
