import type { Page } from '@playwright/test'
import { wizardSteps } from '#src/features/welcome/progress.ts'
import { tourSteps } from '#src/features/welcome/tour-steps.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi } from './support/joining.ts'
import { overflow } from './support/overflow.ts'
import { welcomeTiming } from '#src/features/welcome/timing.ts'

const wizard = (page: Page) =>
  page.getByRole('dialog', {
    name: /Welcome to North Leaf|SkunkTokens|The directory|Your referral link|What comes next/,
  })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('the wizard opens once for a new member, numbers its steps, and ends in the tour', async ({
  launched,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const { id } = await joinByApi(visitor, launched.url)
  const page = await visitor.newPage()
  await page.addInitScript(() => {
    if (sessionStorage.getItem('flagged')) return
    sessionStorage.setItem('flagged', 'yes')
    localStorage.setItem('showWelcomeForNewUser', 'true')
  })
  await page.goto(`${launched.url}/dashboard/${id}`)
  await expect(wizard(page)).toBeVisible()
  expect(await stored(page, 'showWelcomeForNewUser')).toBeNull()
  await expect(wizard(page).getByText('Step 1 of 5, 20%')).toBeVisible()
  await expect(wizard(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(wizard(page).getByRole('button', { name: 'Next' })).toBeFocused()
  await expectAccessible(page)
  await wizard(page).getByRole('button', { name: 'Next' }).click()
  await wizard(page).getByRole('button', { name: 'Previous' }).click()
  for (let step = 1; step < wizardSteps.length; step += 1)
    await wizard(page).getByRole('button', { name: 'Next' }).click()
  await expect(wizard(page).getByText('Step 5 of 5, 100%')).toBeVisible()
  expect(await stored(page, 'welcomeWizardCompleted')).toBeNull()
  await expect(wizard(page).getByRole('button', { name: 'Finish' })).toBeVisible()
  await wizard(page).getByRole('button', { name: 'Show me around' }).click()
  expect(await stored(page, 'welcomeWizardCompleted')).toBe('true')

  for (const { title } of tourSteps) {
    await expect(page.locator('.driver-popover-title')).toHaveText(title)
    await expect(page.locator('.driver-popover-next-btn')).toBeFocused()
    if (title === 'Refer new members')
      await expect(page.locator('.driver-active-element').getByLabel('Your referral link')).toBeVisible()
    await page.locator('.driver-popover-next-btn').click()
  }
  await expect(page.locator('.driver-popover')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await stored(page, 'dashboardTourCompleted')).toBe('true')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(wizard(page)).toHaveCount(0)
})

test('a wizard opened by its query flag closes without being completed, and does not open again', async ({
  launched,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const { id } = await joinByApi(visitor, launched.url)
  const page = await visitor.newPage()
  await page.clock.install()
  await page.addInitScript(() => localStorage.setItem('showWelcomeForNewUser', 'true'))
  await page.goto(`${launched.url}/dashboard/${id}?showWizard=true`)
  await wizard(page).getByRole('button', { name: 'Skip Tour' }).click()
  await expect(wizard(page)).toHaveCount(0)
  expect(await stored(page, 'welcomeWizardCompleted')).toBeNull()
  await expect(page).toHaveURL(`${launched.url}/dashboard/${id}`)
  await page.clock.runFor(2 * welcomeTiming.forNewUser)
  expect(await stored(page, 'showWelcomeForNewUser'), 'which opening by it would clear').toBe('true')
})

test('leaving the page ends the tour', async ({ launched, newVisitor }) => {
  const visitor = await newVisitor()
  const { id } = await joinByApi(visitor, launched.url)
  const page = await visitor.newPage()
  await page.goto(`${launched.url}/dashboard/${id}`)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Show me around' }).click()
  await expect(page.locator('.driver-popover')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect(page.locator('.driver-popover')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try it now' }).click()
  await expect(page.getByRole('dialog', { name: 'Assistant' })).toBeVisible()
})

test('the menu restarts the wizard and the tour; Skip and Escape end the tour at 390 px and unlock the page', async ({
  launched,
  newVisitor,
}) => {
  const visitor = await newVisitor({ viewport: { width: 1280, height: 900 } })
  const { id } = await joinByApi(visitor, launched.url)
  const page = await visitor.newPage()
  await page.goto(`${launched.url}/dashboard/${id}`)
  const choose = async (item: string) => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Welcome steps')
  await wizard(page).getByRole('button', { name: 'Close' }).click()
  expect(await stored(page, 'welcomeWizardCompleted')).toBe('true')

  await choose('Show me around')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.locator('.driver-popover')).toHaveCount(0)
  expect(await stored(page, 'dashboardTourCompleted')).toBe('true')

  await choose('Show me around')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.driver-popover')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('.driver-popover')).toHaveCount(0)

  // The side sheet repeats the avatar menu's entries.
  const fromSheet = async (item: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: item }).click()
  }
  await fromSheet('Show me around')
  await expect(page.locator('.driver-popover')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.driver-popover')).toHaveCount(0)
  await fromSheet('Welcome steps')
  await wizard(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Edit Profile' }).first().click()
  await expect(page).toHaveURL(/\/profile\/edit\//)
})

test('on a phone the wizard fits, and the tour skips hidden elements and works by keyboard', async ({
  launched,
  newVisitor,
}) => {
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 } })
  const { id } = await joinByApi(visitor, launched.url)
  const page = await visitor.newPage()
  await page.goto(`${launched.url}/dashboard/${id}?showWizard=true`)
  await expect(wizard(page)).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  for (let step = 1; step < wizardSteps.length; step += 1)
    await wizard(page).getByRole('button', { name: 'Next' }).click()
  // Keys work once the card has stopped moving: immediately with reduced motion.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await wizard(page).getByRole('button', { name: 'Show me around' }).click()

  const title = page.locator('.driver-popover-title')
  const hidden = await page.evaluate(
    (targets) =>
      targets.filter((target) => !document.querySelector(`[data-tour="${target}"]`)?.checkVisibility()),
    tourSteps.map(({ target }) => target),
  )
  const shown = tourSteps.filter(({ target }) => !hidden.includes(target))
  const turn = async (key: string, to: string | undefined) => {
    await page.keyboard.press(key)
    await expect(title).toHaveText(to ?? '')
  }
  await expect(title).toHaveText(shown[0]?.title ?? '')
  for (const [at, step] of shown.entries()) {
    if (at > 0) await turn('ArrowRight', step.title)
    await expect(page.locator('.driver-popover')).toBeInViewport({ ratio: 1 })
    const isLast = at === shown.length - 1
    await expect(page.locator('.driver-popover-next-btn')).toHaveText(isLast ? 'Finish' : 'Next')
  }
  await turn('ArrowLeft', shown.at(-2)?.title)
  await page.keyboard.press('Escape')
  await expect(page.locator('.driver-popover')).toHaveCount(0)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})
