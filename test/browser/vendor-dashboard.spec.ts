import type { BrowserContext, Page } from '@playwright/test'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi } from './support/joining.ts'
import { overflow } from './support/overflow.ts'

const boundaries = [
  { referrals: 0, tier: 'New Vendor', percent: '0%', next: '5 more to go' },
  { referrals: 4, tier: 'New Vendor', percent: '80%', next: '1 more to go' },
  { referrals: 5, tier: 'Silver Partner', percent: '100%', next: '5 more to go' },
  { referrals: 9, tier: 'Silver Partner', percent: '100%', next: '1 more to go' },
  { referrals: 10, tier: 'Gold Partner', percent: '100%', next: '10 more to go' },
  { referrals: 19, tier: 'Gold Partner', percent: '100%', next: '1 more to go' },
  { referrals: 20, tier: 'Elite Partner', percent: '100%', next: null },
] as const

async function openDashboard(visitor: BrowserContext, url: string, { id }: OwnUser): Promise<Page> {
  const page = await visitor.newPage()
  await page.goto(`${url}/vendor-dashboard/${id}`)
  return page
}

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome, / })

test('every tier boundary shows the badge, the progress and what is missing', async ({
  launched,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const vendor = await joinByApi(visitor, launched.url, { accountType: 'vendor' })
  const page = await visitor.newPage()
  for (const { referrals, tier, percent, next } of boundaries) {
    await page.route('**/api/vendor-stats/*', (route) =>
      route.fulfill({
        json: {
          clientReferrals: referrals,
          skunkTokens: 1 + 3 * referrals,
          hasFullPlatformAccess: referrals >= 5,
        },
      }),
    )
    await page.goto(`${launched.url}/vendor-dashboard/${vendor.id}`)
    await expect(
      page
        .locator('header')
        .filter({ has: welcome(page) })
        .getByText(tier, { exact: true }),
    ).toBeVisible()
    await expect(page.getByText(percent, { exact: true })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Progress to full platform access' })).toHaveAttribute(
      'aria-valuenow',
      String(Math.min(referrals, 5)),
    )
    await expect(
      page.getByRole('heading', {
        name: referrals >= 5 ? 'Full platform access is open' : 'Unlock full platform access',
      }),
    ).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Your tier' })).toContainText(tier)
    if (next) await expect(page.getByText(next, { exact: true }).first()).toBeVisible()
    else await expect(page.getByText('more to go')).toHaveCount(0)
    // Only the next tier counts down; those after it are locked.
    const locked = page.getByText('Locked', { exact: true })
    await expect(locked).toHaveCount([5, 10, 20].filter((from) => referrals < from).slice(1).length)
    await page.unroute('**/api/vendor-stats/*')
  }
})

test('the fifth client opens full access on the dashboard', async ({ launched, newVisitor }) => {
  const visitor = await newVisitor()
  const vendor = await joinByApi(visitor, launched.url, { accountType: 'vendor' })
  const page = await openDashboard(visitor, launched.url, vendor)
  await expect(page.getByText('0 of 5 client referrals')).toBeVisible()
  // The open page counts the clients as they join.
  for (let client = 0; client < 5; client += 1) {
    await joinByApi(await newVisitor(), launched.url, { referralCode: vendor.referralCode })
  }
  await expect(page.getByRole('heading', { name: 'Full platform access is open' })).toBeVisible()
  await expect(
    page.getByText('You have referred 5 clients: the complete directory is yours.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('Balance 16 SkunkTokens™')).toBeVisible()
  await expect(page.getByText('Maya L. joined')).toHaveCount(5)
  await page.getByRole('link', { name: 'Open the directory' }).click()
  await expect(page).toHaveURL(/\/business-directory$/)
  await page.goBack()
  await expect(welcome(page)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => overflow(page)).toBe(0)
})

test('before the launch, full access does not open connections yet', async ({ beforeLaunch, newVisitor }) => {
  const visitor = await newVisitor()
  const vendor = await joinByApi(visitor, beforeLaunch.url, { accountType: 'vendor' })
  const page = await visitor.newPage()
  await page.route('**/api/vendor-stats/*', (route) =>
    route.fulfill({ json: { clientReferrals: 7, skunkTokens: 22, hasFullPlatformAccess: true } }),
  )
  await page.goto(`${beforeLaunch.url}/vendor-dashboard/${vendor.id}`)
  await expect(
    page.getByText('Connections and messaging are coming at launch', { exact: false }),
  ).toContainText('October 1st, 2025. New date: January 1, 2099.')
})

test('a new vendor’s empty dashboard is accessible', async ({ launched, newVisitor }) => {
  const visitor = await newVisitor()
  const vendor = await joinByApi(visitor, launched.url, { accountType: 'vendor' })
  const page = await openDashboard(visitor, launched.url, vendor)
  await expect(page.getByText('No clients yet')).toBeVisible()
  await expectAccessible(page)
})

test('the dashboard announces loading, and a failure shows what to do', async ({ launched, newVisitor }) => {
  const visitor = await newVisitor()
  const vendor = await joinByApi(visitor, launched.url, { accountType: 'vendor' })
  const page = await visitor.newPage()
  let answer = () => {}
  const requestedPaths = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**/api/users/${vendor.id}`, async (route) => {
    await requestedPaths
    await route.abort()
  })
  await page.goto(`${launched.url}/vendor-dashboard/${vendor.id}`)
  await expect(page.getByText('Loading your vendor dashboard...')).toBeVisible()
  answer()
  await expect(page.getByText('Failed to load vendor dashboard')).toBeVisible()
  await expect(page.getByText('Please check your connection and try again.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(`**/api/users/${vendor.id}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(welcome(page)).toBeVisible()
})

test('missing stats are read from the user', async ({ launched, newVisitor }) => {
  const visitor = await newVisitor()
  const vendor = await joinByApi(visitor, launched.url, { accountType: 'vendor' })
  await joinByApi(await newVisitor(), launched.url, { referralCode: vendor.referralCode })
  const page = await visitor.newPage()
  await page.route('**/api/vendor-stats/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Later' } }),
  )
  await page.goto(`${launched.url}/vendor-dashboard/${vendor.id}`)
  await expect(page.getByText('1 of 5 client referrals')).toBeVisible()
})

