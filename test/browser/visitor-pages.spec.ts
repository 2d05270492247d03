import { hydrated } from './support/hydrated.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'

const pages = {
  '/skunktoken-referral-program': 'Bring the trade in, and be seen for it.',
  '/referral-info': 'How referrals work',
  '/contact': 'Contact Us',
  '/terms': 'Terms of Service',
  '/terms-of-service': 'Terms of Service',
  '/privacy': 'Privacy Policy',
  '/privacy-policy': 'Privacy Policy',
  '/cookie-policy': 'Cookie Policy',
  '/vendor-demo': 'Welcome, Jonas',
  '/business/sample-01': 'Larkfurrow Cultivation Co.',
  '/profile/demo-2': 'Cobblestill Extract Works',
} as const

for (const [path, heading] of Object.entries(pages)) {
  test(`${path} has a heading and a title, fits 320 px and has no accessibility violations`, async ({
    launched,
    newVisitor,
  }) => {
    const page = await (await newVisitor({ viewport: { width: 320, height: 640 } })).newPage()
    const answer = await page.goto(launched.url + path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    // The tab's title is the one of search engines and link previews.
    const written = /<title>(.*)<\/title>/.exec((await answer?.text()) ?? '')?.[1]
    expect(written).toMatch(/ · North Leaf Network$/)
    await hydrated(page.getByRole('link', { name: 'Contact Us' }).last())
    expect(await page.title()).toBe(written)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
}

test('the referral program explains earning, five tiers and seven achievements', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/skunktoken-referral-program`)
  const main = page.getByRole('main')
  await expect(main).toContainText('For each verified referral who registers through your link.')
  await expect(main).toContainText('Credited when they register; taken back if the license is refused.')
  await expect(main).toContainText('Vendor partners earn three SkunkTokens for each client they refer.')
  const tiers = main.locator('#tiers')
  for (const [tokens, name] of [
    [5, 'Founding Member badge'],
    [10, 'Priority placement'],
    [15, 'Featured ad'],
    [20, 'Founding Members Event'],
    [25, 'Premium spotlight'],
  ] as const)
    await expect(tiers.getByRole('listitem').filter({ hasText: name })).toContainText(String(tokens))
  await expect(tiers).not.toContainText('Unlocked')
  await expect(tiers).toContainText('Rewards are unlocked, not spent.')
  const achievements = main.locator('#achievements').getByRole('listitem')
  await expect(achievements).toHaveCount(7)
  await expect(achievements.filter({ hasText: 'License Collector' })).toContainText('5 SkunkTokens™')
  await expect(achievements.filter({ hasText: 'Network Builder' })).toContainText('1 SkunkToken™')
  for (const benefit of [
    '3 SkunkTokens per client referral',
    'Graduated platform access',
    'Featured vendor listings',
  ])
    await expect(main.getByText(benefit, { exact: true })).toBeVisible()
  const question = main.locator('details').filter({ hasText: 'Do I spend SkunkTokens on a reward?' })
  await question.locator('summary').click()
  await expect(question.getByText(/have no cash value/)).toBeVisible()
})

test('early access is explained with the copy of the phase', async ({
  launched,
  beforeLaunch,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${beforeLaunch.url}/skunktoken-referral-program`)
  await expect(page.getByText(/Early access opens when 50 licensees have registered/)).toBeVisible()
  await page.goto(`${launched.url}/skunktoken-referral-program`)
  await expect(page.getByText(/nobody waits for early access/)).toBeVisible()
})

test('the referral information shows the steps, an example link and the tiers', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/referral-info`)
  await expect(page.getByText(`${launched.url}/ref/YOURCODE`)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(6)
  await expect(page.getByRole('row').nth(5)).toContainText('Premium spotlight')
})

test('terms and privacy show Coming Soon, a contact address and the interim text', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  for (const [path, text] of [
    ['/terms', 'Misrepresenting license status may lead to account removal.'],
    ['/privacy-policy', 'they learn that you joined'],
  ] as const) {
    await page.goto(launched.url + path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Coming Soon' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'hello@northleaf.example' }).first()).toHaveAttribute(
      'href',
      'mailto:hello@northleaf.example',
    )
    await expect(main).toContainText('Interim text of November 29, 2026')
    await expect(main).toContainText(text)
  }
})

test('the cookie policy is dated, has eight sections and links to the form', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/cookie-policy`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(8)
  await expect(main).toContainText('Last updated January 19, 2025')
  for (const [kind, kept] of [
    ['Authentication cookies', '30 days or until logout'],
    ['Preference cookies', 'Up to 1 year'],
    ['Analytics cookies', 'Up to 2 years'],
    ['Session cookies', 'Until the browser closes'],
  ] as const)
    await expect(main.getByRole('row').filter({ hasText: kind })).toContainText(kept)
  await expect(main.getByRole('link', { name: 'Join Network' })).toHaveAttribute('href', '/#join-form')
})

test('before hydration every button belongs to a search form or is disabled', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor({ javaScriptEnabled: false })).newPage()
  for (const path of ['/', '/login', '/account-setup', '/business-directory', ...Object.keys(pages)]) {
    await page.goto(launched.url + path)
    const idle = await page
      .locator('button:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter(
            (button) =>
              !button.matches(':disabled, [role="search"] *, [aria-disabled="true"], [popovertarget]'),
          )
          .map((button) => button.textContent || button.getAttribute('aria-label')),
      )
    expect(idle, path).toEqual([])
    await expect(page.getByText('This page can be read without JavaScript.'), path).toBeVisible()
  }
})
