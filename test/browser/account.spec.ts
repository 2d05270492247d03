import { readFileSync } from 'node:fs'
import { waitForMail } from '#test/support/mail.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi, joinTeam, signIn } from './support/joining.ts'

const linkIn = (text: string) => {
  const path = /\/verify-email#token=\S+/.exec(text)?.[0]
  if (!path) throw new Error(`no link in: ${text}`)
  return path
}

test('an emailed link confirms the address with one click, and works once', async ({
  launched,
  newVisitor,
}) => {
  const { url } = launched
  const page = await (await newVisitor()).newPage()
  const member = await joinByApi(page.context(), url)
  const path = linkIn((await waitForMail(launched, member.email, 'Welcome')).text)

  await page.goto(`${url}/account`)
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  // A mail scanner opens the link, twice.
  for (const _ of [1, 2]) await page.goto(url + path)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Confirm this address' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    `${member.email} is confirmed. Thank you.`,
  )
  expect(new URL(page.url()).hash).toBe('')

  await page.goto(`${url}/account`)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await page.goto(url + path)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This link has been used or has run out.',
  )
  await page.goto(`${url}/verify-email`)
  await expect(page.getByText('The address of this page is incomplete.')).toBeVisible()
})

test('an email address changes only after the new one is confirmed', async ({ launched, newVisitor }) => {
  const { url } = launched
  const page = await (await newVisitor()).newPage()
  const member = await joinByApi(page.context(), url)
  const email = `new.${member.email}`
  await page.goto(`${url}/account`)
  await page.getByLabel('New email').fill(email)
  const form = page.getByRole('form', { name: 'Change email' })
  await form.getByLabel('Current password').fill('not the password')
  await form.getByRole('button', { name: 'Change email' }).click()
  await expect(form.getByText('That is not your current password')).toBeVisible()
  await form.getByLabel('Current password').fill(member.password)
  await form.getByRole('button', { name: 'Change email' }).click()
  await expect(form.getByRole('status')).toContainText('A link is on its way to the new address.')
  expect((await waitForMail(launched, member.email, 'about to change')).text).toContain(email)

  // On another device, without a session.
  const elsewhere = await (await newVisitor()).newPage()
  await elsewhere.goto(url + linkIn((await waitForMail(launched, email, 'Confirm your new email')).text))
  await elsewhere.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(elsewhere.getByRole('main').getByRole('status')).toContainText(
    'is the address of your account now.',
  )
  await signIn(elsewhere, url, { email, password: member.password })
})

test('changing the password or ending a session signs out other browsers', async ({
  launched,
  newVisitor,
}) => {
  const { url } = launched
  const page = await (await newVisitor()).newPage()
  const member = await joinByApi(page.context(), url)
  const second = await (await newVisitor()).newPage()
  await signIn(second, url, member)

  await page.goto(`${url}/account`)
  const sessions = page.getByRole('region', { name: 'Sessions' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  await expectAccessible(page)
  await sessions.getByRole('button', { name: /End the session of Chrome/ }).click()
  await expect(page.getByText('Session ended', { exact: true }).first()).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect((await second.request.get(`${url}/api/session`)).status()).toBe(401)

  await signIn(second, url, member)
  const form = page.getByRole('form', { name: 'Change password' })
  await form.getByLabel('Current password').fill(member.password)
  await form.getByLabel('New password', { exact: true }).fill('another long password')
  await form.getByLabel('Confirm new password').fill('another long passwort')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByText('Passwords do not match')).toBeVisible()
  await form.getByLabel('Confirm new password').fill('another long password')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed', { exact: true }).first()).toBeVisible()
  expect((await second.request.get(`${url}/api/session`)).status()).toBe(401)
  await signIn(second, url, { email: member.email, password: 'another long password' })
})

test('a member downloads their data, withdraws consent and deletes the account', async ({
  launched,
  newVisitor,
}) => {
  const { url } = launched
  const page = await (await newVisitor()).newPage()
  const member = await joinByApi(page.context(), url)
  await page.goto(`${url}/account`)
  const sms = page.getByRole('region', { name: 'Text messages' }).getByRole('checkbox')
  await sms.click()
  await expect(page.getByText('Text messages are off', { exact: true }).first()).toBeVisible()
  await expect(sms).not.toBeChecked()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`north-leaf-data-${member.id}.json`)
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    account: { email: member.email, smsConsent: false },
  })

  await page.evaluate(() => sessionStorage.setItem('profileDraft', '{}'))
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expectAccessible(page)
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('That is not your current password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(member.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(`${url}/`)
  await expect(page.getByText('Your account is deleted', { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('profileDraft'))).toBeNull()
  await page.goto(`${url}/account`)
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
})

test('the referral link downloads as a QR code in SVG and PNG', async ({ launched, newVisitor }) => {
  const { url } = launched
  const page = await (await newVisitor()).newPage()
  const member = await joinByApi(page.context(), url)
  await page.goto(`${url}/dashboard/${member.id}`)
  await page.getByRole('button', { name: 'QR code' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: `${url}/ref/${member.referralCode}` })).toBeVisible()
  await expectAccessible(page)
  const save = async (kind: 'SVG' | 'PNG') => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: `Download the QR code as ${kind}` }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`north-leaf-${member.referralCode}.${kind.toLowerCase()}`)
    return readFileSync(await file.path())
  }
  expect((await save('SVG')).toString()).toMatch(/^<svg /)
  expect((await save('PNG')).subarray(1, 4).toString()).toBe('PNG')
})

test('before deleting the account, a team owner can transfer the team or let it pass on', async ({
  launched,
  newVisitor,
}) => {
  const { url } = launched
  const page = await (await newVisitor()).newPage()
  const owner = await joinByApi(page.context(), url)
  const heir = await (await newVisitor()).newPage()
  const next = await joinByApi(heir.context(), url)
  await joinTeam(url, { page, ...owner }, { page: heir, ...next })

  await page.goto(`${url}/account`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('You lead a team')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Transfer the ownership first' })).toHaveAttribute(
    'href',
    `/dashboard/${owner.id}#team`,
  )
  await dialog.getByLabel('Your password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(
    dialog.getByText('You lead a team. Transfer the ownership first', { exact: false }),
  ).toBeVisible()
  await dialog.getByLabel('Transfer my team automatically').check()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(`${url}/`)

  await heir.goto(`${url}/account`)
  await expect(heir.getByRole('region', { name: 'Team' })).toContainText('You are the owner')
})
