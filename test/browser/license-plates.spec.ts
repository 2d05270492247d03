import { hydrated } from './support/hydrated.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'

const limits = {
  cannabis_microbusiness: ['5,000 square feet'],
  cannabis_mezzobusiness: ['15,000 square feet'],
  cannabis_cultivator: ['30,000 square feet', '2 acres'],
  cannabis_retailer: ['5 stores', 'age 21 and over'],
  cannabis_transporter: ['24 hours'],
  medical_cannabis_combination_business: ['60,000 square feet'],
  hemp_edible_manufacturer: ['5 mg of THC per serving'],
  hemp_edible_retailer: ['5 mg of THC per serving'],
} as const

test('13 plates open one at a time and close again, by pointer and by keyboard', async ({
  launched,
  newVisitor,
}) => {
  test.slow()
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
  const plates = page.locator('#license-types details')
  await expect(plates).toHaveCount(13)
  await expect(page.locator('#license-types details[open]')).toHaveCount(0)

  const first = plates.nth(0)
  const second = plates.nth(1)
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open', '')
  await expect(first.getByRole('heading', { name: 'What it allows' })).toBeVisible()
  await expect(first.getByRole('heading', { name: 'What it prohibits' })).toBeVisible()
  await expect(first.getByRole('heading', { name: 'Key partnerships' })).toBeVisible()
  await expect(first.getByRole('heading', { name: 'Vertical integration' })).toBeVisible()
  await expectAccessible(page)

  await second.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#license-types details[open]')).toHaveCount(1)
  await expect(second).toHaveAttribute('open', '')
  await page.keyboard.press('Space')
  await expect(page.locator('#license-types details[open]')).toHaveCount(0)
})

for (const [license, words] of Object.entries(limits)) {
  test(`a link opens the plate of ${license} with its limits`, async ({ launched, newVisitor }) => {
    const page = await (await newVisitor()).newPage()
    await page.goto(`${launched.url}/#license-types/${license}`)
    const plate = page.locator('details[open]')
    await expect(plate).toHaveCount(1)
    for (const word of words) await expect(plate).toContainText(word)
    await expect(plate.locator('summary')).toBeInViewport()
    await expect(plate.locator('summary')).toBeFocused()
  })
}

test('hash links scroll and move the focus, on first load, from another page and when repeated', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  const heading = page.getByRole('heading', { name: 'The 13 license types' })
  await page.goto(`${launched.url}/#license-types`)
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()

  await page.goto(`${launched.url}/contact`)
  await page.getByRole('link', { name: '+6 More' }).click()
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.getByRole('link', { name: '+6 More' }).click()
  await expect(heading).toBeInViewport()

  await page.getByRole('link', { name: 'Transporter', exact: true }).click()
  await expect(page.locator('details[open]')).toContainText('Plate 7')

  await page.goto(`${launched.url}/#directory`)
  await expect(page.getByRole('heading', { name: 'The directory' })).toBeInViewport()
  await page.goto(`${launched.url}/cookie-policy`)
  await page.getByRole('main').getByRole('link', { name: 'Join Network' }).click()
  await expect(page).toHaveURL(/#join-form$/)
  // Sections above the form load after it; the scroll position holds.
  await expect(page.getByRole('heading', { name: 'Recent Network Activity' })).toBeAttached()
  await expect(page.locator('#registration-form')).toBeInViewport()
})

test('the supply view lists suppliers and buyers, keeps its disclaimer and works by keyboard', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
  const view = page.locator('#supply')
  const disclaimer = view.getByText('General information only, not legal advice.')
  await expect(disclaimer).toBeVisible()
  // A selection in the prerendered page, before hydration, counts too.
  await view.getByLabel('License').selectOption({ label: 'Cannabis Microbusiness' })
  await hydrated(view.getByLabel('License'))
  await expect(view.getByText('Plate 1', { exact: true })).toBeVisible()
  await expect(view.getByRole('heading', { name: 'Buys from' })).toBeVisible()
  await expect(view.getByRole('heading', { name: 'Sells to' })).toBeVisible()
  await expect(view.getByRole('heading', { name: 'Not confirmed, check first' })).toBeVisible()

  const manufacturer = view.getByRole('button', { name: 'Manufacturer', exact: true }).first()
  await (await hydrated(manufacturer)).focus()
  await page.keyboard.press('Enter')
  await expect(view.getByLabel('License')).toHaveValue('cannabis_manufacturer')
  await view.getByLabel('License').selectOption('cannabis_transporter')
  await expect(view.getByRole('heading', { name: 'Collects from' })).toBeVisible()
  await expect(view.getByRole('heading', { name: 'Delivers to' })).toBeVisible()
  await expect(disclaimer).toBeVisible()
})

test('on a phone Back to Top is below the plates', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor({ viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(launched.url)
  await page.getByRole('link', { name: 'Back to Top' }).click()
  await expect(page.getByRole('heading', { name: 'The 13 license types' })).toBeInViewport()

  const wide = await (await newVisitor()).newPage()
  await wide.goto(launched.url)
  await expect(wide.getByRole('link', { name: 'Back to Top' })).toBeHidden()
})
