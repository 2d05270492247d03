import { consentLabels, consentMessages } from '#shared/registration/consent.ts'
import { fundingLabels } from '#shared/registration/funding.ts'
import { registrationCopy } from '#src/features/registration/content.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import {
  fillRegistration,
  joinByApi,
  newRegistrant,
  registrationForm,
  submitButton,
} from './support/joining.ts'
import { registrationTiming } from '#src/features/registration/timing.ts'

async function openForm(page: Page, url: string) {
  await page.goto(`${url}/#registration-form`)
  const form = registrationForm(page)
  await expect(form.getByLabel('License type')).toBeVisible()
  return form
}

test('the form is hidden until a join click, which shows it, scrolls to it and moves the focus', async ({
  launched,
  beforeLaunch,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.goto(launched.url)
  await expect(registrationForm(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Join Network' }).click()
  const title = page.getByRole('heading', { name: registrationCopy.title })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  for (const text of [registrationCopy.step, registrationCopy.heading]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByText(/23 businesses are registered/)).toHaveCount(0)
  await expectAccessible(page)

  await page.goto(`${launched.url}/#join-form`)
  await expect(registrationForm(page)).toBeVisible()
  await page.goto(`${beforeLaunch.url}/#join-form`)
  await expect(page.getByText(/23 businesses are registered, 46% of the way/)).toBeVisible()
})

test('once no founding place is left, no page promises one', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  const promise = /first 50/i
  await page.goto(`${launched.url}/account-setup`)
  await expect(page.getByText(promise)).toBeVisible()
  await page.route('**/api/stats', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, foundingRemaining: 0 } })
  })
  await page.reload()
  await expect(page.getByText('All 50 founding places are taken. You join as a member.')).toBeVisible()
  await expect(page.getByText(promise)).toHaveCount(0)
  await page.goto(`${launched.url}/#registration-form`)
  await expect(page.getByText('All 50 founding places are taken. You join as a member.')).toBeVisible()
  await expect(page.getByText(promise)).toHaveCount(0)
})

test('a form that fails to load shows a notice and can be retried', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  await page.clock.install()
  const part = '**/assets/registration-form-*.js'
  await page.route(part, (route) => route.abort('connectionreset'))
  await page.goto(`${launched.url}/#registration-form`)
  const missing = page.getByRole('alert').filter({ hasText: 'The form could not be loaded.' })
  await expect(async () => {
    await page.clock.runFor(15_000)
    expect(await missing.isVisible()).toBe(true)
  }).toPass()
  await expectAccessible(page)
  await page.unroute(part)
  await missing.getByRole('button', { name: 'try again' }).click()
  await expect(registrationForm(page).getByLabel('License type')).toBeVisible()
})

test('each missing field shows its own message, and the first one gets the focus', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  const form = await openForm(page, launched.url)
  await submitButton(form).click()
  const said = [
    'License type is required',
    'Zip code is required',
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Please enter a valid 10-digit phone number',
    'Password must be at least 8 characters',
    'Please confirm your password',
    ...Object.values(consentMessages.business),
  ]
  for (const message of said) await expect(form.getByText(message, { exact: true })).toBeVisible()
  await expect(form.getByLabel('License type')).toBeFocused()
  await expectAccessible(page)
})

test('an invalid value shows a message at its field', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  const form = await openForm(page, launched.url)
  await fillRegistration(
    form,
    newRegistrant({ licenseType: 'other', phoneNumber: '(612) 555-01', email: 'maya@' }),
  )
  await form.getByLabel('Confirm password').fill('another password')
  await submitButton(form).click()
  for (const message of [
    'Please describe your business type',
    'Please enter a valid email address',
    'Please enter a valid 10-digit phone number',
    "Passwords don't match",
  ]) {
    await expect(form.getByText(message, { exact: true })).toBeVisible()
  }
  await expect(form.getByText('License type is required')).toHaveCount(0)
})

test('funding questions follow the answers, and hidden answers are not sent', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  const form = await openForm(page, launched.url)
  const group = (name: string) => form.getByRole('group', { name })
  const answer = (name: string, choice: 'Yes' | 'No') => group(name).getByLabel(choice).check()
  await expect(group(fundingLabels.lookingToRaise)).toHaveCount(0)
  await answer(fundingLabels.hasSecuredFunding, 'No')
  await answer(fundingLabels.lookingToRaise, 'Yes')
  await form.getByLabel(fundingLabels.amount, { exact: true }).selectOption('100k-250k')
  await answer(fundingLabels.hasSecuredFunding, 'Yes')
  await expect(group(fundingLabels.lookingToRaise)).toHaveCount(0)
  await expect(form.getByLabel(fundingLabels.amount, { exact: true })).toHaveCount(0)
  await answer(fundingLabels.lookingToRaiseMore, 'Yes')
  await expect(form.getByLabel(fundingLabels.amountMore)).toBeVisible()
  await answer(fundingLabels.lookingToRaiseMore, 'No')
  await expect(form.getByLabel(fundingLabels.amountMore)).toHaveCount(0)

  await fillRegistration(form, newRegistrant())
  const sent = page.waitForRequest('**/api/register')
  await submitButton(form).click()
  const body: unknown = (await sent).postDataJSON()
  expect(body).toMatchObject({ hasSecuredFunding: true, lookingToRaiseMore: false, accountType: 'business' })
  expect(body).not.toHaveProperty('lookingToRaise')
  expect(body).not.toHaveProperty('fundingAmount')
  expect(body).not.toHaveProperty('otherBusinessType')
})

