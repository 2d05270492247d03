import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'

const typed = {
  'Full name': 'Marisol Tangvald',
  Email: 'marisol@example.com',
  Subject: 'Partnership',
  Message: 'Good morning,\nwe would like to list our kitchen.',
} as const

async function fillIn(page: Page) {
  for (const [label, text] of Object.entries(typed))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text)
}

async function expectKept(page: Page) {
  for (const [label, text] of Object.entries(typed))
    await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveValue(text)
}

test('the contact page has its cards and no accessibility violations', async ({
  launched,
  beforeLaunch,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/contact`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'hello@northleaf.example' })).toHaveAttribute(
    'href',
    'mailto:hello@northleaf.example',
  )
  await expect(main).toContainText('phone or text')
  await expect(main.getByRole('listitem').filter({ hasText: /^Location: Minnesota$/ })).toBeVisible()
  for (const time of ['24-48 hours', '1-3 business days', 'Same day'])
    await expect(main.getByText(time)).toBeVisible()
  await expect(main).toContainText(/\d+ registered now/)
  await expect(main).not.toContainText('18 businesses registered')
  await expectAccessible(page)
  await page.goto(`${beforeLaunch.url}/contact`)
  await expect(main).toContainText('18 businesses registered. Published before launch.')
  await expect(main).toContainText(/\d+ registered now/)
})

test('a complete message is sent, and the fields are cleared', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) calls += 1
  })
  await page.goto(`${launched.url}/contact`)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible()
  await expect(page.getByText('Please fill in all fields before sending your message.').first()).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expectAccessible(page)
  expect(calls).toBe(0)

  await fillIn(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible()
  await expect(
    page.getByText("Thank you for contacting us! We'll get back to you as soon as possible.").first(),
  ).toBeVisible()
  for (const label of Object.keys(typed))
    await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveValue('')
  expect(calls).toBe(1)
})

test('while sending, the button shows a spinner and ignores a second click', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let calls = 0
  await page.route('**/api/contact', async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await page.goto(`${launched.url}/contact`)
  await fillIn(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const busy = page.getByRole('button', { name: 'Preparing Message...' })
  await expect(busy).toBeDisabled()
  await busy.click({ force: true })
  release()
  await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible()
  expect(calls).toBe(1)
})

test('the form keeps its input when the server fails or the connection is lost', async ({
  launched,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const page = await visitor.newPage()
  await page.goto(`${launched.url}/contact`)
  await fillIn(page)
  const failure = page
    .getByText(
      'There was a problem sending your message. Please try again or contact us directly at hello@northleaf.example.',
    )
    .first()
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Error Sending Message', { exact: true })).toBeVisible()
  await expect(failure).toBeVisible()
  await expectKept(page)

  await page.unroute('**/api/contact')
  await visitor.setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(failure).toBeVisible()
  await expectKept(page)

  await visitor.setOffline(false)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible()
})

test('markup in a message is never shown and never runs', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/contact`)
  await fillIn(page)
  await page.getByLabel('Message', { exact: true }).fill('<img src=x onerror="document.title=`run`">')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible()
  await expect(page).not.toHaveTitle('run')
})

test('a menu that fails to load offline leaves the page unchanged, and opens once back online', async ({
  launched,
  newVisitor,
}) => {
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 } })
  const page = await visitor.newPage()
  await page.goto(`${launched.url}/contact`)
  await hydrated(page.getByRole('main').getByLabel('Message', { exact: true }))
  await fillIn(page)
  const menu = await hydrated(page.getByRole('button', { name: 'Menu' }))
  await visitor.setOffline(true)
  await menu.click()
  await expect(page.getByText('This did not load.', { exact: true }).first()).toBeVisible()
  await expectKept(page)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await visitor.setOffline(false)
  await menu.click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'SkunkTokens' })).toBeVisible()
})
