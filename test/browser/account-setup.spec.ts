import type { Page } from '@playwright/test'
import { vendorCategories } from '#shared/vendors/categories.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi, newRegistrant } from './support/joining.ts'
import { overflow } from './support/overflow.ts'

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue Registration' })
const businessCard = (page: Page) =>
  page.getByRole('radio', { name: /Minnesota Cannabis Business Owner.*Free membership/s })
const vendorCard = (page: Page) => page.getByRole('radio', { name: /Vendor Partner.*Referral program/s })
const register = (page: Page) => page.getByRole('button', { name: 'Register as a Vendor Partner' })
const toast = (page: Page, title: string) => page.getByText(title, { exact: true })

async function fillPerson(page: Page, person = newRegistrant()) {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Phone number').fill(person.phoneNumber)
  await page.getByLabel('Password', { exact: false }).first().fill(person.password)
  await page.getByLabel('Confirm password').fill(person.confirmPassword)
  await page.getByLabel('ZIP code').fill(person.zipCode)
  return person
}

async function agree(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

test('choosing an account type is required to continue, and opens its form', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/account-setup`)
  await expect(page).toHaveTitle(/^Join/)
  await expect(page.getByText('Please select an account type to continue')).toBeVisible()
  await expect(proceed(page)).toBeDisabled()
  await expectAccessible(page)

  await businessCard(page).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(vendorCard(page)).toBeChecked()
  await expect(page.getByText('Please select an account type to continue')).toBeHidden()
  await proceed(page).press('Enter')
  await expect(page).toHaveURL(/type=vendor/)
  await expect(page.getByRole('heading', { level: 1, name: 'Vendor Partner Registration' })).toBeFocused()
  await expectAccessible(page)

  await page.goBack()
  await businessCard(page).check()
  await proceed(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Quick Registration – Be Listed in 30 Seconds',
  )
  await expect(page.getByRole('combobox', { name: 'License type' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose another account type' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Join North Leaf Network' })).toBeFocused()
})

test('the vendor form has its fields and copy', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/account-setup?type=vendor`)
  const categories = page.getByLabel('Service category')
  await expect(categories.locator('option')).toHaveText([
    'Choose your service category',
    ...vendorCategories.map(({ label }) => label),
  ])
  await expect(page.getByLabel('Referral code')).toHaveCount(0)
  await expect(page.getByText('Have you secured funding?')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'License type' })).toHaveCount(0)

  await register(page).click()
  for (const message of [
    'Please specify your vendor type',
    'Zip code is required',
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Please enter a valid 10-digit phone number',
    'Password must be at least 8 characters',
    'Please confirm your password',
    'You must confirm your license status to proceed.',
    'You must consent to receive SMS messages to proceed.',
    'You must accept the terms of service to proceed.',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await expect(categories).toBeFocused()
  await expectAccessible(page)

  await categories.selectOption('other')
  await expect(page.getByLabel('Service type')).toBeVisible()
  await fillPerson(page)
  await page.getByLabel('Confirm password').fill('something else')
  await agree(page)
  await register(page).click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await expect(page.getByText('Please describe your business type')).toBeVisible()
  await categories.selectOption('legal')
  await expect(page.getByLabel('Service type')).toHaveCount(0)
})

