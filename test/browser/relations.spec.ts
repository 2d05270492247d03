import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinSignedIn } from './support/member-profiles.ts'
import { staffPage } from './support/staff.ts'

type Joined = Awaited<ReturnType<typeof joinSignedIn>>

async function pair(
  url: string,
  newVisitor: () => Promise<BrowserContext>,
  [annasName, bosName] = ['Aune', 'Berg'],
) {
  const [annas, bos] = [await newVisitor(), await newVisitor()]
  const anna = await joinSignedIn(annas, url, { firstName: 'Anna', lastName: annasName })
  const bo = await joinSignedIn(bos, url, { firstName: 'Bo', lastName: bosName })
  return { annas, bos, anna, bo }
}

const ask = async (browser: BrowserContext, url: string, to: Joined) => {
  const answer = await browser.request.post(`${url}/api/connections`, {
    headers: { Origin: url },
    data: { receiverId: to.id },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

test('a request is withdrawn, rejected, sent by the other side and accepted; then the connection is removed', async ({
  launched,
  newVisitor,
}) => {
  const { url } = launched
  const { annas, bos, anna, bo } = await pair(url, newVisitor)
  const [annasPage, bosPage] = [await annas.newPage(), await bos.newPage()]
  await annasPage.goto(`${url}/connections`)
  for (const [tab, text] of [
    ['Connections', 'No connections yet'],
    ['Requests', 'No pending requests'],
    ['Sent', 'No sent requests'],
  ] as const) {
    await annasPage.getByRole('tab', { name: `${tab} 0` }).click()
    await expect(annasPage.getByRole('heading', { name: text })).toBeVisible()
    await expect(
      annasPage.getByRole('tabpanel').getByRole('link', { name: 'Browse the directory' }),
    ).toHaveAttribute('href', '/businesses')
  }

  await test.step('a sent request is pending under Sent, and can be withdrawn', async () => {
    await ask(annas, url, bo)
    await annasPage.goto(`${url}/connections?tab=sent`)
    const row = annasPage.getByRole('tabpanel').getByRole('listitem')
    await expect(row).toContainText('Bo Berg')
    await expect(row).toContainText('Pending')
    await bosPage.goto(`${url}/connections?tab=sent`)
    await expect(bosPage.getByRole('heading', { name: 'No sent requests' })).toBeVisible()
    await bosPage.getByRole('tab', { name: 'Requests 1' }).click()
    await expect(bosPage.getByRole('button', { name: 'Decline Anna Aune' })).toBeVisible()
    await annasPage.getByRole('button', { name: 'Withdraw the request to Bo Berg' }).click()
    await expect(annasPage.getByRole('tab', { name: 'Sent 0' })).toBeVisible()
    await expect(bosPage.getByRole('heading', { name: 'No pending requests' })).toBeVisible()
  })

  await test.step('a rejected requester cannot ask again', async () => {
    await ask(annas, url, bo)
    await bosPage.getByRole('button', { name: 'Decline Anna Aune' }).click()
    await expect(bosPage.getByRole('tab', { name: 'Requests 0' })).toBeVisible()
    await annasPage.goto(`${url}/profile/${bo.id}`)
    await expect(annasPage.getByRole('button', { name: 'Request to Bo Berg: not accepted' })).toBeDisabled()
  })

  await test.step('the member who rejected may ask, and either side can end the connection', async () => {
    await ask(bos, url, anna)
    await annasPage.goto(`${url}/profile/${bo.id}`)
    await annasPage.getByRole('button', { name: 'Accept Bo Berg' }).click()
    await expect(annasPage.getByRole('link', { name: 'Send Message: Bo Berg' })).toBeVisible()
    await annasPage.goto(`${url}/connections`)
    await annasPage.getByRole('button', { name: 'Remove Bo Berg' }).click()
    await expectAccessible(annasPage)
    await annasPage.getByRole('button', { name: 'Remove connection' }).click()
    await expect(annasPage.getByRole('heading', { name: 'No connections yet' })).toBeVisible()
    await bosPage.goto(`${url}/connections`)
    await expect(bosPage.getByRole('tab', { name: 'Connections 0' })).toBeVisible()
  })
})

test('a member is reported and blocked: neither finds the other, staff read why, and the block is lifted', async ({
  launched,
  newVisitor,
}) => {
  test.slow()
  const { url } = launched
  const { annas, bos, anna, bo } = await pair(url, newVisitor, ['Aalto', 'Birk'])
  const id = await ask(annas, url, bo)
  await bos.request.post(`${url}/api/connections/${id}/accept`, { headers: { Origin: url } })
  const [annasPage, bosPage] = [await annas.newPage(), await bos.newPage()]

  await annasPage.goto(`${url}/profile/${bo.id}`)
  const more = annasPage.getByRole('button', { name: 'More about Bo Birk' })
  await more.click()
  await annasPage.getByRole('menuitem', { name: 'Report' }).click()
  await annasPage.getByRole('button', { name: 'Send report' }).click()
  await expect(annasPage.getByText('Please describe the problem')).toBeVisible()
  await annasPage.getByLabel('What’s wrong?').fill('Sells what he has not got.')
  await annasPage.getByRole('button', { name: 'Send report' }).click()
  await expect(annasPage.getByText('Reported', { exact: true }).first()).toBeVisible()
  await more.click()
  await annasPage.getByRole('menuitem', { name: 'Block' }).click()
  await annasPage.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(annasPage).toHaveURL(`${url}/connections`)
  await expect(annasPage.getByRole('heading', { name: 'Blocked members' })).toBeVisible()
  await expectAccessible(annasPage)

  // Bo is not notified: to Bo, Anna looks as if she had never joined.
  await bosPage.goto(`${url}/profile/${anna.id}`)
  await expect(bosPage.getByRole('heading', { name: 'Profile not found' })).toBeVisible()
  await bosPage.goto(`${url}/connections`)
  await expect(bosPage.getByRole('heading', { name: 'No connections yet' })).toBeVisible()
  for (const [page, other] of [
    [annasPage, 'Birk'],
    [bosPage, 'Aalto'],
  ] as const) {
    await page.goto(`${url}/business-directory?q=${other}`)
    await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible()
  }

  const staff = await staffPage(await newVisitor(), url)
  await staff.goto(`${url}/admin`)
  await expect(staff.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  await staff
    .getByRole('link', { name: /reports/i })
    .first()
    .click()
  await expect(staff.getByText('Sells what he has not got.').first()).toBeVisible()

  await annasPage.goto(`${url}/connections`)
  await annasPage.getByRole('button', { name: 'Unblock Bo Birk' }).click()
  await expect(annasPage.getByRole('heading', { name: 'Blocked members' })).toHaveCount(0)
  await bosPage.goto(`${url}/profile/${anna.id}`)
  await expect(bosPage.getByRole('button', { name: 'Connect: Anna Aalto' })).toBeEnabled()
})

test('without a socket, a tab polls once a minute', async ({ launched, newVisitor }) => {
  const { url } = launched
  const { annas, bos, bo } = await pair(url, newVisitor)
  const page = await bos.newPage()
  await page.routeWebSocket('**/api/channel', (socket) => socket.close())
  await page.clock.install()
  await page.goto(`${url}/connections?tab=requests`)
  await expect(page.getByRole('heading', { name: 'No pending requests' })).toBeVisible()
  await ask(annas, url, bo)
  await page.clock.fastForward(61_000)
  await expect(page.getByRole('button', { name: 'Accept Anna Aune' })).toBeVisible()
})

test('the dashboard shows requests, messages and referrals first, and rewards last', async ({
  launched: { url },
  newVisitor,
}) => {
  const { annas, bos, anna, bo } = await pair(url, newVisitor)
  const page = await annas.newPage()
  await page.goto(`${url}/dashboard/${anna.id}`)
  const waiting = page.getByRole('navigation', { name: 'Waiting for you' })
  await expect(waiting.getByRole('link')).toHaveText([
    /^0\s*Requests waiting$/,
    /^0\s*Unread messages$/,
    /^0\s*Referrals credited$/,
  ])
  await ask(bos, url, anna)
  await expect(waiting.getByRole('link', { name: '1 Request waiting' })).toBeVisible()
  const order = await page
    .locator('main :is(nav[aria-label="Waiting for you"], h2)')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? node.textContent))
  const places = ['Waiting for you', 'Referral stats', 'Rewards progress', 'Token history'].map((name) =>
    order.indexOf(name),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBe(0)
  await expectAccessible(page)
  await waiting.getByRole('link', { name: '1 Request waiting' }).click()
  await expect(page).toHaveURL(`${url}/connections?tab=requests`)
  await expect(page.getByRole('button', { name: `Decline ${bo.firstName} ${bo.lastName}` })).toBeVisible()
})
