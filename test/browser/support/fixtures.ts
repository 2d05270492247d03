import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { startInstance, type Instance } from '#test/support/instance.ts'

/** An address of the block kept for documentation; the server takes it for the visitor's own. */
let lastVisitor = 0
const nextAddress = () => {
  lastVisitor += 1
  return `203.0.${Math.floor(lastVisitor / 250)}.${(lastVisitor % 250) + 1}`
}

/** Opens a browser of somebody else: own cookies and storage, and an own address for the rate limits. */
type NewVisitor = (options?: BrowserContextOptions) => Promise<BrowserContext>

type WorkerFixtures = {
  /** The product before its launch (the three copy states: PRE). Started when a test first asks for it. */
  beforeLaunch: Instance
  /** The product after its launch (LAUNCHED). */
  launched: Instance
}

export const test = base.extend<{ newVisitor: NewVisitor }, WorkerFixtures>({
  beforeLaunch: [
    async ({}, provide) => {
      const instance = await startInstance({ launchAt: '2099-01-01T00:00:00Z' })
      await provide(instance)
      await instance.stop()
    },
    { scope: 'worker' },
  ],
  launched: [
    async ({}, provide) => {
      const instance = await startInstance({ launchAt: '2025-10-01T00:00:00Z' })
      await provide(instance)
      await instance.stop()
    },
    { scope: 'worker' },
  ],
  newVisitor: async ({ browser }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (options = {}) => {
      const context = await browser.newContext({
        ...options,
        extraHTTPHeaders: { 'cf-connecting-ip': nextAddress(), ...options.extraHTTPHeaders },
      })
      contexts.push(context)
      return context
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'
