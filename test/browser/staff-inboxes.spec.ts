import { readFile } from 'node:fs/promises'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { knownSecrets } from '#test/support/instance.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinSignedIn } from './support/member-profiles.ts'
import { staffPage } from './support/staff.ts'

// Long journeys that each create several members.
test.describe.configure({ timeout: 180_000 })

/** Posts as the page itself would; fails with the server's message. */
async function post(context: BrowserContext, url: string, path: string, data: unknown = {}): Promise<void> {
  const answer = await context.request.post(url + path, { headers: { Origin: url }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const entry = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })

/** Waits until a decision has removed an entry from the list, not only until a dialog hides it. */
async function expectGone(page: Page, row: Locator): Promise<void> {
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)
}

test('a reward goes from requested to scheduled to delivered, and the member is notified each time', async ({
  launched: { url },
  newVisitor,
}) => {
  for (const firstName of ['Runa', 'Rolf']) {
    const context = await newVisitor()
    const member = await joinSignedIn(context, url, { firstName, lastName: 'Rewarded' })
    await context.request.put(`${url}/api/admin/users/${member.id}`, {
      headers: { Authorization: `Bearer ${knownSecrets.ADMIN_PASSWORD}` },
      data: { skunkTokens: 20, expectedTokens: 1, reason: 'A test' },
    })
    await post(context, url, `/api/users/${member.id}/rewards/founding-event/claim`)
  }

  const page = await staffPage(await newVisitor(), url)
  await page.goto(`${url}/admin/rewards`)
  const reward = entry(page, 'Runa Rewarded')
  await expect(reward).toContainText('requested')
  await reward.getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Schedule the reward' })
  await dialog.getByLabel('Day').fill('2030-05-04')
  await dialog.getByLabel('Note').fill('At the lake house')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(reward).toContainText('scheduled')
  await expect(reward).toContainText('At the lake house')
  const deliver = async (row: Locator) => {
    await row.getByRole('button', { name: 'Mark as delivered' }).click()
    await page
      .getByRole('alertdialog', { name: 'Mark as delivered' })
      .getByRole('button', { name: 'Mark as delivered' })
      .click()
    await expectGone(page, row)
  }
  await deliver(reward)
  // Delivered without scheduling: the day typed before must not be sent.
  const other = entry(page, 'Rolf Rewarded')
  await other.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByLabel('Day').fill('2030-05-05')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await deliver(other)
  await page.getByRole('tab', { name: 'Delivered' }).click()
  await expect(reward).toContainText('for May 4, 2030')
  await expect(other).toContainText('delivered')
  await expect(other).not.toContainText('2030')
})

test('a bug report is accepted, rejected with its award reversed, or marked as a duplicate', async ({
  launched: { url },
  newVisitor,
}) => {
  const context = await newVisitor()
  const member = await joinSignedIn(context, url, { firstName: 'Bugge', lastName: 'Finder' })
  for (const button of ['Copy', 'Share', 'Print']) {
    await post(context, url, '/api/chat', {
      message: `I found a bug: the ${button} button on my profile page does nothing when I press it.`,
      page: `/profile/${member.id}`,
    })
  }
  const page = await staffPage(await newVisitor(), url)
  await page.goto(`${url}/admin/bug-reports`)
  const report = (button: string) => entry(page, `the ${button} button`)
  const number =
    /Report (\d+)/.exec((await report('Copy').getByRole('heading').textContent()) ?? '')?.[1] ?? ''

  await report('Share').getByRole('button', { name: 'Duplicate' }).click()
  const duplicate = page.getByRole('alertdialog')
  await duplicate.getByLabel('Number of the other report').fill('999999')
  await duplicate.getByRole('button', { name: 'Mark as duplicate' }).click()
  await expect(page.getByText('The decision was not saved', { exact: true })).toBeVisible()
  await duplicate.getByLabel('Number of the other report').fill(number)
  await duplicate.getByRole('button', { name: 'Mark as duplicate' }).click()
  await expectGone(page, report('Share'))

  await report('Print').getByRole('button', { name: 'Accept' }).focus()
  await page.keyboard.press('Enter')
  await expectGone(page, report('Print'))
  // Keyboard focus stays in place instead of going to the top of the page.
  await expect(page.getByRole('main').locator('li:focus')).toHaveCount(1)

  await report('Copy').getByRole('button', { name: 'Reject' }).click()
  const rejection = page.getByRole('alertdialog')
  await expect(rejection).toContainText('are taken back, as far as the balance goes')
  await rejection.getByRole('button', { name: 'Reject' }).click()
  await expectGone(page, report('Copy'))

  await page.getByRole('tab', { name: 'Decided' }).click()
  await expect(report('Share')).toContainText(`duplicate of ${number}`)
  await expect(report('Print')).toContainText('accepted')
  await expect(report('Copy')).toContainText('rejected')
  await page.goto(`${url}/admin/members/${member.id}`)
  await expect(page.getByRole('heading', { name: /^Token history, balance/ })).toBeVisible()
  await expect(
    page
      .getByRole('cell', { name: '-2' })
      .or(page.getByRole('cell', { name: '−2' }))
      .first(),
  ).toBeVisible()
})

