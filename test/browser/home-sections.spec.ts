import type { Page } from '@playwright/test'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { registrationCopy } from '#src/features/registration/content.ts'
import { hydrated } from './support/hydrated.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'

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

test('the home page has its sections in order and no accessibility violations', async ({
  launched,
  newVisitor,
}) => {
  test.slow()
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
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

test('the directory preview has four counts, preceded by the live one, and three examples', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
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

test('Example Info explains what an example is and has no accessibility violations', async ({
  launched,
  newVisitor,
}) => {
  test.slow()
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
  await (await hydrated(page.getByRole('button', { name: 'Example Info' }).first())).click()
  await expect(page.getByRole('dialog')).toContainText('This is an example, not a member.')
  await expectAccessible(page)
})

test('Example Info restores the focus when it closes, and links to the form', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
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

test('the demo cards show example numbers regardless of the live ones', async ({
  launched,
  beforeLaunch,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  for (const { url } of [launched, beforeLaunch]) {
    await page.goto(url)
    const network = section(page, 'A network that covers the whole chain')
    await expect(network).toContainText('License type collection')
    await expect(network).toContainText('4 of 14 collected')
    await expect(network).toContainText('Lower Potency Hemp Edible Retailer')
    await expect(network).toContainText('22 of 50 businesses')
    await expect(network).toContainText('28 Early Access spots available')
    await expect(network).toContainText('2 more needed for early access')
    await expect(network.getByText('Example figures')).toHaveCount(2)
    await expect(network).toContainText(/\d+ registered now/)
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

test('before the launch the activity shows six samples and a note, afterwards real joins first', async ({
  launched,
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

  await page.goto(launched.url)
  await expect(activity.getByRole('heading', { name: 'Sample entries' })).toBeVisible()
  await expect(activity).not.toContainText('becomes dynamic')
  await expect(activity.getByText('Sample', { exact: true })).toHaveCount(6)
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
  await expect(plain.getByText('of 50 licensed businesses')).toBeHidden()
  for (const line of await plain.getByText('registered now').all()) await expect(line).toBeHidden()
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
  await expect(page.getByText('of 50 licensed businesses')).toBeVisible()
})
