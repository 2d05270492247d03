import type { Page } from '@playwright/test'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { registrationCopy } from '#src/features/registration/content.ts'
import { hydrated } from './support/hydrated.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi } from './support/joining.ts'

const section = (page: Page, heading: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) })

const sectionsInOrder = [
  'Bring the trade in. Climb the ladder.',
  'The directory',
  'The 13 license types',
  /^Ask before you guess/,
  'A network that covers the whole chain',
  'Recent Network Activity',
] as const

for (const phase of ['beforeLaunch', 'launched'] as const) {
  test(`the home page has its sections in order and no accessibility violations (${phase})`, async ({
    sharedInstance,
    newVisitor,
  }) => {
    test.slow()
    const page = await (await newVisitor()).newPage()
    await page.goto((await sharedInstance(phase)).url)
    const headings = page.locator('main h2')
    await expect(page.getByRole('heading', { name: 'Recent Network Activity' })).toBeVisible()
    const texts = await headings.allTextContents()
    const places = sectionsInOrder.map((wanted) =>
      texts.findIndex((text) => (typeof wanted === 'string' ? text === wanted : wanted.test(text))),
    )
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    await expectAccessible(page)
  })
}

test('a section whose script fails to load stays readable and does not block navigation', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.clock.install()
  await page.route('**/assets/network-section-*.js', (route) => route.abort('connectionreset'))
  await page.goto(launched.url)
  const network = section(page, 'A network that covers the whole chain')
  const text = await network.textContent()
  await expect(async () => {
    await page.clock.runFor(15_000)
    const keys = await network.evaluate((node) => Object.keys(node))
    expect(keys.some((key) => key.startsWith('__reactProps'))).toBe(true)
  }).toPass()
  await expect(network).toHaveText(text ?? '')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(network).toHaveCount(0)
})

test('the home page leads visitors to SkunkTokens and to the form', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
  await page.getByRole('link', { name: 'Join & Earn Your First SkunkToken' }).click()
  await expect(page).toHaveURL(/#registration-form$/)
  await expect(page.locator('#registration-form')).toBeInViewport()
  await page.getByRole('link', { name: 'Learn About SkunkTokens' }).click()
  await expect(page).toHaveURL(/\/skunktoken-referral-program$/)
})

test('before the launch the directory preview has four counts, preceded by the live one, and three examples', async ({
  beforeLaunch,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(beforeLaunch.url)
  const directory = section(page, 'The directory')
  await expect(directory).toContainText('A professional network for Minnesota cannabis professionals')
  await expect(directory).toContainText('example profiles only')
  await expect(directory).toContainText(/\d+ registered now/)
  for (const [value, label] of [
    ['13', 'official license types'],
    ['18+', 'active businesses'],
    ['50', 'target licensees'],
    ['24/7', 'networking access'],
  ] as const) {
    const tile = directory.locator('dl > div').filter({ hasText: label })
    await expect(tile.locator('dd')).toHaveText(value)
  }
  await expect(directory.locator('dl > div').filter({ hasText: 'active businesses' })).toContainText(
    'Published before launch',
  )

  const cards = directory.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    await expect(card).toContainText('Example Only')
    const description = await card.locator('h3 + p').textContent()
    expect([...(description ?? '')].length).toBeLessThanOrEqual(80)
    expect(description).toMatch(/\p{L}…$/u)
  }
  await cards.first().getByRole('link', { name: 'View Profile' }).click()
  await expect(page).toHaveURL(/\/profile\/demo-1$/)
})

