import { hydrated } from './support/hydrated.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi } from './support/joining.ts'
import { joinSignedIn, saveProfile } from './support/member-profiles.ts'

// Checks a long page in two themes.
test.slow()

const cards = 'main li:has(h3)'

test('before the launch a visitor can search, filter and share the examples, but not connect with them', async ({
  beforeLaunch,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${beforeLaunch.url}/businesses`)
  await expect(page.getByRole('heading', { name: 'Minnesota Cannabis Business Directory' })).toBeVisible()
  await expect(page.getByText('This is a pre-launch preview.')).toBeVisible()
  await expect(page.locator(cards).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Members/ })).toHaveCount(0)
  const connect = page.getByRole('button', { name: /^Connect: Larkfurrow/ })
  await expect(connect).toBeDisabled()
  await expect(connect).toHaveAccessibleDescription('Available at launch, October 1st, 2025')
  await expectAccessible(page)

  // All 26: the rest loads on scrolling or by the button.
  await page.keyboard.press('End')
  await page.getByText('26 shown').scrollIntoViewIfNeeded()
  await expect(page.locator(cards)).toHaveCount(26)
  await expect(page.locator(cards).filter({ hasText: 'Example Only' })).toHaveCount(26)

  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.pressSequentially('larkf')
  await expect(page.locator(cards)).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=larkf$/)
  await expect(page.locator('mark').first()).toHaveText('Larkf')

  await search.fill('')
  await expect(page.locator(cards)).not.toHaveCount(1)
  await page.getByRole('combobox', { name: 'License type' }).selectOption({ label: 'Cannabis Transporter' })
  await expect(page).toHaveURL(/licenseType=cannabis_transporter/)
  await expect(page.locator(cards).first()).toContainText('Cannabis Transporter')
  const shared = page.url()
  await search.fill('zzzz')
  await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(search).toHaveValue('')
  await expect(page.locator(cards)).toHaveCount(26)
  await page.goBack()
  await expect(search).toHaveValue('zzzz')

  await page.goto(shared)
  await expect(page.getByRole('combobox', { name: 'License type' })).toHaveValue('cannabis_transporter')
  await expect(page.locator(cards).first()).toContainText('Cannabis Transporter')
})

test('after the launch members are listed above the examples, and an empty network names the next open place', async ({
  emptyLaunched: launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/business-directory`)
  await expect(
    page.getByText('The network is open. Profiles marked Example Only are not members.'),
  ).toBeVisible()
  await expect(page.getByText('No members are listed yet. Founding place No. 1 is open.')).toBeVisible()
  await expectAccessible(page)

  const member = await newVisitor()
  const user = await joinSignedIn(member, launched.url, { licenseType: 'cannabis-wholesaler' })
  await saveProfile(member, launched.url, user, {
    companyName: 'Québec Street Wholesale',
    city: 'Duluth',
    servicesOffered: ['wholesale_distribution', 'Night runs'],
    lookingFor: ['Growers up north'],
    isProfilePublic: true,
  })
  await page.goto(`${launched.url}/enhanced-directory?q=quebec`)
  const card = page.locator(cards).filter({ hasText: 'Québec Street Wholesale' })
  await expect(card).toContainText(`Founding member No. ${user.foundingNumber}`)
  await expect(card).toContainText('License not verified yet')
  await expect(page.locator('mark').first()).toHaveText('Québec')
  await expect(page.getByRole('heading', { name: 'Members (1)' })).toBeVisible()
  await expectAccessible(page)
  // The URL holds the filter, and the field follows the URL.
  await page.getByLabel('Verified only').click()
  await expect(page.getByLabel('Verified only')).toBeChecked()
  await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible()
  await page.getByLabel('Verified only').click()
  await expect(page.getByLabel('Verified only')).not.toBeChecked()

  await page.getByText('Who can supply me, who can buy from me').click()
  await page.getByLabel('Trade').selectOption({ label: 'Can supply me' })
  await page.getByLabel('My license').selectOption({ label: 'Cannabis Retailer' })
  await expect(page).toHaveURL(/canSupply=cannabis_retailer/)
  await expect(card).toBeVisible()
  await page.getByLabel('My license').selectOption({ label: 'Cannabis Testing Facility' })
  await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible()

  const own = await member.newPage()
  await own.goto(`${launched.url}/businesses?q=quebec`)
  await expect(own.getByText('Your listing')).toBeVisible()
  await own.getByRole('link', { name: 'Edit Profile' }).first().click()
  await expect(own).toHaveURL(new RegExp(`/profile/edit/${user.id}$`))
})