test('a report is dismissed, or its member is warned or deleted', async ({
  launched: { url },
  newVisitor,
}) => {
  const reporter = await newVisitor()
  await joinSignedIn(reporter, url, { firstName: 'Rita', lastName: 'Reporter' })
  const reported = []
  for (const lastName of ['Harmless', 'Rude', 'Fraud']) {
    const member = await joinSignedIn(await newVisitor(), url, { firstName: 'Modi', lastName })
    await post(reporter, url, `/api/users/${member.id}/report`, { reason: `About ${lastName}` })
    reported.push(member)
  }
  const page = await staffPage(await newVisitor(), url)
  await page.goto(`${url}/admin/member-reports`)
  await entry(page, 'About Harmless').getByRole('button', { name: 'Dismiss' }).click()
  await expectGone(page, entry(page, 'About Harmless'))
  await entry(page, 'About Rude').getByRole('button', { name: 'Warn' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Warn' }).click()
  await expectGone(page, entry(page, 'About Rude'))

  await entry(page, 'About Fraud').getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the member' })
  await question.getByRole('button', { name: 'Delete member' }).click()
  await expect(question.getByLabel('Note')).toHaveAttribute('aria-invalid', 'true')
  await question.getByLabel('Note').fill('Sold what nobody may sell')
  await question.getByRole('button', { name: 'Delete member' }).click()
  await expectGone(page, entry(page, 'About Fraud'))
  await page.goto(`${url}/admin/members/${reported[2]?.id}`)
  await expect(page.getByText('User not found')).toBeVisible()

  // The audit log has the action and finds it by its words.
  await page.goto(`${url}/admin/audit`)
  await page.keyboard.press('/')
  await page.keyboard.type('nobody may sell')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sold what nobody may sell').first()).toBeVisible()
})

test('each list can be exported, the members by the filters in the URL', async ({
  launched: { url },
  newVisitor,
}) => {
  const referrer = await joinSignedIn(await newVisitor(), url, { firstName: 'Exa', lastName: 'Porter' })
  await joinSignedIn(await newVisitor(), url, { firstName: 'Brought', referralCode: referrer.referralCode })
  const page = await staffPage(await newVisitor(), url)
  const saved = async (title: string) => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download CSV: ${title}` }).click()
    const download = await saving
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }
  await page.goto(`${url}/admin/exports?q=exa+porter`)
  const filtered = await saved('Members')
  expect(filtered.text.trim().split('\r\n')).toHaveLength(2)
  expect(filtered.text).toContain(referrer.email)
  await page.getByRole('link', { name: 'Export everybody' }).click()
  await expect(page).toHaveURL(`${url}/admin/exports`)
  expect((await saved('Members')).text.trim().split('\r\n').length).toBeGreaterThan(2)
  expect((await saved('Referrals')).text).toContain('Exa')
  expect((await saved('Token ledger')).text).toContain('A business joined through your link')
  const contact = await saved('Contact messages')
  expect(contact.name).toMatch(/\.csv$/)
  expect(contact.text.charCodeAt(0)).toBe(0xfeff)
})

test('staff end sessions, force a password reset and release a founding number', async ({
  launched: { url },
  newVisitor,
}) => {
  const context = await newVisitor()
  const member = await joinSignedIn(context, url, { firstName: 'Frida', lastName: 'Founder' })
  const own = await context.newPage()
  await own.goto(`${url}/account`)
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible()

  const page = await staffPage(await newVisitor(), url)
  await page.goto(`${url}/admin/members/${member.id}`)
  await expect(page.getByRole('heading', { name: 'Frida Founder' })).toBeVisible()
  await page.getByRole('button', { name: 'End sessions' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End sessions' }).click()
  await expect(page.getByText('Signed out everywhere', { exact: true })).toBeVisible()
  expect((await context.request.get(`${url}/api/users/${member.id}/tokens`)).status()).toBe(401)

  await page.getByRole('button', { name: 'Require new password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Require it' }).click()
  // The open dialog already hides the button below it; the toast proves the save.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Require new password' })).toHaveCount(0)
  const login = await context.request.post(`${url}/api/user/login`, {
    headers: { Origin: url },
    data: { email: member.email, password: member.password },
  })
  expect(login.status()).toBe(403)

  expect(member.foundingNumber, 'fewer than fifty have joined').not.toBeNull()
  await page.getByRole('button', { name: 'Release founding number' }).click()
  const release = page.getByRole('alertdialog', { name: `Release founding No. ${member.foundingNumber}` })
  await release.getByLabel('Reason').fill('Two accounts of one business')
  await release.getByRole('button', { name: 'Release the number' }).click()
  await expect(page.getByText('Founding number released', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Release founding number' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit tokens' })).toBeFocused()
  const next = await joinSignedIn(await newVisitor(), url)
  expect(next.foundingNumber).toBe(member.foundingNumber)
})
