import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinSignedIn, saveProfile } from './support/member-profiles.ts'
import { staffPage } from './support/staff.ts'

test.describe.configure({ timeout: 180_000 })

const sample = 'scripts/seed/sample-roster.csv'
const license = { number: 'MN-G10214', name: 'Cedar Fathom Growers Co.' }

test('staff import the list, approve the exact match, and a later list without it brings the license back', async ({
  emptyLaunched,
  newVisitor,
}) => {
  const { url } = emptyLaunched
  const text = await readFile(sample, 'utf8')
  const memberContext = await newVisitor()
  const member = await joinSignedIn(memberContext, url)
  await saveProfile(memberContext, url, member, {
    companyName: 'Cedar Fathom Growers',
    licenseType: 'cannabis_cultivator',
    licenseNumber: license.number.toLowerCase(),
  })

  const page = await staffPage(await newVisitor(), url)
  await page.goto(`${url}/admin/roster`)
  const choose = (name: string, content: string | Buffer) =>
    page.getByLabel("Choose the state's file").setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    })
  await choose('wrong.csv', '%PDF-1.7')
  await expect(page.getByText('This is a PDF.')).toBeVisible()

  await choose('licenses.csv', text)
  await expect(page.getByLabel('License number')).toHaveValue('3')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Read the rows' }).click()
  await expect(page.getByText('The rows are here')).toBeVisible()
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish this list' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
  }
  await publish()
  await expect(page.getByText('Every verified license still stands on it.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Who has joined' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${url}/admin/verifications`)
  await expect(page.getByText('Exact match', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Look at the exact matches' }).click()
  await page.getByRole('button', { name: 'Approve all exact matches (1)' }).click()
  await expect(page.getByText("1 license verified against the state's list", { exact: true })).toBeVisible()

  await page.goto(`${url}/admin/roster`)
  const without = text.split('\n').filter((line) => !line.includes(license.number))
  // As Excel saves 'Unicode text'.
  await choose('next.csv', Buffer.from(`\uFEFF${without.join('\n')}`, 'utf16le'))
  await page.getByRole('button', { name: 'Read the rows' }).click()
  await expect(page.getByText('The rows are here')).toBeVisible()
  await publish()
  await expect(page.getByText('1 license needs another look.', { exact: true })).toBeVisible()
  await page.goto(`${url}/admin/verifications`)
  await expect(page.getByText('Needs another look', { exact: true })).toBeVisible()

  const own = await memberContext.newPage()
  await own.goto(`${url}/profile/edit/${member.id}`)
  await expect(own.getByText('Your license needs another look')).toBeVisible()
  await own.getByLabel('License number').fill('mn h10207')
  await own.getByRole('button', { name: 'Yes, fill it in' }).click()
  await expect(own.getByLabel('Business name')).toHaveValue('Birch Lantern Holdings Inc.')

  await own.goto(`${url}/invite`)
  await own.getByLabel('Name or city').fill('birch lantern')
  await own.locator('summary', { hasText: 'Birch Lantern Holdings Inc.' }).click()
  await expect(own.getByRole('textbox', { name: /^Invitation for Birch/ })).toHaveValue(/\/ref\//)
  await expectAccessible(own)
})
