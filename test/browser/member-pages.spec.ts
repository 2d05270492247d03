import type { Route } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi, signIn } from './support/joining.ts'

test('the dashboard shows place, balance, link, next step, rewards, profile and every change of the balance', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  const maya = await joinByApi(page.context(), launched.url)
  await joinByApi(await newVisitor(), launched.url, { referralCode: maya.referralCode })
  await signIn(page, launched.url, maya)
  const main = page.getByRole('main')
  // The activity shows the number too once it has loaded.
  const placeSection = main.getByRole('region', { name: 'Your place, your SkunkTokens' })
  await expect(placeSection.getByText(`No. ${maya.foundingNumber}`, { exact: true })).toBeVisible()
  await expect(main.getByText('2 SkunkTokens™', { exact: true })).toBeAttached()
  await expect(main.getByRole('textbox', { name: 'Your referral link' })).toHaveValue(
    `${launched.url}/ref/${maya.referralCode}`,
  )
  await expect(main.getByRole('textbox', { name: 'Your referral code' })).toHaveValue(maya.referralCode)
  await expect(main.getByText('Next step')).toBeVisible()
  for (const tier of [
    'Founding Member badge',
    'Priority placement',
    'Featured ad',
    'Founding Members Event',
    'Premium spotlight',
  ]) {
    await expect(main.getByRole('heading', { name: tier, exact: true })).toBeVisible()
  }
  await expect(main.getByRole('definition').filter({ hasText: 'Cannabis Cultivator' })).toBeVisible()
  await expect(main.getByText('License not verified yet')).toBeVisible()
  const history = main.getByRole('listitem').filter({ hasText: 'A business joined through your link' })
  await expect(history).toContainText('+1')
  await expectAccessible(page)

  await page.goto(`${launched.url}/referral-dashboard/${maya.id}`)
  await expect(main.getByText('Rewards unlocked')).toBeVisible()
  await expect(main.getByText('Maya L. joined')).toBeVisible()
  const facebook = main.getByRole('link', { name: 'Share on Facebook' })
  await expect(facebook).toHaveAttribute(
    'href',
    new RegExp(`u=${encodeURIComponent(`${launched.url}/ref/`)}`),
  )
  await expectAccessible(page)
})

test('while the founding places load, their picture has no accessible name', async ({
  launched,
  newVisitor,
}) => {
  const context = await newVisitor()
  const member = await joinByApi(context, launched.url)
  const page = await context.newPage()
  await page.route('**/api/founding', (route) => route.abort())
  await page.goto(`${launched.url}/dashboard/${member.id}`)
  await expect(page.getByRole('heading', { name: 'The Founding Fifty' })).toBeVisible()
  await expectAccessible(page)
})

test('another member’s dashboard is not found', async ({ launched, newVisitor }) => {
  const other = await joinByApi(await newVisitor(), launched.url)
  const page = await (await newVisitor()).newPage()
  const maya = await joinByApi(page.context(), launched.url)
  await signIn(page, launched.url, maya)
  for (const path of [`/dashboard/${other.id}`, `/referral-dashboard/${other.id}`, '/dashboard/none']) {
    await page.goto(`${launched.url}${path}`)
    await expect(page.getByRole('heading', { name: 'User Not Found' })).toBeVisible()
    await expect(page.getByText(other.referralCode)).toHaveCount(0)
  }
  await expectAccessible(page)
})

test('a dashboard that did not load says so and loads on another try', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  const maya = await joinByApi(page.context(), launched.url)
  await signIn(page, launched.url, maya)
  const own = `**/api/users/${maya.id}`
  // A channel that opens asks anew by itself.
  await page.addInitScript(() => {
    Object.assign(window, { WebSocket: class extends EventTarget {} })
  })
  for (const fail of [
    (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
    (route: Route) => route.abort(),
  ]) {
    await page.route(own, fail)
    await page.goto(`${launched.url}/dashboard/${maya.id}`)
    await expect(page.getByText('Your account is still there, but we couldn’t load it.')).toBeVisible()
    const asked = page.waitForRequest(own)
    await page.getByRole('button', { name: 'Try again' }).click()
    await asked
    // Once the server is back, the page may also recover before the button is pressed.
    await page.unroute(own)
    await expect(async () => {
      const retry = page.getByRole('button', { name: 'Try again' })
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 })
      const welcome = page.getByRole('heading', { name: `Welcome, ${maya.firstName}` })
      await expect(welcome).toBeVisible({ timeout: 3_000 })
    }).toPass()
  }
})

