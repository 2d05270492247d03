import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinSignedIn } from './support/member-profiles.ts'

test('two members connect, write to each other, and one catches up after being offline', async ({
  launched,
  newVisitor,
}) => {
  const [annasBrowser, bosBrowser] = [await newVisitor(), await newVisitor()]
  const anna = await joinSignedIn(annasBrowser, launched.url, { firstName: 'Anna', lastName: 'Aune' })
  const bo = await joinSignedIn(bosBrowser, launched.url, {
    firstName: 'Bo',
    lastName: 'Berg',
    licenseType: 'cannabis-retailer',
  })
  const [annasPage, bosPage] = [await annasBrowser.newPage(), await bosBrowser.newPage()]

  await bosPage.goto(`${launched.url}/connections?tab=requests`)
  await expect(bosPage.getByText('No pending requests')).toBeVisible()
  await annasPage.goto(`${launched.url}/profile/${bo.id}`)
  await annasPage.getByRole('button', { name: /^Connect: / }).click()
  await annasPage.getByLabel('Note').fill('We grow, you sell?')
  await annasPage.getByRole('button', { name: 'Send request' }).click()
  await expect(annasPage.getByRole('link', { name: /Pending/ })).toBeFocused()

  // The request and the count in the header appear without a reload.
  await expect(bosPage.getByText('We grow, you sell?')).toBeVisible()
  await expect(bosPage.getByRole('link', { name: /Connections.*1 waiting/ })).toBeVisible()
  await expect(bosPage.getByRole('tab', { name: 'Requests 1' })).toBeVisible()
  await expectAccessible(bosPage)
  await bosPage.getByRole('button', { name: 'Accept Anna Aune' }).click()
  await expect(bosPage.getByRole('tab', { name: 'Connections 1' })).toBeVisible()

  await annasPage.getByRole('link', { name: /^Send Message/ }).click()
  const annasDraft = annasPage.getByLabel('Message to Bo Berg')
  await annasDraft.fill('First line')
  await annasDraft.press('Shift+Enter')
  await annasDraft.pressSequentially('second line')
  await annasPage.reload()
  await expect(annasDraft).toHaveValue('First line\nsecond line')
  await annasDraft.press('Enter')
  await expect(annasDraft).toHaveValue('')
  await expect(annasPage.getByRole('log').getByText('First line\nsecond line')).toBeVisible()

  await expect(bosPage.getByRole('link', { name: /Messages.*1 unread/ })).toBeVisible()
  await bosPage
    .getByRole('link', { name: /^Messages/ })
    .first()
    .click()
  await bosPage.getByRole('link', { name: /Anna Aune/ }).click()
  await expect(bosPage.getByRole('log').getByText('First line\nsecond line')).toBeVisible()
  await expect(bosPage.getByRole('link', { name: /Messages.*unread/ })).toHaveCount(0)
  await expect(annasPage.getByText(', read')).toBeVisible()
  await expectAccessible(bosPage)

  await bosBrowser.setOffline(true)
  const bosDraft = bosPage.getByLabel('Message to Anna Aune')
  await bosDraft.fill('Written without a connection')
  await bosDraft.press('Enter')
  await expect(bosPage.getByText('Failed to send message. Please try again.')).toBeVisible()
  for (const text of ['One', 'Two', 'Three']) {
    await annasDraft.fill(text)
    await annasDraft.press('Enter')
    await expect(annasPage.getByRole('log').getByText(text, { exact: true })).toBeVisible()
  }
  await bosBrowser.setOffline(false)
  await expect(bosPage.getByRole('log').getByText('Three', { exact: true })).toBeVisible({ timeout: 20_000 })
  // By itself, once there is a connection again.
  await expect(annasPage.getByRole('log').getByText('Written without a connection')).toHaveCount(1)
  await expect(bosPage.getByRole('log').getByText('Written without a connection')).toHaveCount(1)
  const order = await bosPage.getByRole('log').getByRole('listitem').allInnerTexts()
  expect(order.map((text) => /(One|Two|Three|Written)/.exec(text)?.[1]).filter(Boolean)).toEqual([
    'One',
    'Two',
    'Three',
    'Written',
  ])
  expect(anna.id).not.toBe(bo.id)
})