test('once the network is open the directory preview shows live counts and the first members', async ({
  emptyLaunched: { url },
  newVisitor,
}) => {
  await joinByApi(await newVisitor(), url, { firstName: 'Signe', lastName: 'Moe' })
  await joinByApi(await newVisitor(), url, { accountType: 'vendor', firstName: 'Ole', lastName: 'Berg' })
  const page = await (await newVisitor()).newPage()
  await page.goto(url)
  const directory = section(page, 'The directory')
  const tile = (label: string) => directory.locator('dl > div').filter({ hasText: label }).locator('dd')
  await expect(tile('licensed businesses registered')).toHaveText('1')
  await expect(tile('founding places left')).toHaveText('49')
  for (const text of ['18+', 'Published before launch', 'example profiles only'])
    await expect(directory).not.toContainText(text)
  const cards = directory.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(cards).toHaveCount(3)
  const names = ['Signe Moe', 'Ole Berg']
  for (const name of names) await expect(cards.filter({ hasText: name })).toHaveCount(1)
  await expect(cards.filter({ hasText: 'Example Only' })).toHaveCount(1)
  await expectAccessible(page)
  await cards.filter({ hasText: 'Signe Moe' }).getByRole('link', { name: 'View Profile' }).click()
  await expect(page).toHaveURL(/\/profile\/\d+$/)
})

test('Example Info explains what an example is and has no accessibility violations', async ({
  beforeLaunch,
  newVisitor,
}) => {
  test.slow()
  const page = await (await newVisitor()).newPage()
  await page.goto(beforeLaunch.url)
  await (await hydrated(page.getByRole('button', { name: 'Example Info' }).first())).click()
  await expect(page.getByRole('dialog')).toContainText('This is an example, not a member.')
  await expectAccessible(page)
})

