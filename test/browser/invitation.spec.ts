import { expect, test } from './support/fixtures.ts'
import {
  fillRegistration,
  joinByApi,
  newRegistrant,
  registrationForm,
  signIn,
  submitButton,
} from './support/joining.ts'
import { expectAccessible } from './support/axe.ts'

test('an invitation code works in any case and with look-alike letters, and counts once a day per browser', async ({
  launched,
  newVisitor,
}) => {
  const maya = await joinByApi(await newVisitor(), launched.url, { firstName: 'Ana' })
  const page = await (await newVisitor()).newPage()
  let visits = 0
  page.on('request', (request) => void (request.url().endsWith('/visits') && (visits += 1)))
  const spelled = maya.referralCode.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
  for (const code of [maya.referralCode, spelled]) {
    await page.goto(`${launched.url}/ref/${code}`)
    await expect(page.getByText('Ana invited you. The code is filled in.')).toBeVisible()
    // The Worker writes that text; the form comes once the browser has looked the code up.
    await expect(page.getByLabel('Referral code')).toHaveValue(maya.referralCode)
  }
  expect(visits).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('referralCode'))).toBe(maya.referralCode)

  // The code survives navigation, even without storage.
  await page.goto(`${launched.url}/login`)
  const join = page.getByRole('banner').getByRole('link', { name: 'Join Network' })
  await expect(join).toHaveAttribute('href', `/?ref=${maya.referralCode}#registration-form`)
  await join.click()
  await expect(page.getByLabel('Referral code')).toHaveValue(maya.referralCode)
})

test('on a phone an invitation says who invites, has the form right below, and leads to one welcoming screen', async ({
  launched,
  newVisitor,
}) => {
  const maya = await joinByApi(await newVisitor(), launched.url, { companyName: 'Pine & Co' })
  const page = await (await newVisitor({ viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(`${launched.url}/ref/${maya.referralCode}`)
  await expect(page.getByText('Maya Lindqvist', { exact: true })).toBeInViewport()
  await expect(page.getByText('Pine & Co', { exact: true })).toBeInViewport()
  await expect(page.getByText(/^Founding member No\. \d+$/).first()).toBeInViewport()
  const form = registrationForm(page)
  await expect(form.getByLabel('Referral code')).toHaveValue(maya.referralCode)
  // It was 3,991 px down.
  expect((await form.boundingBox())?.y).toBeLessThan(1000)
  await expectAccessible(page)
  await fillRegistration(form, newRegistrant({ firstName: 'Jon' }))
  await submitButton(form).click()
  await expect(page.getByText('Registration Successful!', { exact: true })).toBeVisible()
  await expect(page.getByText('You are already a member')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^You are No\. \d+$/ })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'See your certificate' })).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Your referral link' })).toBeInViewport()
  await expectAccessible(page)
})

test('an unknown code shows a notice, replaces nothing and credits nothing', async ({
  launched,
  newVisitor,
}) => {
  const maya = await joinByApi(await newVisitor(), launched.url)
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/ref/ZZZZZZZZ`)
  await expect(
    page.getByText('This invitation link is no longer valid. You can still join without it.'),
  ).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => localStorage.getItem('referralCode'))).toBeNull()
  await page.goto(`${launched.url}/ref/${maya.referralCode}`)
  await expect(page.getByLabel('Referral code')).toHaveValue(maya.referralCode)
  await page.goto(`${launched.url}/ref/not-a-code`)
  await expect(page.getByText(/no longer valid/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('referralCode'))).toBe(maya.referralCode)
})

test('a signed-in member reads that an invitation changes nothing, and that their own link is for others', async ({
  launched,
  newVisitor,
}) => {
  const other = await joinByApi(await newVisitor(), launched.url)
  const page = await (await newVisitor()).newPage()
  const maya = await joinByApi(page.context(), launched.url)
  await signIn(page, launched.url, maya)
  await page.goto(`${launched.url}/ref/${maya.referralCode}`)
  await expect(page.getByText('This is your own link. Send it to another business.')).toBeVisible()
  await expect(page.getByText('Welcome Back!')).toBeVisible()
  await page.goto(`${launched.url}/ref/${other.referralCode}`)
  await expect(page.getByText('You are already a member, so this link changes nothing.')).toBeVisible()
})

test('the invitation is kept when Join is clicked before hydration', async ({ launched, newVisitor }) => {
  const { referralCode: code } = await joinByApi(await newVisitor(), launched.url)
  for (const path of [`/ref/${code}`, `/?ref=${code}`, `/vendor-ref/${code}`, `/account-setup?ref=${code}`]) {
    const page = await (await newVisitor()).newPage()
    await page.route('**/assets/main-*.js', (route) => route.abort())
    await page.goto(launched.url + path)
    await page.getByRole('banner').getByRole('link', { name: 'Join Network' }).click()
    await page.unroute('**/assets/main-*.js')
    await page.reload()
    await expect(page.getByLabel('Referral code'), path).toHaveValue(code)
  }
})

test('the invitation notice causes no layout shift', async ({ launched, newVisitor }) => {
  for (const firstName of ['Bo', 'Maximiliane-Theodora']) {
    const { referralCode } = await joinByApi(await newVisitor(), launched.url, { firstName })
    for (const path of [`/ref/${referralCode}`, `/vendor-ref/${referralCode}`, '/ref/ZZZZZZZZ']) {
      const page = await (await newVisitor({ viewport: { width: 430, height: 844 } })).newPage()
      await page.addInitScript(() => {
        const moved: number[] = []
        Object.assign(window, { moved })
        new PerformanceObserver((list) => {
          moved.push(...list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0)))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(launched.url + path)
      await expect(page.getByRole('status').filter({ hasText: /invited you|no longer valid/ })).toBeVisible()
      const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
      // The remaining shifts are lines of small text that wrap differently once the fonts have loaded.
      expect(Math.max(0, ...moved), `${path} of ${firstName}`).toBeLessThan(0.003)
    }
  }
})

test('after joining by an invitation nobody reads that the link changes nothing', async ({
  launched,
  newVisitor,
}) => {
  const { referralCode } = await joinByApi(await newVisitor(), launched.url, { firstName: 'Ana' })
  const page = await (await newVisitor()).newPage()
  await page.addInitScript(() => {
    const notices: string[] = []
    Object.assign(window, { notices })
    new MutationObserver(() => {
      for (const notice of document.querySelectorAll('[role="status"]')) notices.push(notice.textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto(`${launched.url}/ref/${referralCode}#registration-form`)
  const form = registrationForm(page)
  await fillRegistration(form, newRegistrant())
  await submitButton(form).click()
  await expect(page.getByRole('heading', { name: /^You are No\. \d+$/ })).toBeVisible()
  const notices = await page.evaluate(() => (window as unknown as { notices: string[] }).notices)
  expect(notices.join(' ')).toContain('Registration Successful!')
  expect(notices.filter((text) => text.includes('changes nothing'))).toEqual([])
})
