import type { Page } from '@playwright/test'
import { assistantCopy, quickActions } from '#shared/assistant/assistant.ts'
import { hydrated } from './support/hydrated.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi } from './support/joining.ts'
import { overflow } from './support/overflow.ts'
import { chatSizes } from '#shared/assistant/limits.ts'

const chat = (page: Page) => page.getByRole('dialog', { name: assistantCopy.title })
const input = (page: Page) => chat(page).getByLabel(assistantCopy.placeholder)
const answers = (page: Page) => chat(page).getByRole('listitem').filter({ hasText: 'Assistant:' })

/** Whether a toast covers the input. */
async function toastOverInput(page: Page): Promise<boolean> {
  const below = await input(page).boundingBox()
  const toast = await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .boundingBox()
  if (!below || !toast) throw new Error('Both have to be on the page.')
  const isApart =
    toast.x + toast.width <= below.x || toast.y + toast.height <= below.y || toast.y >= below.y + below.height
  return !isApart
}

async function openChat(page: Page, url: string) {
  await page.goto(`${url}/contact`)
  await expect(page.getByRole('button', { name: 'Ask the assistant Beta' })).toBeInViewport({ ratio: 1 })
  // By keyboard: on a phone the launcher steps aside for what is below it.
  await page.getByRole('button', { name: 'Ask the assistant Beta' }).press('Enter')
  await expect(chat(page)).toBeVisible()
}

test('the assistant answers, minimizes, survives a reload and closes to its launcher', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await openChat(page, launched.url)
  await expect(input(page)).toBeFocused()
  const box = await chat(page).boundingBox()
  expect(box).toMatchObject({ width: chatSizes.width, height: chatSizes.height })
  await expect(chat(page).getByText(assistantCopy.greeting)).toBeVisible()
  for (const { label } of quickActions)
    await expect(chat(page).getByRole('button', { name: label, exact: true })).toBeVisible()
  await expectAccessible(page)

  await chat(page).getByRole('button', { name: 'SkunkTokens', exact: true }).click()
  await expect(answers(page)).toHaveCount(2)
  await expect(answers(page).last()).toContainText('1 SkunkToken')
  await expect(chat(page).getByRole('button', { name: 'Features', exact: true })).toHaveCount(0)

  await page.reload()
  await expect(answers(page)).toHaveCount(2)
  await input(page).press('Escape')
  const bar = page.getByRole('button', { name: 'Assistant, 3 messages' })
  await expect(bar).toBeFocused()
  await page.getByRole('link', { name: 'SkunkTokens' }).first().click()
  // The new page moves the focus to its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await bar.click()
  await chat(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Ask the assistant Beta' })).toBeFocused()
  expect(faults, 'what the page threw, as a reload with an open chat once did').toEqual([])
})

test('Enter sends, Shift+Enter starts a line, and an input method keeps its own Enter and Escape', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await openChat(page, launched.url)
  const send = chat(page).getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await input(page).fill('   ')
  await expect(send).toBeDisabled()
  await input(page).fill('What are')
  await input(page).press('Shift+Enter')
  await input(page).pressSequentially('SkunkTokens')
  await expect(input(page)).toHaveValue('What are\nSkunkTokens')
  for (const key of ['Enter', 'Escape'])
    await input(page).evaluate(
      (node, composed) => node.dispatchEvent(new KeyboardEvent('keydown', composed)),
      { key, bubbles: true, cancelable: true, isComposing: true },
    )
  await expect(answers(page)).toHaveCount(1)
  await input(page).fill('line\n'.repeat(20))
  expect((await input(page).boundingBox())?.height).toBeLessThanOrEqual(chatSizes.inputMaxHeight)
  await input(page).fill('What are SkunkTokens?')
  await input(page).press('Enter')
  await expect(answers(page)).toHaveCount(2)
})

test('nothing is sent while a reply is pending, and a failure is shown in the chat and in a toast', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await openChat(page, launched.url)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/chat', async (route) => {
    await held
    await route.abort()
  })
  await input(page).fill('What are SkunkTokens?')
  await input(page).press('Enter')
  await expect(chat(page).getByText(assistantCopy.thinking)).toBeVisible()
  await input(page).fill('another one')
  await expect(chat(page).getByRole('button', { name: 'Send' })).toBeDisabled()
  release()
  await expect(page.getByText(assistantCopy.failureToast.title, { exact: true })).toBeVisible()
  await expect(page.getByText(assistantCopy.failureToast.description, { exact: true })).toBeVisible()
  await expect(answers(page).last()).toContainText(assistantCopy.failureMessage)
  await expect(input(page)).toHaveValue('another one')
  expect(await toastOverInput(page)).toBe(false)
})

test('a member reports a bug on a phone and sees the tokens it earned', async ({ launched, newVisitor }) => {
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 } })
  await joinByApi(visitor, launched.url)
  const page = await visitor.newPage()
  await openChat(page, launched.url)
  expect(await chat(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await chat(page).getByRole('button', { name: 'Report a bug' }).click()
  await expect(answers(page).last()).toContainText('what did you expect?')
  await input(page).fill('On the contact page the button stays grey and nothing happens when I press it')
  await input(page).press('Enter')
  await expect(page.getByText(assistantCopy.bugToastTitle, { exact: true })).toBeVisible()
  await expect(
    page.getByText('Thank you for the report. You earned 2 SkunkTokens™.', { exact: true }),
  ).toBeVisible()
  expect(await toastOverInput(page)).toBe(false)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('on a phone the window minimizes when an answer or the Tab key leads to the page', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor({ viewport: { width: 390, height: 844 } })).newPage()
  await openChat(page, launched.url)
  await input(page).fill('What are SkunkTokens?')
  await input(page).press('Enter')
  await answers(page).last().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(chat(page)).toHaveCount(0)

  const bar = page.getByRole('button', { name: 'Assistant, 3 messages' })
  await bar.press('Enter')
  await input(page).fill('and for vendors?')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(bar).toBeVisible()
})

