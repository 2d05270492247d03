import type { BrowserContext, Page } from '@playwright/test'
import type { Connection } from '#shared/connections/api.ts'
import { expect, test } from './support/fixtures.ts'
import { joinSignedIn } from './support/member-profiles.ts'

type Joined = Awaited<ReturnType<typeof joinSignedIn>>

const post = async (browser: BrowserContext, url: string, path: string, data?: unknown) => {
  const answer = await browser.request.post(url + path, { headers: { Origin: url }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer
}

const write = (browser: BrowserContext, url: string, to: Joined, content: string) =>
  post(browser, url, '/api/messages', { receiverId: to.id, content })

/** Anna and Bo are connected; Anna's page shows their conversation. */
async function openThread(url: string, newVisitor: () => Promise<BrowserContext>, lines = 0) {
  const [annas, bos] = [await newVisitor(), await newVisitor()]
  const anna = await joinSignedIn(annas, url, { firstName: 'Anna', lastName: 'Aune' })
  const bo = await joinSignedIn(bos, url, { firstName: 'Bo', lastName: 'Berg' })
  const request = (await (
    await post(annas, url, '/api/connections', { receiverId: bo.id })
  ).json()) as Connection
  await post(bos, url, `/api/connections/${request.id}/accept`)
  for (let line = 1; line <= lines; line += 1) await write(bos, url, anna, `Line ${line}`)
  const page = await annas.newPage()
  await page.goto(`${url}/messages/${bo.id}`)
  await expect(page.getByLabel('Message to Bo Berg')).toBeVisible()
  return { page, anna, bos }
}

const log = (page: Page) => page.getByRole('log')
const line = (page: Page, text: string) => log(page).getByText(text, { exact: true })
const placeOf = async (page: Page, text: string) => (await line(page, text).boundingBox())?.y ?? 0

test('Enter picks a word while an input method is composing, and sends afterwards', async ({
  launched,
  newVisitor,
}) => {
  const { page } = await openThread(launched.url, newVisitor)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/messages')) sent.push(request.url())
  })
  const draft = page.getByLabel('Message to Bo Berg')
  await draft.focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 })
  await expect(draft).toHaveValue('にほん')
  // Safari has ended the composition by then and reports it only by the key code.
  for (const keyProps of [{ isComposing: true }, { keyCode: 229 }])
    await draft.evaluate((node, init) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
      node.dispatchEvent(event)
    }, keyProps)
  await expect(log(page).getByRole('listitem')).toHaveCount(0)
  expect(sent).toEqual([])

  await draft.fill('日本')
  await draft.press('Enter')
  await expect(draft).toHaveValue('')
  await expect(line(page, '日本')).toBeVisible()
  await expect(page.getByText(', sent')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a word longer than the screen wraps inside its message', async ({ launched, newVisitor }) => {
  const { page, anna, bos } = await openThread(launched.url, newVisitor)
  await page.setViewportSize({ width: 320, height: 640 })
  const word = 'W'.repeat(300)
  await write(bos, launched.url, anna, word)
  await expect(line(page, word)).toBeVisible()
  await page.getByLabel('Message to Bo Berg').fill(word)
  await page.getByLabel('Message to Bo Berg').press('Enter')
  await expect(page.getByText(', sent')).toBeVisible()
  expect(await log(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
})

test('scrolled up, a new message moves nothing when it pushes the oldest one off the first page', async ({
  launched,
  newVisitor,
}) => {
  const { page, anna, bos } = await openThread(launched.url, newVisitor, 40)
  await expect(line(page, 'Line 40')).toBeInViewport()
  await line(page, 'Line 20').scrollIntoViewIfNeeded()
  const before = await placeOf(page, 'Line 20')
  await write(bos, launched.url, anna, 'Come down')
  await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible()
  expect(Math.abs((await placeOf(page, 'Line 20')) - before)).toBeLessThan(2)
})

test('scrolled up, the view stays in place when older messages load or new ones arrive', async ({
  launched,
  newVisitor,
}) => {
  const { page, anna, bos } = await openThread(launched.url, newVisitor, 50)
  await expect(line(page, 'Line 50')).toBeInViewport()

  await test.step('older messages are added above the visible ones', async () => {
    const older = page.getByRole('button', { name: 'Older messages' })
    await older.scrollIntoViewIfNeeded()
    const [first = ''] = await log(page)
      .getByText(/^Line \d+$/)
      .allInnerTexts()
    const before = await placeOf(page, first)
    await older.click()
    await expect(line(page, 'Line 1')).toBeAttached()
    await expect(older).toBeHidden()
    expect(Math.abs((await placeOf(page, first)) - before)).toBeLessThan(2)
    await expect(line(page, first)).toBeInViewport()
    await expect(line(page, 'Line 1')).not.toBeInViewport()
  })

  await test.step('a new message shows a notice without moving the view', async () => {
    const before = await log(page).evaluate((node) => node.scrollTop)
    await write(bos, launched.url, anna, 'Come down')
    const newer = page.getByRole('button', { name: 'New messages' })
    await expect(newer).toBeVisible()
    expect(await log(page).evaluate((node) => node.scrollTop)).toBe(before)
    await expect(line(page, 'Come down')).not.toBeInViewport()
    await newer.click()
    await expect(line(page, 'Come down')).toBeInViewport()
    await expect(newer).toBeHidden()
  })

  await test.step('at the end, the view follows the newest message', async () => {
    await write(bos, launched.url, anna, 'Still there?')
    await expect(line(page, 'Still there?')).toBeInViewport()
  })
})
