import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type TestInfo,
} from '@playwright/test'
import type { Stats } from '#shared/early-access/api.ts'
import { startInstance, type Instance } from '#test/support/instance.ts'

/** Addresses from a block reserved for documentation, which the server takes for the visitor's own. */
let lastVisitor = 0
const nextAddress = () => {
  lastVisitor += 1
  return `203.0.${Math.floor(lastVisitor / 250)}.${(lastVisitor % 250) + 1}`
}

/** Opens a separate browser with its own cookies and storage, and its own address for the rate limits. */
type NewVisitor = (options?: BrowserContextOptions) => Promise<BrowserContext>

type Phase = 'beforeLaunch' | 'launched'

const launchAt = {
  beforeLaunch: '2099-01-01T00:00:00Z',
  launched: '2025-10-01T00:00:00Z',
} as const satisfies Record<Phase, string>

type TestFixtures = {
  newVisitor: NewVisitor
  /** The product before its launch (copy state PRE). Started on first use. */
  beforeLaunch: Instance
  /** The product after its launch (LAUNCHED). */
  launched: Instance
  /** A launched product for a single test, without members: for empty lists, complete queues and early members. */
  emptyLaunched: Instance
}

type WorkerFixtures = {
  /**
   * Servers shared by all tests of a Playwright worker, one per phase. A test may meet members of earlier tests,
   * and can rely on an open founding place but not on its number; use `emptyLaunched` for that.
   */
  sharedInstance: (phase: Phase) => Promise<Instance>
}

/** More operators than any test registers; at least this many founding places are open when a test starts. */
const placesForOneTest = 20

async function hasPlaces({ url }: Instance): Promise<boolean> {
  const { remaining, foundingRemaining } = (await (await fetch(`${url}/api/stats`)).json()) as Stats
  return Math.min(remaining, foundingRemaining) >= placesForOneTest
}

/** Playwright's 'only-on-failure' captures every page that a fixture closes, even of passed tests. */
async function attachScreenshots(contexts: readonly BrowserContext[], testInfo: TestInfo): Promise<void> {
  for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const path = testInfo.outputPath(`page-${index + 1}.png`)
    await page.screenshot({ path })
    await testInfo.attach(`page ${index + 1}`, { path, contentType: 'image/png' })
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedInstance: [
    async ({}, provide) => {
      const running = new Map<Phase, Instance>()
      await provide(async (phase) => {
        const present = running.get(phase)
        if (present && (await hasPlaces(present))) return present
        await present?.stop()
        const next = await startInstance({ launchAt: launchAt[phase] })
        running.set(phase, next)
        return next
      })
      await Promise.all([...running.values()].map((instance) => instance.stop()))
    },
    { scope: 'worker' },
  ],
  beforeLaunch: async ({ sharedInstance }, provide) => provide(await sharedInstance('beforeLaunch')),
  launched: async ({ sharedInstance }, provide) => provide(await sharedInstance('launched')),
  emptyLaunched: async ({}, provide) => {
    const instance = await startInstance({ launchAt: launchAt.launched })
    await provide(instance)
    await instance.stop()
  },
  newVisitor: async ({ browser }, provide, testInfo) => {
    const contexts: BrowserContext[] = []
    await provide(async (options = {}) => {
      const context = await browser.newContext({
        // One would answer requests that tests intercept.
        serviceWorkers: 'block',
        ...options,
        extraHTTPHeaders: { 'cf-connecting-ip': nextAddress(), ...options.extraHTTPHeaders },
      })
      contexts.push(context)
      return context
    })
    if (testInfo.status !== testInfo.expectedStatus) await attachScreenshots(contexts, testInfo)
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'