test('before the launch a member sees the examples and their own listing, and nothing is cut off at 320 px', async ({
  beforeLaunch,
  newVisitor,
}) => {
  const member = await newVisitor({ viewport: { width: 320, height: 640 } })
  const user = await joinSignedIn(member, beforeLaunch.url)
  await joinSignedIn(await newVisitor(), beforeLaunch.url, { firstName: 'Hidden' })
  const page = await member.newPage()
  await page.goto(`${beforeLaunch.url}/businesses`)
  await expect(page.getByRole('heading', { name: 'Your listing' })).toBeVisible()
  await expect(page.getByText('5 SkunkTokens™ open the complete directory.')).toBeVisible()
  await expect(page.locator(cards).filter({ hasText: 'Edit Profile' })).toHaveCount(1)
  await expect(page.locator(cards).filter({ hasText: 'License not verified yet' })).toHaveCount(1)
  expect(user.skunkTokens).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
})

test('a member with early access reads that the directory is open to them', async ({
  beforeLaunch: { url },
  newVisitor,
}) => {
  const member = await newVisitor()
  const { referralCode } = await joinSignedIn(member, url)
  for (let count = 1; count < 5; count += 1) await joinByApi(await newVisitor(), url, { referralCode })
  const page = await member.newPage()
  await page.goto(`${url}/businesses`)
  await expect(page.getByRole('heading', { name: /^Members/ })).toBeVisible()
  await expect(page.getByText('You have early access: every listing is open to you now.')).toBeVisible()
  await expect(page.getByText('The profiles below are examples')).toHaveCount(0)
})

