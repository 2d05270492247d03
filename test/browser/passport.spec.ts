import type { BrowserContext, Page } from '@playwright/test'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Verification } from '#shared/staff/inboxes-api.ts'
import { knownSecrets } from '#test/support/instance.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinSignedIn, saveProfile } from './support/member-profiles.ts'
import { overflow } from './support/overflow.ts'
import { staffPage } from './support/staff.ts'

const run = promisify(execFile)

/** Approves the member's open license check, as staff. */
async function approve(context: BrowserContext, url: string, userId: number): Promise<void> {
  const headers = { Origin: url }
  const signedIn = await context.request.post(`${url}/api/admin/session`, {
    headers,
    data: { password: knownSecrets.ADMIN_PASSWORD },
  })
  const { token } = (await signedIn.json()) as { token: string }
  const staff = { headers: { ...headers, Authorization: `Bearer ${token}` } }
  const queue = await context.request.get(`${url}/api/admin/verifications`, staff)
  const check = ((await queue.json()) as Verification[]).find(({ member }) => member.id === userId)
  const decided = await context.request.post(`${url}/api/admin/verifications/${check?.id}`, {
    ...staff,
    data: { decision: 'approve' },
  })
  expect(decided.status()).toBe(200)
}

async function joinVerified(context: BrowserContext, url: string, companyName: string) {
  const member = await joinSignedIn(context, url)
  await saveProfile(context, url, member, { companyName, licenseNumber: `MN-P-${member.id}` })
  await approve(context, url, member.id)
  return member
}

const passportCard = (page: Page) => page.getByRole('region', { name: 'License passport' })

test('a member switches the passport on, hands it over, and it goes with the verification', async ({
  launched,
  newVisitor,
}) => {
  const { url } = launched
  const context = await newVisitor()
  const page = await context.newPage()
  const member = await joinVerified(context, url, 'Pine Ridge Cultivation')
  await page.goto(`${url}/account`)
  const card = passportCard(page)
  await expect(card.getByLabel('With my license number')).toHaveCount(0)
  await card.getByLabel('Show my license passport').check()
  await expect(page.getByText('Your passport is on', { exact: true })).toBeVisible()
  await card.getByLabel('With my license number').check()
  const badge = card.getByRole('img', { name: 'The badge, light' })
  await expect(badge).toBeVisible()
  await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(264)
  const snippet = card.getByLabel('HTML for your website')
  await expect(snippet).toHaveValue(/<picture>/)
  await card.getByLabel('Look').selectOption('dark')
  await expect(snippet).toHaveValue(
    `<a href="${url}/passport/${member.id}"><img src="${url}/badge/${member.id}.svg?theme=dark" width="264" height="56" alt="License status"></a>`,
  )
  await expectAccessible(page)

  await card.getByRole('link', { name: 'Open my passport' }).click()
  await expect(page).toHaveURL(`${url}/passport/${member.id}`)

  // Somebody outside the network opens the address.
  const outside = await (await newVisitor()).newPage()
  await outside.goto(`${url}/passport/${member.id}`)
  await expect(outside.getByRole('heading', { name: 'Pine Ridge Cultivation' })).toBeVisible()
  const plate = outside.getByRole('article')
  await expect(plate).toContainText('Cannabis Cultivator')
  await expect(plate).toContainText(`MN-P-${member.id}`)
  await expect(plate).toContainText('Verified by hand on')
  await expect(plate.getByRole('img', { name: `QR code of ${url}/passport/${member.id}` })).toBeVisible()
  await expectAccessible(outside)

  // As a card on paper: the plate, its address, and nothing of the screen around it.
  await outside.emulateMedia({ media: 'print' })
  await expect(plate).toBeVisible()
  await expect(plate).toContainText(`${url}/passport/${member.id}`)
  await expect(outside.getByRole('button', { name: 'Print as a card' })).toBeHidden()
  await expect(outside.getByRole('contentinfo')).toBeHidden()
  await outside.emulateMedia({ media: 'screen' })

  // The signature, by the keys that the server publishes, and by the README's command.
  const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', url))
  const statement = await (await fetch(`${url}/passport/${member.id}.jwt`)).text()
  expect((await jwtVerify(statement, keys)).payload).toMatchObject({ name: 'Pine Ridge Cultivation' })
  const { stdout } = await run('node', ['scripts/verify-passport.ts', `${url}/passport/${member.id}`])
  expect(stdout).toContain('The signature is valid')

  // Another number clears the verification: page, signature and badge follow.
  await saveProfile(context, url, member, {
    companyName: 'Pine Ridge Cultivation',
    licenseNumber: `MN-Q-${member.id}`,
  })
  await outside.reload()
  await expect(outside.getByRole('heading', { name: 'No passport here' })).toBeVisible()
  await expectAccessible(outside)
  expect((await fetch(`${url}/passport/${member.id}.jwt`)).status).toBe(404)
  expect(await (await fetch(`${url}/badge/${member.id}.svg`)).text()).toContain('License not verified')
  await expect(
    run('node', ['scripts/verify-passport.ts', `${url}/passport/${member.id}`]),
  ).rejects.toMatchObject({ code: 1, stderr: 'Not valid. There is no passport at this address.\n' })
  await page.goto(`${url}/account`)
  await expect(passportCard(page)).toContainText('Your license is not verified now')
})

test('without a verified license there is nothing to switch on', async ({ launched, newVisitor }) => {
  const context = await newVisitor()
  const page = await context.newPage()
  await joinSignedIn(context, launched.url)
  await page.goto(`${launched.url}/account`)
  await expect(passportCard(page)).toContainText('You can switch it on once your license is verified.')
  await expect(passportCard(page).getByRole('checkbox')).toHaveCount(0)
})

test('the page about passports explains the check, on a phone too', async ({ launched, newVisitor }) => {
  const context = await newVisitor({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${launched.url}/passport`)
  await expect(page.getByRole('heading', { level: 1, name: 'License passports' })).toBeVisible()
  await expect(page.getByText(`npm run verify:passport -- ${launched.url}/passport/12`)).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
})

test('plates, limits and the supply view say as of when they hold, and what newer law they leave out', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/#license-types/cannabis_transporter`)
  const plate = page.locator('details[open]')
  await expect(plate).toContainText('Compared on November 27, 2026')
  await expect(plate).toContainText('Limit “24 hours”: Not found in a statute or rule')
  await expect(plate.getByRole('link', { name: 'Minn. R. 9810.2300' })).toHaveAttribute(
    'href',
    'https://www.revisor.mn.gov/rules/9810.2300',
  )
  await expect(page.locator('#supply')).toContainText('Trades as of 2023 to 2025')
  const changes = page.getByRole('region', { name: 'Newer law, not among the 13' })
  await expect(changes).toContainText('Cannabis macrobusiness (read November 29, 2026)')
  await expect(changes).toContainText('Lower-potency hemp edible wholesaler')
  await expectAccessible(page)
})

test('staff are told when the law’s facts are older than 90 days', async ({ launched, newVisitor }) => {
  const page = await staffPage(await newVisitor(), launched.url)
  const notice = page.getByText('The law’s facts are older than 90 days')
  await page.clock.setFixedTime('2027-02-24T12:00:00Z')
  await page.goto(`${launched.url}/admin/dashboard`)
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.clock.setFixedTime('2027-02-25T12:00:00Z')
  await page.reload()
  await expect(notice).toBeVisible()
})
