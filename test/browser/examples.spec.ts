import { sampleBusinesses } from '#shared/directory/sample-businesses.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { hydrated } from './support/hydrated.ts'
import { joinSignedIn } from './support/member-profiles.ts'

test('each of the 26 sample businesses has a page', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  expect(sampleBusinesses).toHaveLength(26)
  for (const business of sampleBusinesses) {
    await page.goto(`${launched.url}/business/${business.id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: business.name })).toBeVisible()
    await expect(main.getByText(licenseLabel(business.licenseType)).first()).toBeVisible()
    await expect(main).toContainText(business.description)
    await expect(main).toContainText(`${business.city}, ${business.state}`)
    await expect(main.getByRole('heading', { name: 'Founding Member' })).toHaveCount(
      business.isFoundingMember ? 1 : 0,
    )
  }
})

test('a sample cannot be connected with, and explains why for the current phase', async ({
  launched,
  beforeLaunch,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  for (const [url, note] of [
    [launched.url, 'This is an example. Only real members connect.'],
    [beforeLaunch.url, 'Available at launch, October 1st, 2025'],
  ] as const) {
    await page.goto(`${url}/business/sample-01`)
    await expect(page.getByText('Demo Profile', { exact: true })).toBeVisible()
    for (const name of ['Connect', 'Send Message']) {
      const button = page.getByRole('button', { name, exact: true })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription(note)
    }
    await expect(page.getByText('Joined during pre-launch phase')).toBeVisible()
    await expect(page.getByText('Early Adopter Benefits')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('main').getByRole('link', { name: 'View Directory' })).toBeVisible()
  }
})

test('a missing and an unknown business each show their own message and a link home', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/business/`)
  await expect(page.getByRole('heading', { name: 'Profile Not Found', exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${launched.url}/business/sample-99`)
  await expect(page.getByRole('heading', { name: 'Business Profile Not Found', exact: true })).toBeVisible()
  await expect(page.getByText("The business profile you're looking for doesn't exist.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Homepage' }).click()
  await expect(page).toHaveURL(`${launched.url}/`)
})

for (const [id, tokens, company] of [
  ['demo-1', '12 SkunkTokens™', 'Amberfell Growers'],
  ['demo-2', '8 SkunkTokens™', 'Cobblestill Extract Works'],
  ['demo-3', '15 SkunkTokens™', 'Wickerlight Cannabis Shop'],
] as const) {
  test(`/profile/${id} shows every field of a profile`, async ({ launched, newVisitor }) => {
    const page = await (await newVisitor()).newPage()
    await page.goto(`${launched.url}/profile/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByText('This is an example only')).toBeVisible()
    await expect(main.getByRole('heading', { level: 1, name: company })).toBeVisible()
    await expect(main.getByText(tokens)).toBeVisible()
    await expect(main.getByText('Founding Member', { exact: true })).toBeVisible()
    await expect(main.getByText(/^Member since \w+ \d+, 2025$/)).toBeVisible()
    await expect(main.getByText(/MN \d{5}$/)).toBeVisible()
    for (const title of ['About', 'Services Offered', 'Looking For', 'License Information'])
      await expect(main.getByRole('heading', { name: title })).toBeVisible()
    for (const name of ['Join to Connect', 'Join to Contact'])
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', /\/#registration-form$/)
    await expectAccessible(page)
  })
}

test('Join to Connect leads a visitor to the form', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/profile/demo-1`)
  await page.getByRole('link', { name: 'Join to Connect' }).click()
  await expect(page.locator('#registration-form')).toBeInViewport()
})

test('where visitors may join, a member gets a link that leads somewhere', async ({
  beforeLaunch: { url },
  newVisitor,
}) => {
  const member = await newVisitor()
  const user = await joinSignedIn(member, url)
  const page = await member.newPage()
  const main = page.getByRole('main')
  for (const [path, link, target] of [
    ['/profile/demo-1', 'Browse the directory', '/businesses'],
    ['/cookie-policy', 'Go to Dashboard', `/dashboard/${user.id}`],
    ['/referral-info', 'Open your referral center', `/referral-dashboard/${user.id}`],
  ] as const) {
    await page.goto(url + path)
    await main.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(url + target)
    await page.goto(url + path)
    await expect(main.getByRole('link', { name: link, exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: /^Join/ })).toHaveCount(0)
  }
  await page.goto(url)
  await (await hydrated(page.getByRole('button', { name: 'Example Info' }).first())).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Join Now' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Browse the directory' }).click()
  await expect(page).toHaveURL(`${url}/businesses`)
})

test('the vendor demo copies its link, shares it and lists its tiers', async ({ launched, newVisitor }) => {
  const visitor = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await visitor.newPage()
  await page.goto(`${launched.url}/vendor-demo`)
  const main = page.getByRole('main')
  const field = main.getByLabel('Referral link')
  // The page is prerendered without its origin, which appears after hydration.
  await expect(field).toHaveValue(new RegExp(`^${launched.url}/vendor-ref/\\w+$`))
  const link = await field.inputValue()
  await main.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Referral Link Copied!', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(main.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:\?/)
  await expect(main.getByRole('link', { name: 'Text' })).toHaveAttribute('href', /^sms:\?/)
  for (const title of ['Recent referral activity', 'Status', 'Tier benefits', 'Quick actions'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
  for (const [name, referrals] of [
    ['Basic', '1 to 4 referrals'],
    ['Active', '5 or more referrals'],
    ['Premium', '10 or more referrals'],
  ] as const)
    await expect(main.getByRole('listitem').filter({ hasText: referrals }).first()).toContainText(name)
  for (const benefit of [
    'Priority directory placement',
    'Monthly networking events',
    'Advanced analytics',
    'Custom vendor page',
  ])
    await expect(main.getByText(benefit)).toBeVisible()
})