test('a page that loads late does not take the focus from someone typing to the assistant', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await openChat(page, launched.url)
  let release: (() => void) | undefined
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  let held = 0
  await page.route(/\/assets\/route-/, async (route) => {
    held += 1
    await late
    await route.continue()
  })
  await page.getByRole('link', { name: 'How referrals work' }).click()
  await input(page).fill('How do I')
  expect(held).toBeGreaterThan(0)
  release?.()
  await expect(page).toHaveURL(/\/referral-info$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toHaveCount(0)
  await page.keyboard.type(' join?')
  await expect(input(page)).toHaveValue('How do I join?')
  await expect(input(page)).toBeFocused()
})

test('signing out clears the conversation', async ({ launched, newVisitor }) => {
  const visitor = await newVisitor()
  const { id } = await joinByApi(visitor, launched.url)
  const page = await visitor.newPage()
  await page.goto(`${launched.url}/dashboard/${id}`)
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await openChat(page, launched.url)
  await input(page).fill('What are SkunkTokens?')
  await input(page).press('Enter')
  await expect(answers(page)).toHaveCount(2)
  await chat(page).getByRole('button', { name: 'Minimise' }).click()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Ask the assistant Beta' }).click()
  await expect(answers(page)).toHaveCount(1)
})

test('a click before hydration opens the assistant once it has loaded', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  let wake = () => {}
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route(/\/assets\/main-/, async (route) => {
    await asleep
    await route.continue()
  })
  await page.goto(`${launched.url}/contact`)
  await page.getByRole('button', { name: 'Try it now' }).click()
  wake()
  await expect(chat(page)).toBeVisible()
  await expect(page).toHaveURL(`${launched.url}/contact`)
})

test('on a wide screen the launcher is as wide as its label', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor({ viewport: { width: 1920, height: 1000 } })).newPage()
  await page.goto(`${launched.url}/contact`)
  const launcher = page.getByRole('button', { name: 'Ask the assistant Beta' })
  await expect(launcher).toBeInViewport({ ratio: 1 })
  const outer = await launcher.boundingBox()
  for (const words of ['Ask the assistant', 'Beta']) {
    const inner = await launcher.getByText(words, { exact: true }).boundingBox()
    if (!outer || !inner) throw new Error('Both have to be on the page.')
    expect(inner.x).toBeGreaterThan(outer.x)
    expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width)
  }
})

for (const width of [390, 1280]) {
  test(`at ${width} px the banner, section and footer open the assistant, and closing restores the focus`, async ({
    launched,
    newVisitor,
  }) => {
    const page = await (await newVisitor({ viewport: { width, height: 844 } })).newPage()
    await page.goto(launched.url)
    await expect(page.getByRole('button', { name: 'Ask the assistant Beta' })).toBeVisible()
    for (const opener of [
      page.getByRole('complementary', { name: 'Assistant' }).getByRole('button', { name: 'Try it now' }),
      page.getByRole('main').getByRole('button', { name: 'Ask the assistant' }),
      page.getByRole('contentinfo').getByRole('button', { name: 'Ask the assistant' }),
    ]) {
      await (await hydrated(opener)).click()
      await expect(input(page)).toBeFocused()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await chat(page).getByRole('button', { name: 'Close' }).click()
      await expect(opener).toBeFocused()
    }
  })
}

test('on a phone the launcher steps aside for a control below it', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor({ viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(`${launched.url}/privacy`)
  const launcher = page.getByRole('button', { name: 'Ask the assistant Beta' })
  const box = await launcher.boundingBox()
  if (!box) throw new Error('The launcher is on the page.')
  const link = page.getByRole('main').getByRole('link', { name: 'Cookie Policy' })
  const scrollLinkTo = (y: number) =>
    link.evaluate((node, top) => {
      node.style.cssText = 'display: block; width: 100%'
      const place = node.getBoundingClientRect().top + window.scrollY
      window.scrollTo({ top: place - top, behavior: 'instant' })
    }, y)
  await scrollLinkTo(box.y)
  await expect(launcher).toHaveCSS('opacity', '0')
  await link.click()
  await expect(page).toHaveURL(/\/cookie-policy$/)
  await page.goBack()
  await scrollLinkTo(box.y)
  await expect(launcher).toHaveCSS('opacity', '0')
  await launcher.focus()
  await expect(launcher).toHaveCSS('opacity', '1')
  await scrollLinkTo(box.y - 300)
  await expect(launcher).toHaveCSS('pointer-events', 'auto')
})

test('an uncertain question offers three known ones, and pressing one answers it', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor({ viewport: { width: 390, height: 844 } })).newPage()
  await openChat(page, launched.url)
  await input(page).fill('how does a vendor get listed in the directory with tokens')
  await input(page).press('Enter')
  await expect(answers(page).last()).toContainText('Did you mean one of these?')
  const choices = chat(page).getByRole('list', { name: 'Did you mean' }).getByRole('button')
  await expect(choices).toHaveCount(3)
  await expectAccessible(page)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const chosen = (await choices.first().textContent()) ?? ''
  await choices.first().click()
  await expect(
    chat(page)
      .getByRole('listitem')
      .filter({ hasText: `You: ${chosen}` }),
  ).toBeVisible()
  await expect(answers(page).last().getByRole('link')).toBeVisible()
  await page.reload()
  await expect(choices).toHaveCount(3)
})