test('a taken email keeps the input and offers signing in or a reset', async ({ launched, newVisitor }) => {
  const member = await joinByApi(await newVisitor(), launched.url)
  const page = await (await newVisitor()).newPage()
  const logged: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())))
  const form = await openForm(page, launched.url)
  await fillRegistration(form, newRegistrant({ email: ` ${member.email.toUpperCase()}` }))
  await submitButton(form).click()
  await expect(page.getByText('Registration Failed', { exact: true })).toBeVisible()
  await expect(form.getByText('This e-mail already has an account.')).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('First name')).toHaveValue('Maya')
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('correct horse battery')
  expect(logged.some((text) => text.includes('Registration failed'))).toBe(true)
  await form.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(new RegExp(member.email, 'i'))
})

test('an unknown code can be removed, and the registration continues', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  const form = await openForm(page, launched.url)
  await fillRegistration(form, newRegistrant())
  await form.getByLabel('Referral code').fill('ZZZZZZZZ')
  await submitButton(form).click()
  await form.getByRole('button', { name: 'Remove code and continue' }).click()
  await expect(page).toHaveURL(/\/referral-dashboard\/\d+$/)
})

test('after a lost connection the form shows a notice, loses nothing, and the retry creates one account', async ({
  launched,
  newVisitor,
}) => {
  const context = await newVisitor()
  const page = await context.newPage()
  const form = await openForm(page, launched.url)
  const registrant = newRegistrant()
  await fillRegistration(form, registrant)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register')) keys.push(request.headers()['idempotency-key'])
  })
  // The server has registered the member, but the answer is lost.
  await page.route('**/api/register', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submitButton(form).click()
  await expect(page.getByText('Failed to register. Please try again.', { exact: true })).toBeVisible()
  await expect(form.getByText(registrationCopy.offline)).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue(registrant.email)
  await page.unroute('**/api/register')
  await submitButton(form).click()
  await expect(page).toHaveURL(/\/referral-dashboard\/\d+$/)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('a new member is redirected a second after joining on the home page, and immediately from the chooser page', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  await page.clock.install()
  const form = await openForm(page, launched.url)
  await fillRegistration(form, newRegistrant())
  await page.clock.pauseAt(Date.now() + 60_000)
  await submitButton(form).click()
  await expect(page.getByText('Registration Successful!').first()).toBeVisible()
  await expect(submitButton(form)).toBeDisabled()
  await page.clock.runFor(registrationTiming.redirect - 1)
  await expect(page).toHaveURL(`${launched.url}/#registration-form`)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\/referral-dashboard\/\d+$/)

  // The chooser page redirects without the home page's delay.
  const other = await (await newVisitor()).newPage()
  await other.clock.install()
  await other.goto(`${launched.url}/account-setup?type=business`)
  const second = registrationForm(other)
  await fillRegistration(second, newRegistrant())
  await other.clock.pauseAt(Date.now() + 60_000)
  await submitButton(second).click()
  await expect(other).toHaveURL(/\/referral-dashboard\/\d+$/)
})

test('a double click on the button creates one account', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  const form = await openForm(page, launched.url)
  await fillRegistration(form, newRegistrant())
  let sent = 0
  page.on('request', (request) => void (request.url().endsWith('/api/register') && (sent += 1)))
  await submitButton(form).dblclick()
  await expect(form.getByRole('button', { name: 'Joining...' })).toBeDisabled()
  await expect(page).toHaveURL(/\/referral-dashboard\/\d+$/)
  expect(sent).toBe(1)
})

test('a reload keeps the input, except passwords', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  const form = await openForm(page, launched.url)
  await fillRegistration(form, newRegistrant({ firstName: 'Ingrid' }))
  await page.reload()
  await expect(form.getByLabel('First name')).toHaveValue('Ingrid')
  await expect(form.getByLabel(consentLabels.sms)).toBeChecked()
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('correct horse battery')
})

test('a photo is downsized before it is sent, and can be removed', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  const form = await openForm(page, launched.url)
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 900
    canvas.getContext('2d')?.fillRect(0, 0, 900, 900)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const input = form.locator('input[type=file]')
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') }
  await input.setInputFiles(file)
  await form.getByRole('button', { name: 'Remove photo' }).click()
  await expect(form.getByRole('button', { name: 'Remove photo' })).toHaveCount(0)
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(form.getByText(/This file is not a picture/)).toBeVisible()
  await input.setInputFiles(file)
  const shown = form.getByRole('img', { name: 'What you chose, as others will see it' })
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([
    512, 288,
  ])
  await fillRegistration(form, newRegistrant())
  await submitButton(form).click()
  await expect(page).toHaveURL(/\/referral-dashboard\/\d+$/)
})

test('on a phone the optional part is collapsed, unless an invitation has filled in the code', async ({
  launched,
  newVisitor,
}) => {
  const member = await joinByApi(await newVisitor(), launched.url)
  const page = await (await newVisitor({ viewport: { width: 390, height: 844 } })).newPage()
  const form = await openForm(page, launched.url)
  await expect(form.getByLabel('Referral code')).toBeHidden()
  await page.goto(`${launched.url}/ref/${member.referralCode}#registration-form`)
  await expect(form.getByLabel('Referral code')).toBeVisible()
  await expect(form.getByLabel('Referral code')).toHaveValue(member.referralCode)
  await expectAccessible(page)
})