test('Example Info restores the focus when it closes, and links to the form', async ({
  beforeLaunch,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(beforeLaunch.url)
  const opener = page.getByRole('button', { name: 'Example Info' }).first()
  const dialog = page.getByRole('dialog')
  await (await hydrated(opener)).click()
  // A dialog handles keys once it has the focus.
  await expect(dialog.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Join Now' }).click()
  await expect(page).toHaveURL(/#registration-form$/)
  await expect(page.locator('#registration-form')).toBeInViewport()
  await expect(dialog).toBeHidden()
})

test('before the launch the demo cards show example numbers regardless of the live ones', async ({
  beforeLaunch,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(beforeLaunch.url)
  const network = section(page, 'A network that covers the whole chain')
  await expect(network).toContainText('License type collection')
  await expect(network).toContainText('4 of 14 collected')
  await expect(network).toContainText('Lower Potency Hemp Edible Retailer')
  await expect(network).toContainText('22 of 50 businesses')
  await expect(network).toContainText('28 Early Access spots available')
  await expect(network).toContainText('2 more needed for early access')
  await expect(network.getByText('Example figures')).toHaveCount(2)
  await expect(network).toContainText(/\d+ registered now/)
})

test('once the network is open no example figure of early access is shown beside the live one', async ({
  launched,
  newVisitor,
}) => {
  await joinByApi(await newVisitor(), launched.url)
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
  const network = section(page, 'A network that covers the whole chain')
  await expect(network).toContainText(/[1-9]\d* of 50 founding places taken/)
  for (const text of ['22 of 50 businesses', 'Early Access spots', 'more needed for early access'])
    await expect(network).not.toContainText(text)
  await expect(network.getByText('Example figures')).toHaveCount(1)
})

test('the count of licensed businesses is in the founding card once when the network is open', async ({
  launched,
  beforeLaunch,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  const card = page.getByRole('region', { name: 'The Founding Fifty' })
  await page.goto(launched.url)
  await expect(card).toContainText(/\d+ licensed businesses registered/)
  await expect(card.getByRole('progressbar')).toHaveCount(0)
  await expect(card).not.toContainText('%')
  await expect(card).not.toContainText('places left')
  await page.goto(beforeLaunch.url)
  await expect(card).toContainText(/\d+ of 50 licensed businesses/)
  await expect(card).toContainText(/\d+%/)
  await expect(card).toContainText(/\d+ more businesses needed for early access!/)
})

test('without counts the founding card says that they are unavailable', async ({
  beforeLaunch,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.route('**/api/stats', (route) => route.abort())
  await page.goto(beforeLaunch.url)
  const card = page.getByRole('region', { name: 'The Founding Fifty' })
  await expect(card).toContainText('– of 50 licensed businesses')
  await expect(card).toContainText('The live count is unavailable right now.')
  await page.unroute('**/api/stats')
  await page.route('**/api/stats', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, remaining: undefined } })
  })
  await page.reload()
  await expect(card).toContainText('50 more businesses needed for early access!')
})

test('the hero links to the license types, also for an invited visitor', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  for (const path of ['/', '/ref/ZZZZZZZZ']) {
    await page.goto(launched.url + path)
    await (await hydrated(page.getByRole('link', { name: 'See the 13 license types' }))).click()
    await expect(page).toHaveURL(`${launched.url}${path}#license-types`)
    await expect(page.getByRole('heading', { level: 2, name: 'The 13 license types' })).toBeInViewport()
  }
})

test('the membership section says who may join and what is promised in the current phase', async ({
  launched,
  beforeLaunch,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(beforeLaunch.url)
  const network = section(page, 'A network that covers the whole chain')
  await expect(network).toContainText('Connections and messaging are coming at launch, October 1st, 2025.')
  await expect(network).toContainText('Early access opens when 50 licensees have registered.')
  await expect(network).toContainText('full access at launch on October 1st, 2025')
  await expect(network).toContainText('misrepresenting license status may lead to account removal')
  await expect(network.getByRole('timer')).toContainText('days')
  await expect(network.getByRole('timer')).toContainText('minutes')
  await expect(network.getByRole('timer')).not.toContainText('seconds')

  // The launch was moved: the new date follows wherever the old one is named.
  await page.goto(`${beforeLaunch.url}/#registration-form`)
  const form = section(page, registrationCopy.title)
  for (const promise of [phaseCopy.pre.ownerPromise, phaseCopy.pre.connections])
    await expect(form.getByRole('listitem').filter({ hasText: promise })).toContainText(
      'New date: January 1, 2099.',
    )

  await page.goto(launched.url)
  await expect(network).toContainText('The network is open. Connections and messages work now.')
  await expect(network).not.toContainText('coming at launch')
  await expect(network.getByRole('timer')).toHaveCount(0)
})

test('before the launch the activity shows six samples and a note, afterwards only real joins', async ({
  emptyLaunched,
  beforeLaunch,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(beforeLaunch.url)
  const activity = section(page, 'Recent Network Activity')
  await expect(activity.getByRole('listitem')).toHaveCount(6)
  await expect(activity.getByText('Sample', { exact: true })).toHaveCount(6)
  await expect(activity).toContainText('The feed becomes dynamic after launch.')
  await expect(page.getByRole('heading', { name: 'Recent Network Activity' })).toHaveCount(1)

  const { url } = emptyLaunched
  await page.goto(url)
  await expect(activity).toContainText('Nothing yet. The first member to join appears here.')
  await joinByApi(await newVisitor(), url, { firstName: 'Signe', lastName: 'Moe' })
  await joinByApi(await newVisitor(), url, { accountType: 'vendor', firstName: 'Ole', lastName: 'Berg' })
  await page.reload()
  await expect(activity.getByRole('listitem')).toContainText([
    'Ole Berg, a vendor partner, joined the network',
    /Signe Moe, a \w+, joined as No\. 1/,
  ])
  await expect(activity).not.toContainText('becomes dynamic')
  await expect(activity.getByText('Sample', { exact: true })).toHaveCount(0)
})

test('the assistant section is marked as beta and opens the assistant with a question', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
  const promotion = section(page, /^Ask before you guess/)
  await expect(promotion).toContainText('Beta')
  await expect(promotion.getByRole('button', { name: 'Ask the assistant' })).toBeEnabled()
})

test('without scripts the home page shows no placeholder for live counts', async ({
  launched,
  newVisitor,
}) => {
  const plain = await (await newVisitor({ javaScriptEnabled: false })).newPage()
  await plain.goto(launched.url)
  await expect(plain.getByText('licensed businesses registered').first()).toBeHidden()
  for (const line of await plain.getByText('registered now').all()) await expect(line).toBeHidden()
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
  await expect(page.getByText('licensed businesses registered').first()).toBeVisible()
})