test('an invalid id sends no request, and another vendor’s dashboard is not shown', async ({
  launched,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const vendor = await joinByApi(visitor, launched.url, { accountType: 'vendor' })
  const page = await visitor.newPage()
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  for (const id of ['abc', '1.5', String(vendor.id + 1)]) {
    await page.goto(`${launched.url}/vendor-dashboard/${id}`)
    await expect(page.getByText('Failed to load vendor dashboard')).toBeVisible()
  }
  expect(requestedPaths.filter((path) => /^\/api\/(?:vendor-stats|users)\//.test(path))).toEqual([])
  await page.getByRole('link', { name: 'Open your dashboard' }).click()
  await expect(welcome(page)).toBeVisible()
})

test('each account type is redirected to its own dashboard', async ({ launched, newVisitor }) => {
  const vendor = await joinByApi(await newVisitor(), launched.url, { accountType: 'vendor' })
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/vendor-dashboard/${vendor.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in' })).toBeVisible()
  await page.goto(`${launched.url}/login`)
  await page.getByLabel('Email').fill(vendor.email)
  await page.getByLabel('Password', { exact: true }).fill(vendor.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/vendor-dashboard/${vendor.id}$`))
  await expect(welcome(page)).toBeVisible()
  for (const path of ['/dashboard', `/dashboard/${vendor.id}`]) {
    await page.goto(`${launched.url}${path}`)
    await expect(page).toHaveURL(new RegExp(`/vendor-dashboard/${vendor.id}$`))
  }

  const owner = await newVisitor()
  const business = await joinByApi(owner, launched.url)
  const ownersPage = await openDashboard(owner, launched.url, business)
  await expect(ownersPage).toHaveURL(new RegExp(`/dashboard/${business.id}$`))
  await expect(ownersPage).not.toHaveURL(/vendor/)
})