test('before the unlock Connect is disabled with a note, and messages are coming soon', async ({
  beforeLaunch,
  newVisitor,
}) => {
  const [browser, others] = [await newVisitor(), await newVisitor()]
  const other = await joinSignedIn(others, beforeLaunch.url)
  await joinSignedIn(browser, beforeLaunch.url)
  const page = await browser.newPage()
  await page.goto(`${beforeLaunch.url}/profile/${other.id}`)
  await expect(page.getByRole('button', { name: /^Connect/ })).toBeDisabled()
  await expect(page.getByText('Available at launch, October 1st, 2025')).toBeVisible()

  await page.goto(`${beforeLaunch.url}/messages`)
  await expect(page.getByRole('heading', { name: 'Coming soon' })).toBeVisible()
  await expect(page.getByText('Messages will be available October 1st, 2025.')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Browse the directory' })).toHaveAttribute(
    'href',
    '/enhanced-directory',
  )
  await expect(main.getByRole('link', { name: 'Connections' })).toHaveAttribute('href', '/connections')
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
})

test('signed out, the connections page asks to sign in and leads back', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/connections`)
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fconnections/)
})

test('a failed response returns the request to the list with an error message', async ({
  launched,
  newVisitor,
}) => {
  const [browser, others] = [await newVisitor(), await newVisitor()]
  const member = await joinSignedIn(browser, launched.url)
  await joinSignedIn(others, launched.url, { firstName: 'Carla', lastName: 'Dahl' })
  await others.request.post(`${launched.url}/api/connections`, {
    headers: { Origin: launched.url },
    data: { receiverId: member.id },
  })
  const page = await browser.newPage()
  await page.goto(`${launched.url}/connections?tab=requests`)
  await page.route('**/api/connections/*/accept', (route) => route.abort())
  await page.getByRole('button', { name: 'Accept Carla Dahl' }).click()
  await expect(
    page.getByText('Failed to respond to connection request. Please try again.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept Carla Dahl' })).toBeVisible()
})

test('a member collects a bonus, reads a notification and mutes a kind', async ({
  emptyLaunched: launched,
  newVisitor,
}) => {
  const browser = await newVisitor()
  const member = await joinSignedIn(browser, launched.url)
  const page = await browser.newPage()
  await page.goto(`${launched.url}/dashboard/${member.id}`)
  await page.getByRole('button', { name: 'Collect 2 SkunkTokens™' }).click()
  await expect(page.getByText('Collected 2 SkunkTokens™', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Collect/ })).toHaveCount(0)

  await page.getByRole('link', { name: /Notifications/ }).click()
  await expect(page.getByText('You reached an achievement')).toBeVisible()
  await page.getByLabel('Referrals, in the app').uncheck()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Referrals, in the app')).not.toBeChecked()
})

test('the note of an unsent request is restored for its author, and not for another member in the same tab', async ({
  launched: { url },
  newVisitor,
}) => {
  const receiver = await joinSignedIn(await newVisitor(), url, { firstName: 'Noor', lastName: 'Asked' })
  const browser = await newVisitor()
  await joinSignedIn(browser, url)
  const page = await browser.newPage()
  const connect = page.getByRole('button', { name: /^Connect: / })
  const note = page.getByLabel('Note')
  await page.goto(`${url}/profile/${receiver.id}`)
  await connect.click()
  await note.fill('Between us')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await connect.click()
  await expect(note).toHaveValue('Between us')

  // Another member signs in on the same computer.
  const next = await joinSignedIn(browser, url, { firstName: 'Nils', lastName: 'Next' })
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}').id as unknown))
    .toBe(next.id)
  await connect.click()
  await expect(note).toHaveValue('')
})
