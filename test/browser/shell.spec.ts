import type { Stats } from '#shared/early-access/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi, signIn } from './support/joining.ts'
import { joinSignedIn } from './support/member-profiles.ts'

/** Prerendered pages hydrate when the network is idle; before that they are only links. */
const hydrated = { waitUntil: 'networkidle' } as const

test('every navigation moves the focus to the heading and updates the title, including back and forward', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url, hydrated)
  await expect(page).toHaveTitle('North Leaf Network')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveTitle('Sign in · North Leaf Network')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle('North Leaf Network')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused()
})

test('an unknown page has status 404 and links home', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  const answer = await page.goto(`${launched.url}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
  await expect(
    page.getByText("The page you're looking for doesn't exist or may have been moved."),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(`${launched.url}/`)
})

test('a private page shows a message when the application fails to load or scripts are off', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  const failed = page.getByRole('alert').getByText('This page could not be loaded.')
  await page.route('**/assets/main-*.js', (route) => route.abort())
  await page.goto(`${launched.url}/notifications`)
  await expect(failed).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('link', { name: 'try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(failed).toHaveCount(0)

  const plain = await (await newVisitor({ javaScriptEnabled: false })).newPage()
  await plain.goto(`${launched.url}/notifications`)
  // Playwright ignores text and roles inside <noscript>.
  await expect(plain.locator('noscript p')).toBeVisible()
  await plain.locator('noscript a').click()
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the phone menu closes on a selection or in a wide window, and never leaves the page locked', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor({ viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(launched.url, hydrated)
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await button.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('link', { name: 'Login' }).click()
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await button.click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toHaveCount(0)
  await button.click()
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(menu).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).pointerEvents)).toBe('auto')
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
})

test('a page that hides Join hides it in the phone menu too, but no other entry', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor({ viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(`${launched.url}/verify-email`)
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['SkunkTokens', 'Contact Us', 'Login'])
    await expect(menu.getByRole('link', { name })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Join Network' })).toHaveCount(0)
})

test('no page is wider than a 320 px screen', async ({ beforeLaunch, launched, newVisitor }) => {
  const page = await (await newVisitor({ viewport: { width: 320, height: 640 } })).newPage()
  const maya = await joinByApi(page.context(), launched.url)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.context().clearCookies()
  for (const path of ['/', '/#registration-form', '/login', '/nope']) {
    await page.goto(`${launched.url}${path}`)
    await page.waitForLoadState('networkidle')
    expect(await width(), path).toBeLessThanOrEqual(320)
  }
  // A number of days with five digits.
  await page.goto(beforeLaunch.url)
  await expect(page.getByRole('timer').first()).toContainText(',')
  expect(await width()).toBeLessThanOrEqual(320)
  await signIn(page, launched.url, maya)
  for (const path of ['/dashboard', `/referral-dashboard/${maya.id}`, '/']) {
    await page.goto(`${launched.url}${path}`)
    await page.waitForLoadState('networkidle')
    expect(await width(), path).toBeLessThanOrEqual(320)
  }
})

test('a part of the shell that fails to load leaves the page unchanged and loads later', async ({
  launched,
  newVisitor,
}) => {
  const context = await newVisitor()
  const member = await joinByApi(context, launched.url, { firstName: 'Parts' })
  const page = await context.newPage()
  const parts = '**/assets/{bell,avatar-menu,entry-count,toaster,assistant,live-updates,qr-downloads}-*.js'
  const refused = new Set<string>()
  await page.route(parts, (route) => {
    refused.add(/assets\/([a-z-]+)-/.exec(route.request().url())?.[1] ?? '')
    return route.abort('connectionreset')
  })
  await page.goto(`${launched.url}/referral-dashboard/${member.id}`)
  await expect
    .poll(() => [...refused].toSorted())
    .toEqual(['assistant', 'avatar-menu', 'bell', 'entry-count', 'live-updates', 'qr-downloads', 'toaster'])
  await expect(page.getByRole('heading', { name: 'Referral Center' })).toBeVisible()
  await page.unroute(parts)
  await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Parts' })).toBeVisible()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /assistant/i }).first()).toBeVisible()
})

test('going offline and coming back are both announced', async ({ launched, newVisitor }) => {
  const context = await newVisitor()
  const page = await context.newPage()
  await page.goto(launched.url)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText(/You’re offline/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/You’re offline/)).toHaveCount(0)
})

test('the hero shows the countdown before the launch, and that the network is live after it', async ({
  beforeLaunch,
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(beforeLaunch.url)
  const countdown = page.getByRole('region', { name: /introduced to itself/ }).getByRole('timer')
  await expect(countdown).toContainText(/days\s*\d\d,\d{3}/)
  const before = await countdown.textContent()
  await expect(countdown).not.toHaveText(before ?? '')
  await expect(page.getByText(/^\d+ more businesses needed for early access!$/)).toBeVisible()
  await expect(page.getByText('LAUNCHED! The Platform is Now Live')).toHaveCount(0)

  await page.goto(launched.url)
  await expect(page.getByText('LAUNCHED! The Platform is Now Live')).toBeVisible()
  await expect(countdown).toHaveCount(0)
})

test('the counts on the home page refresh every 30 seconds', async ({ beforeLaunch, newVisitor }) => {
  // Few members join on this server, and the bar ends at fifty.
  const context = await newVisitor()
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(beforeLaunch.url)
  const registered = page.getByRole('progressbar', { name: 'Licensed businesses registered' })
  const figures = await context.request.get(`${beforeLaunch.url}/api/stats`)
  const { totalLicensees: before } = (await figures.json()) as Stats
  await expect(registered).toHaveAttribute('aria-valuenow', String(before))
  await joinByApi(await newVisitor(), beforeLaunch.url)
  await expect(async () => {
    await page.clock.runFor(30_000)
    expect(Number(await registered.getAttribute('aria-valuenow'))).toBe(before + 1)
  }).toPass()
})

test('hydration and a reload keep the scroll position', async ({ beforeLaunch, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  await page.route('**/assets/main-*.js', async (route) => {
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
    await route.continue()
  })
  const place = () => page.evaluate(() => window.scrollY)
  // Before the launch no member's card, as high as its text, stands above the place.
  await page.goto(beforeLaunch.url)
  await expect(page.getByRole('button', { name: 'Ask the assistant Beta' })).toBeVisible()
  expect(Math.abs((await place()) - 3000)).toBeLessThan(20)
  await page.unroute('**/assets/main-*.js')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ask the assistant Beta' })).toBeVisible()
  expect(Math.abs((await place()) - 3000)).toBeLessThan(20)
})

test('nothing covers the last line of the page', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
  await expect(page.getByRole('button', { name: 'Ask the assistant Beta' })).toBeVisible()
  await page.getByRole('link', { name: 'Admin Access' }).click({ timeout: 5_000 })
  await expect(page).toHaveURL(/\/admin$/)
})

test('with forced colors the current page and the selected tab remain distinguishable', async ({
  launched,
  newVisitor,
}) => {
  const member = await newVisitor({ forcedColors: 'active' })
  await joinSignedIn(member, launched.url)
  const page = await member.newPage()
  await page.goto(`${launched.url}/connections`)
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  await expect(entry('Connections')).toHaveCSS('text-decoration-line', 'underline')
  await expect(entry('Directory')).toHaveCSS('text-decoration-line', 'none')
  const ruleOf = (name: RegExp) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor)
  expect(await ruleOf(/^Connections/)).not.toBe(await ruleOf(/^Requests/))
})