test('a vendor registers from the account type chooser, and the dashboard offers every way to share the link', async ({
  launched,
  newVisitor,
}) => {
  const vendor = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await vendor.newPage()
  await page.goto(`${launched.url}/account-setup`)
  await vendorCard(page).check()
  await proceed(page).click()
  await fillPerson(page, newRegistrant({ firstName: 'Aurelia' }))
  await page.getByLabel('Service category').selectOption('other')
  await page.getByLabel('Service type').fill('Hop trellises')
  await agree(page)
  await register(page).click()
  await expect(toast(page, 'Registration Successful!')).toBeVisible()
  await expect(
    page.getByText('Welcome to the vendor network, Aurelia. Start referring clients to earn SkunkTokens™.', {
      exact: true,
    }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/vendor-dashboard\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Aurelia' })).toBeVisible()
  await expect(page.getByText('Hop trellises, vendor partner since')).toBeVisible()
  await expect(page.getByText('0 of 5 client referrals')).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('currentUser') ?? '')
  expect(JSON.parse(stored)).toMatchObject({ firstName: 'Aurelia', accountType: 'vendor' })
  expect(stored).not.toContain('password')

  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(toast(page, 'Link Copied!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/vendor-ref\/[0-9A-HJKMNP-TV-Z]{8}$/)
  await page.getByRole('button', { name: 'Copy message' }).click()
  await expect(toast(page, 'Message Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(link)
  const shared = new URL(
    (await page.getByRole('link', { name: 'Share on LinkedIn' }).getAttribute('href')) ?? '',
  )
  expect(shared.searchParams.get('url')).toBe(link)
  expect(shared.searchParams.get('summary')).toContain('North Leaf Network')
  const mail = (await page.getByRole('link', { name: 'Email', exact: true }).getAttribute('href')) ?? ''
  expect(decodeURIComponent(mail)).toContain(link)
  await expect(page.getByRole('img', { name: `QR code of your vendor link, ${link}` })).toBeVisible()
})

test('a vendor and a business that open a vendor’s link become its credited clients', async ({
  launched,
  newVisitor,
}) => {
  // Three registrations, two of them through the form.
  test.slow()
  const vendor = await newVisitor()
  const { id, referralCode: code } = await joinByApi(vendor, launched.url, {
    accountType: 'vendor',
    firstName: 'Aurelia',
  })
  const link = `${launched.url}/vendor-ref/${code}`
  const other = await (await newVisitor()).newPage()
  await other.goto(link.replace(code, code.toLowerCase()))
  await expect(other.getByText('Aurelia invited you. The code is filled in.')).toBeVisible()
  await vendorCard(other).check()
  await proceed(other).click()
  await expect(other.getByLabel('Referral code')).toHaveValue(code)
  await expect(other.getByLabel('Referral code')).not.toBeEditable()
  await other.reload()
  await expect(other.getByLabel('Referral code')).toHaveValue(code)
  await fillPerson(other, newRegistrant({ firstName: 'Desmond' }))
  await other.getByLabel('Service category').selectOption('hvac_services')
  await agree(other)
  await register(other).click()
  await expect(other).toHaveURL(/\/vendor-dashboard\/\d+$/)
  await other.goto(`${launched.url}/account-setup?type=vendor`)
  await expect(other.getByLabel('Referral code')).toHaveCount(0)

  const business = await (await newVisitor()).newPage()
  await business.goto(link)
  await businessCard(business).check()
  await proceed(business).click()
  await expect(business.getByLabel('Referral code')).toHaveValue(code)
  await business.getByRole('combobox', { name: 'License type' }).selectOption({ label: 'Cannabis Retailer' })
  await fillPerson(business, newRegistrant({ firstName: 'Marisol' }))
  await agree(business)
  await business.getByRole('button', { name: 'Join North Leaf Network' }).click()
  await expect(business).toHaveURL(/\/referral-dashboard\/\d+$/)

  const page = await vendor.newPage()
  await page.goto(`${launched.url}/vendor-dashboard/${id}`)
  await expect(page.getByText('2 of 5 client referrals')).toBeVisible()
  for (const name of ['Desmond L. joined', 'Marisol L. joined']) {
    await expect(page.getByText(name)).toBeVisible()
  }
  await expect(page.getByText('Credited, +3 SkunkTokens™')).toHaveCount(2)
  await expect(page.getByText('Balance 7 SkunkTokens™')).toBeVisible()
})

test('a code in ?ref= is filled in; an unknown one shows a notice and is not stored', async ({
  launched,
  newVisitor,
}) => {
  const vendor = await joinByApi(await newVisitor(), launched.url, { accountType: 'vendor' })
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/account-setup?type=vendor&ref=00000000`)
  await expect(
    page.getByText('This invitation link is no longer valid. You can still join without it.'),
  ).toBeVisible()
  await expect(page.getByLabel('First name')).toBeVisible()
  await expect(page.getByLabel('Referral code')).toHaveCount(0)

  await page.goto(`${launched.url}/account-setup?type=business&ref=${vendor.referralCode}`)
  await expect(page.getByLabel('Referral code')).toHaveValue(vendor.referralCode)
  await page.goto(`${launched.url}/account-setup?type=vendor`)
  await expect(page.getByLabel('Referral code')).toHaveValue(vendor.referralCode)
})

test('a failed registration shows the reason and keeps the input', async ({ launched, newVisitor }) => {
  const visitor = await newVisitor()
  const taken = await joinByApi(await newVisitor(), launched.url)
  const page = await visitor.newPage()
  await page.goto(`${launched.url}/account-setup?type=vendor`)
  await page.getByLabel('Service category').selectOption('legal')
  await fillPerson(page, newRegistrant({ email: taken.email }))
  await agree(page)

  await visitor.setOffline(true)
  await register(page).click()
  await expect(toast(page, 'Registration Failed')).toBeVisible()
  await expect(page.getByText('Something went wrong. Please try again.', { exact: true })).toBeVisible()
  await expect(page.getByText('We could not reach the server.', { exact: false })).toBeVisible()
  await visitor.setOffline(false)

  await register(page).click()
  await expect(page.getByText('This e-mail already has an account.').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Reset password' })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Maya')
  await expect(page.getByLabel('Confirm password')).toHaveValue('correct horse battery')

  await page.getByLabel('Email').fill(newRegistrant().email)
  await register(page).click()
  await expect(page).toHaveURL(/\/vendor-dashboard\/\d+$/)
})

test('the chooser and the forms fit a 320 px window', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor({ viewport: { width: 320, height: 640 } })).newPage()
  for (const step of ['', '?type=vendor', '?type=business']) {
    await page.goto(`${launched.url}/account-setup${step}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Measure after the styles and fonts of the prerendered page have loaded.
    await expect.poll(() => overflow(page)).toBe(0)
  }
})
