import type { Page } from '@playwright/test'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { expect, test } from './support/fixtures.ts'
import { joinSignedIn } from './support/member-profiles.ts'

/** What a browser does that translates a page: every text is wrapped, and so is every text that comes later. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text)
      for (const text of texts) {
        const { parentElement } = text
        if (!text.data.trim() || !parentElement || parentElement.closest('script, style, textarea, font'))
          continue
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        text.replaceWith(font)
        font.firstElementChild?.append(text)
      }
    }
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          wrap(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node)
    }).observe(document.body, { childList: true, subtree: true })
  })

test('a page that the browser translates goes on working', async ({ emptyLaunched: { url }, newVisitor }) => {
  const [annas, bos] = [await newVisitor(), await newVisitor()]
  const anna = await joinSignedIn(annas, url, { firstName: 'Anna', lastName: 'Aune' })
  const bo = await joinSignedIn(bos, url, { firstName: 'Bo', lastName: 'Berg' })
  const post = (path: string, data?: unknown) =>
    bos.request.post(url + path, { headers: { Origin: url }, data })
  await post('/api/connections', { receiverId: anna.id })
  const page = await annas.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${url}/dashboard/${anna.id}`)
  const collect = page.getByRole('button', { name: 'Collect 2 SkunkTokens' })
  await expect(collect).toBeVisible()
  await translate(page)
  await collect.click()
  await expect(page.getByText('Collected 2 SkunkTokens').first()).toBeVisible()
  await expect(collect).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Notifications/ })
    .click()
  await expect(page.getByText('Bo Berg wants to connect')).toBeVisible()
  await page.getByRole('button', { name: 'Accept Bo Berg' }).click()
  await expect(page.getByText('You’re connected with Bo Berg')).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByText('No messages yet')).toBeVisible()
  await post('/api/messages', { receiverId: anna.id, content: 'Hello Anna' })
  await page.getByRole('link', { name: /Bo Berg/ }).click()
  const log = page.getByRole('log')
  await expect(log.getByText('Hello Anna')).toBeVisible()
  await page.getByLabel('Message to Bo Berg').fill('Hello Bo')
  await page.getByLabel('Message to Bo Berg').press('Enter')
  await expect(log.getByText(', sent')).toBeVisible()
  await page.getByLabel('Message to Bo Berg').fill('And again')
  await page.getByLabel('Message to Bo Berg').press('Enter')
  await expect(log.getByText('Sending')).toHaveCount(0)
  await expect(log.getByText(', sent')).toHaveCount(1)
  await post(`/api/messages/${anna.id}/read`, { upTo: 1_000_000 })
  await expect(log.getByText(', read')).toHaveCount(1)
  await page.getByRole('banner').getByRole('link', { name: 'Connections' }).click()
  await page.getByRole('tab', { name: /Sent/ }).click()
  await page.getByRole('tab', { name: /Connections/ }).click()
  await page.getByRole('button', { name: 'Remove Bo Berg' }).click()
  await page.getByRole('button', { name: 'Remove connection' }).click()
  await expect(page.getByText('No connections yet')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('This page did not load')).toHaveCount(0)
  expect(errors).toEqual([])
  expect(bo.id).not.toBe(anna.id)
})

test('what React asks for a text is done to the wrapper of a translation', async ({
  launched: { url },
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(url)
  const after = () =>
    page.evaluate(() => {
      const parent = document.createElement('p')
      const [first, second] = ['One', 'Two'].map((word) => {
        const text = document.createTextNode(word)
        const font = document.createElement('font')
        font.append(text)
        parent.append(font)
        return text
      })
      if (!first || !second) return ''
      parent.insertBefore(document.createElement('b'), second)
      parent.removeChild(first)
      // A translation may also put its own text in place.
      second.remove()
      parent.insertBefore(document.createElement('i'), second)
      parent.removeChild(second)
      return parent.innerHTML
    })
  await expect.poll(() => after().catch(String)).toBe('<b></b><font></font><i></i>')
})

test('a device with a wrong clock shows the phase of the server', async ({
  beforeLaunch,
  launched,
  newVisitor,
}) => {
  for (const [instance, device, text] of [
    [beforeLaunch, '2150-01-01T00:00:00Z', phaseCopy.pre.messagesCard?.title],
    [launched, '2001-01-01T00:00:00Z', 'No messages yet'],
  ] as const) {
    const browser = await newVisitor()
    await joinSignedIn(browser, instance.url)
    const page = await browser.newPage()
    await page.clock.install({ time: new Date(device) })
    await page.goto(`${instance.url}/messages`)
    await expect(page.getByText(text ?? '')).toBeVisible()
    await page.clock.runFor(3_000)
    await expect(page.getByText(text ?? '')).toBeVisible()
  }
})

test('a page that stays open over midnight no longer calls yesterday Today', async ({
  launched: { url },
  newVisitor,
}) => {
  const [annas, bos] = [await newVisitor(), await newVisitor()]
  const anna = await joinSignedIn(annas, url, { firstName: 'Anna', lastName: 'Aune' })
  const bo = await joinSignedIn(bos, url, { firstName: 'Bo', lastName: 'Berg' })
  const post = (path: string, data?: unknown) =>
    bos.request.post(url + path, { headers: { Origin: url }, data })
  const { id } = (await (await post('/api/connections', { receiverId: anna.id })).json()) as { id: number }
  await annas.request.post(`${url}/api/connections/${id}/accept`, { headers: { Origin: url } })
  await post('/api/messages', { receiverId: anna.id, content: 'Good evening' })
  const page = await annas.newPage()
  await page.clock.install()
  // The server goes on living in the day before.
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, headers: { ...answer.headers(), date: '' } })
  })
  await page.goto(`${url}/messages/${bo.id}`)
  await expect(page.getByRole('log').getByText('Today')).toBeVisible()
  await page.clock.fastForward('24:00:00')
  await expect(page.getByRole('log').getByText('Today')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('what was typed and not sent leaves with the member, on sign-out', async ({
  launched: { url },
  newVisitor,
}) => {
  const browser = await newVisitor()
  const anna = await joinSignedIn(browser, url, { firstName: 'Anna', lastName: 'Aune' })
  const page = await browser.newPage()
  await page.goto(`${url}/dashboard/${anna.id}`)
  const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  await page.evaluate((id) => {
    localStorage.setItem(`message-draft:${id}:2`, 'Between us')
    localStorage.setItem(`message-unsent:${id}:2`, '[]')
    sessionStorage.setItem(`connect-note:${id}:3`, 'Between us')
    sessionStorage.setItem('profileDraft', '{}')
    localStorage.setItem('referralCode', 'ABCD1234')
  }, anna.id)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account|menu/i })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByText('Logged Out').first()).toBeVisible()
  expect((await keys()).filter((key) => /draft|unsent|note/i.test(key))).toEqual([])
  expect(await keys(), 'what is not a draft stays').toContain('referralCode')
})

test('a message from a tab whose account was changed in another is refused, not sent by the new account', async ({
  launched: { url },
  newVisitor,
}) => {
  const [annas, bos] = [await newVisitor(), await newVisitor()]
  const anna = await joinSignedIn(annas, url, { firstName: 'Anna', lastName: 'Aune' })
  const bo = await joinSignedIn(bos, url, { firstName: 'Bo', lastName: 'Berg' })
  const connect = async (from: typeof annas) => {
    const asked = await from.request.post(`${url}/api/connections`, {
      headers: { Origin: url },
      data: { receiverId: bo.id },
    })
    const { id } = (await asked.json()) as { id: number }
    await bos.request.post(`${url}/api/connections/${id}/accept`, { headers: { Origin: url } })
  }
  await connect(annas)
  const page = await annas.newPage()
  await page.goto(`${url}/messages/${bo.id}`)
  await page.getByLabel('Message to Bo Berg').fill('From Anna')
  // The other tab's sign-in reaches this browser's cookies before it reaches this tab.
  await page.evaluate(
    (user) => localStorage.setItem('currentUser', user),
    await page.evaluate(() => localStorage.getItem('currentUser') ?? ''),
  )
  const cy = await newVisitor()
  await joinSignedIn(cy, url, { firstName: 'Cy', lastName: 'Clark' })
  await connect(cy)
  await annas.addCookies(await cy.cookies())
  await page.getByLabel('Message to Bo Berg').press('Enter')
  await expect(page.getByRole('log').getByRole('alert')).toContainText(
    'You’re signed in with a different account now. Reload the page and try again.',
  )
  const inbox = await (await bos.request.get(`${url}/api/messages`)).json()
  expect(inbox).toEqual([])
  expect(anna.id).toBeGreaterThan(0)
})

test('screen readers find the live region before the first toast', async ({
  launched: { url },
  newVisitor,
}) => {
  const browser = await newVisitor()
  await joinSignedIn(browser, url)
  const page = await browser.newPage()
  await page.goto(`${url}/contact`)
  const region = page.locator('[role="status"][aria-live="polite"]')
  await expect(region).toHaveCount(1)
  await expect(region).toHaveText('')
  await region.evaluate((node) => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => heard.push(node.textContent ?? '')).observe(node, {
      childList: true,
      subtree: true,
    })
  })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account|menu/i })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('|')))
    .toContain('Logged Out')
})

test('offline, a member opens the menu, and a reload shows the shell', async ({
  launched: { url },
  newVisitor,
}) => {
  const browser = await newVisitor({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })
  const anna = await joinSignedIn(browser, url, { firstName: 'Anna', lastName: 'Aune' })
  const page = await browser.newPage()
  await page.goto(`${url}/messages`)
  await expect(page.getByText('No messages yet')).toBeVisible()
  const kept = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      const requests = await (await caches.open(name)).keys()
      return requests.map((request) => new URL(request.url).pathname)
    })
  // The shell, and the menu among the files.
  await expect.poll(kept, { timeout: 30_000 }).toContainEqual(expect.stringMatching(/assets\/mobile-menu-/))
  expect((await kept()).filter((path) => !path.startsWith('/assets/'))).toEqual(['/dashboard'])
  const shell = await page.evaluate(async () => (await caches.match('/dashboard'))?.text())
  expect(shell, 'nothing of the member').not.toMatch(/Anna|Aune|data-session/)

  await browser.setOffline(true)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Referral Center')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  await expect(page.getByText(/You’re offline/)).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Referral Center')).toBeVisible()
  expect(await kept()).not.toContainEqual(expect.stringMatching(/^\/api/))

  await browser.setOffline(false)
  await page.goto(`${url}/dashboard/${anna.id}`)
  await expect(page.getByRole('heading', { name: 'Welcome, Anna' })).toBeVisible()
})

test('links in messages are pressable and lead to the web alone', async ({
  launched: { url },
  newVisitor,
}) => {
  const [annas, bos] = [await newVisitor(), await newVisitor({ hasTouch: true, isMobile: true })]
  const anna = await joinSignedIn(annas, url, { firstName: 'Anna', lastName: 'Aune' })
  const bo = await joinSignedIn(bos, url, { firstName: 'Bo', lastName: 'Berg' })
  const asked = await bos.request.post(`${url}/api/connections`, {
    headers: { Origin: url },
    data: { receiverId: anna.id },
  })
  const { id } = (await asked.json()) as { id: number }
  await annas.request.post(`${url}/api/connections/${id}/accept`, { headers: { Origin: url } })
  const phone = await bos.newPage()
  await phone.goto(`${url}/messages/${anna.id}`)
  const draft = phone.getByLabel('Message to Anna Aune')
  await draft.fill('See https://birch.example/menu.')
  // A phone's keyboard has no Shift+Enter.
  await draft.press('Enter')
  await draft.pressSequentially('javascript:alert(1)')
  await expect(draft).toHaveValue('See https://birch.example/menu.\njavascript:alert(1)')
  await phone.getByRole('button', { name: 'Send' }).click()
  const page = await annas.newPage()
  await page.goto(`${url}/messages/${bo.id}`)
  const link = page.getByRole('log').getByRole('link')
  await expect(link).toHaveCount(1)
  await expect(link).toHaveText('https://birch.example/menu')
  await expect(link).toHaveAttribute('href', 'https://birch.example/menu')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
})
