import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import type { OwnUser, SessionAnswer } from '#shared/profiles/member-views.ts'
import { consentLabels } from '#shared/registration/consent.ts'
import { registrationCopy } from '#src/features/registration/content.ts'
import { registrationBody } from '#test/support/registration.ts'

let joiners = 0

/** Somebody new, as a registration's body: with an address and a phone number that nobody else has. */
export function newJoiner(given: Record<string, unknown> = {}) {
  joiners += 1
  return {
    ...registrationBody({
      firstName: 'Maya',
      lastName: 'Lindqvist',
      email: `maya.${process.pid}${joiners}@example.com`,
      phoneNumber: `612${String(2_000_000 + ((process.pid * 1000 + joiners) % 7_999_999))}`,
    }),
    ...given,
  }
}

export type Joiner = ReturnType<typeof newJoiner>

export function registrationForm(page: Page): Locator {
  return page.getByRole('form', { name: registrationCopy.title })
}

export const submitButton = (form: Locator) =>
  form.getByRole('button', { name: new RegExp(`${registrationCopy.submit}|Joining`) })

/** Fills in all that is required; nothing is sent yet. */
export async function fillRegistration(form: Locator, joiner: Joiner): Promise<void> {
  await form.getByLabel('License type').selectOption(joiner.licenseType)
  await form.getByLabel('ZIP code').fill(joiner.zipCode)
  await form.getByLabel('First name').fill(joiner.firstName)
  await form.getByLabel('Last name').fill(joiner.lastName)
  await form.getByLabel('Email').fill(joiner.email)
  await form.getByLabel('Phone number').fill(joiner.phoneNumber)
  await form.getByLabel('Password', { exact: true }).fill(joiner.password)
  await form.getByLabel('Confirm password').fill(joiner.confirmPassword)
  await form.getByLabel(consentLabels.attestation).check()
  await form.getByLabel(consentLabels.sms).check()
  await form.getByLabel(consentLabels.terms).check()
}

/** Joins by the home page, or by the page given, and waits in the referral center. Answers the new member's id. */
export async function joinByForm(page: Page, url: string, joiner: Joiner = newJoiner()): Promise<number> {
  await page.goto(`${url}/#registration-form`)
  const form = registrationForm(page)
  await fillRegistration(form, joiner)
  await submitButton(form).click()
  await expect(page).toHaveURL(/\/referral-dashboard\/\d+$/)
  return Number(page.url().split('/').at(-1))
}

/** Joins by the API alone, for tests that are about something else. The visitor is signed in afterwards. */
export async function joinByApi(
  visitor: BrowserContext,
  url: string,
  given: Record<string, unknown> = {},
): Promise<OwnUser & { password: string }> {
  const vendor = { licenseType: 'Cannabis Vendor/Service Provider', vendorType: 'accounting' }
  const joiner = newJoiner({ ...(given['accountType'] === 'vendor' && vendor), ...given })
  const answer = await visitor.request.post(`${url}/api/register`, { headers: { Origin: url }, data: joiner })
  expect(answer.status(), await answer.text()).toBe(201)
  const { user } = (await answer.json()) as SessionAnswer
  return { ...user, password: joiner.password }
}

export async function signIn(
  page: Page,
  url: string,
  { email, password }: Pick<Joiner, 'email' | 'password'>,
) {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/dashboard\/\d+$/)
}