test('an open directory page lists the members at the unlock, and vendors without a company by name', async ({
  beforeLaunch,
  newVisitor,
}) => {
  const vendor = await newVisitor()
  const { id } = await joinSignedIn(vendor, beforeLaunch.url, {
    accountType: 'vendor',
    vendorType: 'legal',
    firstName: 'Vera',
    lastName: 'Pine',
  })
  const listed = (await (await vendor.request.get(`${beforeLaunch.url}/api/businesses`)).json()) as {
    id: unknown
  }[]
  const page = await (await newVisitor()).newPage()
  await page.clock.install()
  await page.goto(`${beforeLaunch.url}/businesses`)
  await expect(page.locator(cards).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Members/ })).toHaveCount(0)

  await page.route('**/api/businesses', (route) =>
    route.fulfill({ json: listed.filter((card) => card.id === id) }),
  )
  await page.route('**/api/stats', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), phase: 'unlocked', unlockedBy: 'licensees' } })
  })
  await expect(async () => {
    await page.clock.runFor(30_000)
    await expect(page.getByRole('heading', { name: 'Members (1)' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.locator(cards)).toContainText(['Vera PineLegal'])
})

test('a directory that fails to load shows an error and can be retried', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  await page.route('**/api/businesses*', (route) => route.abort())
  await page.goto(`${launched.url}/businesses`)
  await expect(page.getByRole('alert').filter({ hasText: 'The directory did not load.' })).toBeVisible()
  await page.unroute('**/api/businesses*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator(cards).first()).toBeVisible()
})

test('with twelve or more members the examples are collapsed, and can be expanded', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  for (let at = 1; at <= 12; at += 1)
    await joinSignedIn(await newVisitor(), launched.url, { licenseType: 'cannabis-testing-facility' })
  await page.goto(`${launched.url}/businesses?licenseType=cannabis_testing_facility`)
  await expect(page.getByRole('heading', { name: 'Members (12)' })).toBeVisible()
  const example = page.locator(cards).filter({ hasText: 'Example Only' }).first()
  await expect(example).toBeHidden()
  await page.getByText('Show examples', { exact: true }).click()
  await expect(example).toBeVisible()
})

test('a filter and a search that are set together both apply', async ({ beforeLaunch, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${beforeLaunch.url}/businesses`)
  const license = page.getByLabel('License type', { exact: true })
  await hydrated(license)
  await license.selectOption('cannabis_transporter')
  await expect(page).toHaveURL(/licenseType=cannabis_transporter/)
  // In one task, before the page re-renders.
  await page.evaluate(() => {
    const set = (selector: string, type: 'change' | 'input', value: string) => {
      const field = document.querySelector<HTMLSelectElement | HTMLInputElement>(selector)
      if (!field) return
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    set('main select', 'change', '')
    set('main input[type="search"]', 'input', 'Quillwater')
  })
  await expect(page).toHaveURL(/\?q=Quillwater$/)
  await expect(page.locator(cards)).toHaveCount(1)
})

test('the first results are on the first screen, in the order that the address names', async ({
  emptyLaunched: launched,
  newVisitor,
}) => {
  for (const [companyName, zipCode] of [
    ['Zumbro Farm', '55802'],
    ['Åkerman Labs', '55401'],
  ] as const) {
    const member = await newVisitor()
    const user = await joinSignedIn(member, launched.url, { zipCode })
    await saveProfile(member, launched.url, user, { companyName, isProfilePublic: true })
  }
  const page = await (await newVisitor({ viewport: { width: 1280, height: 800 } })).newPage()
  await page.goto(`${launched.url}/businesses`)
  const first = page.locator(cards).first()
  await expect(first).toContainText('Zumbro Farm')
  expect((await first.boundingBox())?.y).toBeLessThan(560)

  const sort = page.getByLabel('Sort by')
  await hydrated(sort)
  await sort.selectOption('Name')
  await expect(page).toHaveURL(/\?sort=name$/)
  await expect(first).toContainText('Åkerman Labs')
  await sort.selectOption('Nearest')
  await expect(page.getByText('Enter a ZIP code to sort by distance.')).toBeVisible()
  await page.getByLabel('Near ZIP').pressSequentially('55802-1234')
  await expect(page).toHaveURL(/near=55802/)
  await expect(first).toContainText('Zumbro Farm')
  await expect(first).toContainText('Duluth, MN, 1 mi')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByLabel('Near ZIP')).toHaveValue('')

  await page.getByRole('searchbox', { name: 'Search' }).fill('zumbor')
  await page.getByRole('button', { name: 'Zumbro', exact: true }).click()
  await expect(page).toHaveURL(/q=Zumbro/)
  await expect(first).toContainText('Zumbro Farm')

  // No source confirms who supplies a cultivator; the screen offers the trades that none settles.
  await page.goto(`${launched.url}/businesses?canSupply=cannabis_cultivator&verified=1`)
  await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible()
  await page.getByRole('button', { name: 'Include unconfirmed trades' }).click()
  await expect(page).toHaveURL(/unconfirmed=1/)
  await page.getByRole('button', { name: 'Include unverified members' }).click()
  await expect(page.getByLabel('Verified only')).not.toBeChecked()
  await expect(page.locator(cards).first()).toBeVisible()
})

test('on a phone the filters are closed at first, and listings are rows', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor({ viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(`${launched.url}/businesses`)
  const license = page.getByLabel('License type', { exact: true })
  await expect(page.locator(cards).first()).toBeVisible()
  await expect(license).toBeHidden()
  expect((await page.locator(cards).first().boundingBox())?.height).toBeLessThan(220)
  const filters = page.getByRole('button', { name: /^Filters and sort/ })
  await hydrated(filters)
  await filters.press('Enter')
  await license.selectOption('cannabis_transporter')
  await expect(page.getByRole('button', { name: 'Filters and sort (1)' })).toBeVisible()
  await expect(page.locator(cards).first()).toContainText('Cannabis Transporter')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})
