import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type TestInfo,
} from '@playwright/test'
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
  /** The product before its launch (the three copy states: PRE). Started when a file first asks for it. */
  beforeLaunch: Instance
  /** The product after its launch (LAUNCHED). */
  launched: Instance
}

type WorkerFixtures = {
  /**
   * Each file has instances of its own: who is among the first fifty must not depend on the files that ran before.
   */
  instanceOf: (file: string, phase: Phase) => Promise<Instance>
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
  instanceOf: [
    async ({}, provide) => {
      const running = new Map<string, Instance>()
      const stopAll = async () => {
        await Promise.all([...running.values()].map((instance) => instance.stop()))
        running.clear()
      }
      let ownFile = ''
      await provide(async (file, phase) => {
        if (file !== ownFile) await stopAll()
        ownFile = file
        const instance = running.get(phase) ?? (await startInstance({ launchAt: launchAt[phase] }))
        running.set(phase, instance)
        return instance
      })
      await stopAll()
    },
    { scope: 'worker' },
  ],
  beforeLaunch: async ({ instanceOf }, provide, { file }) => provide(await instanceOf(file, 'beforeLaunch')),
  launched: async ({ instanceOf }, provide, { file }) => provide(await instanceOf(file, 'launched')),
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