test('links and codes can be copied, and a blocked clipboard is reported', async ({
  launched,
  newVisitor,
}) => {
  const context = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  const maya = await joinByApi(page.context(), launched.url)
  await signIn(page, launched.url, maya)
  const copies = page.getByRole('main').getByRole('button', { name: 'Copy' })
  await copies.first().click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${launched.url}/ref/${maya.referralCode}`,
  )
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await copies.last().click()
  await expect(page.getByText('Failed to copy referral code', { exact: true })).toBeVisible()
})

test('logging out ends the session in every tab, shows a toast and leads home', async ({
  launched,
  newVisitor,
}) => {
  const context = await newVisitor()
  const page = await context.newPage()
  const maya = await joinByApi(page.context(), launched.url)
  await signIn(page, launched.url, maya)
  const second = await context.newPage()
  await second.goto(`${launched.url}/dashboard`)
  await expect(second.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible()
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Maya' })).toHaveAttribute('href', `/dashboard/${maya.id}`)
  await banner.getByRole('button', { name: 'Account of Maya Lindqvist' }).click()
  await expect(page.getByRole('menu')).toContainText(maya.email)
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${launched.url}/`)
  await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible()
  expect((await context.request.get(`${launched.url}/api/session`)).status()).toBe(401)
  await expect(second.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
})

test('a session that ended elsewhere signs the browser out on its next request', async ({
  launched,
  newVisitor,
}) => {
  const context = await newVisitor()
  const page = await context.newPage()
  const maya = await joinByApi(page.context(), launched.url)
  await signIn(page, launched.url, maya)
  await context.request.post(`${launched.url}/api/user/logout`, { headers: { origin: launched.url } })
  await page.goto(`${launched.url}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
})

test('the referral center shares through the device, four sites and email, and shows the results of the link', async ({
  launched,
  newVisitor,
}) => {
  const { url } = launched
  const context = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  await context.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        sessionStorage.setItem('shared', data.url ?? '')
        return Promise.resolve()
      },
    })
  })
  const page = await context.newPage()
  const maya = await joinByApi(context, url)
  const link = `${url}/ref/${maya.referralCode}`
  const guest = await newVisitor()
  const visited = await guest.request.post(`${url}/api/referral-codes/${maya.referralCode}/visits`, {
    headers: { Origin: url },
  })
  expect(visited.status()).toBe(204)
  const { phoneNumber, referralCode } = maya
  await joinByApi(await newVisitor(), url, { firstName: 'Own', phoneNumber, referralCode })

  await page.goto(`${url}/referral-dashboard/${maya.id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Your link was opened once')).toBeVisible()
  await expect(main.getByText('Own L. joined')).toBeVisible()
  await expect(main.getByText('Not credited: the email or phone number is your own')).toBeVisible()

  await main.getByRole('button', { name: 'Share', exact: true }).click()
  expect(await page.evaluate(() => sessionStorage.getItem('shared'))).toBe(link)
  for (const [site, parameter] of [
    ['LinkedIn', 'url'],
    ['Facebook', 'u'],
    ['X', 'url'],
  ] as const) {
    const target = await main
      .getByRole('link', { name: `Share on ${site}`, exact: true })
      .getAttribute('href')
    expect(new URL(target ?? '').searchParams.get(parameter), site).toBe(link)
  }
  await main.getByRole('button', { name: 'Instagram' }).click()
  await expect(page.getByText('Text copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(link)
  const mail = (await main.getByRole('link', { name: 'Email', exact: true }).getAttribute('href')) ?? ''
  expect(decodeURIComponent(mail)).toContain(link)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await main.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByText('Failed to copy link', { exact: true })).toBeVisible()
})
