import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { recordLoaded } from './support/loaded.ts'

test('every link in the footer leads to a page', async ({ launched, newVisitor }) => {
  const visitor = await newVisitor()
  const page = await visitor.newPage()
  await page.goto(launched.url)
  const footer = page.getByRole('contentinfo')
  for (const title of ['Platform', 'License Types', 'Legal'])
    await expect(footer.getByRole('heading', { name: title })).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Ask the assistant' })).toBeVisible()
  await expect(footer.getByRole('navigation', { name: 'License Types' }).getByRole('link')).toHaveCount(8)
  for (const link of await footer.getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? ''
    if (href.startsWith('mailto:')) continue
    expect((await visitor.request.get(new URL(href, launched.url).href)).status(), href).toBe(200)
  }
})

test('a partner gets in with a code in any case, after trying a wrong one and none', async ({
  launched,
  newVisitor,
}) => {
  test.slow()
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
  await page.getByRole('button', { name: 'Partners' }).click()
  await expect(page).toHaveURL(/#vendor-access$/)
  const dialog = page.getByRole('dialog')
  const code = dialog.getByLabel('Access code')
  await expect(code).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(code).toHaveAccessibleDescription('Please enter your access code')
  await expect(code).toBeFocused()

  await code.fill('OAK-0000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid Access Code', { exact: true })).toBeVisible()
  await expect(page.getByText('Please check your code and try again.').first()).toBeVisible()
  await expect(code).toHaveValue('OAK-0000')

  await code.fill('birch-2002')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Access Granted!', { exact: true })).toBeVisible()
  await expect(page.getByText('Welcome to the vendor partner program.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/account-setup\?type=vendor$/)
})

test('after too many wrong codes the toast and the dialog say the same', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/#vendor-access`)
  const code = page.getByRole('dialog').getByLabel('Access code')
  await code.fill('OAK-0000')
  const toastTitle = page.getByText('Too Many Attempts', { exact: true })
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(toastTitle).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText(/^Too many attempts\. Please wait/)).toHaveCount(2)
  await expect(page.getByText('Invalid Access Code', { exact: true })).toHaveCount(0)
})

test('#vendor-access opens the dialog on a first load; closing it gives the page back', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/#vendor-access`)
  const dialog = page.getByRole('dialog')
  // A dialog handles keys once it has the focus.
  await expect(dialog.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${launched.url}/`)
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  await expect(page.getByRole('button', { name: 'Partners' })).toBeInViewport()
})

test('a click without a pointer, as from a screen reader, opens the dialog before hydration', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Partners' }).evaluate((partners: HTMLElement) => partners.click())
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('nothing that the browser loads contains a vendor code', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  const loadedTexts = recordLoaded(page, /\.(js|html)$|\/$/)
  await page.goto(launched.url)
  await page.getByRole('button', { name: 'Partners' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const texts = await loadedTexts()
  expect(texts.length).toBeGreaterThan(5)
  for (const text of texts) expect(text).not.toMatch(/PINE-1001|BIRCH-2002|CEDAR-3003|SPRUCE-4004/i)
})
