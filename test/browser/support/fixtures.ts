import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type TestInfo,
} from '@playwright/test'
import type { Stats } from '#shared/early-access/api.ts'
import { startInstance, type Instance } from '#test/support/instance.ts'

/** An address of the block kept for documentation; the server takes it for the visitor's own. */
let lastVisitor = 0
const nextAddress = () => {
  lastVisitor += 1
  return `203.0.${Math.floor(lastVisitor / 250)}.${(lastVisitor % 250) + 1}`
}

/** Opens a browser of somebody else: own cookies and storage, and an own address for the rate limits. */
type NewVisitor = (options?: BrowserContextOptions) => Promise<BrowserContext>

type Phase = 'beforeLaunch' | 'launched'

const launchAt = {
  beforeLaunch: '2099-01-01T00:00:00Z',
  launched: '2025-10-01T00:00:00Z',
} as const satisfies Record<Phase, string>

type TestFixtures = {
  newVisitor: NewVisitor
  /** The product before its launch (the three copy states: PRE). Started when a test first asks for it. */
  beforeLaunch: Instance
  /** The product after its launch (LAUNCHED). */
  launched: Instance
  /** The launched product of one test alone, where nobody has joined yet: for empty lists, whole queues and early members. */
  emptyLaunched: Instance
}

type WorkerFixtures = {
  /**
   * The servers that all tests of a Playwright worker share, one for each phase. A test meets the members of those before
   * it, and counts on a founding place, but on no number: `emptyLaunched` is for the others.
   */
  sharedInstance: (phase: Phase) => Promise<Instance>
}

/** More operators than any test lets join: so many of the fifty places are open when a test begins. */
const placesForOneTest = 20

async function hasPlaces({ url }: Instance): Promise<boolean> {
  const { remaining, foundingRemaining } = (await (await fetch(`${url}/api/stats`)).json()) as Stats
  return Math.min(remaining, foundingRemaining) >= placesForOneTest
}

/** Playwright's own 'only-on-failure' takes one of every page that a fixture closes, passed or not. */
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
