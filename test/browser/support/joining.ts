import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import type { OwnUser, SessionAnswer } from '#shared/profiles/member-views.ts'
import { consentLabels } from '#shared/registration/consent.ts'
import { registrationCopy } from '#src/features/registration/content.ts'
import { registrationBody } from '#test/support/registration.ts'

let registrantCount = 0

/** A registration body with a unique email and phone number. */
export function newRegistrant(overrides: Record<string, unknown> = {}) {
  registrantCount += 1
  return {
    ...registrationBody({
      firstName: 'Maya',
      lastName: 'Lindqvist',
      email: `maya.${process.pid}${registrantCount}@example.com`,
      phoneNumber: `612${String(2_000_000 + ((process.pid * 1000 + registrantCount) % 7_999_999))}`,
    }),
    ...overrides,
  }
}

export type Registrant = ReturnType<typeof newRegistrant>

export function registrationForm(page: Page): Locator {
  return page.getByRole('form', { name: registrationCopy.title })
}

export const submitButton = (form: Locator) =>
  form.getByRole('button', { name: new RegExp(`${registrationCopy.submit}|Joining`) })

/** Fills in all required fields without submitting. */
export async function fillRegistration(form: Locator, registrant: Registrant): Promise<void> {
  await form.getByLabel('License type').selectOption(registrant.licenseType)
  await form.getByLabel('ZIP code').fill(registrant.zipCode)
  await form.getByLabel('First name').fill(registrant.firstName)
  await form.getByLabel('Last name').fill(registrant.lastName)
  await form.getByLabel('Email').fill(registrant.email)
  await form.getByLabel('Phone number').fill(registrant.phoneNumber)
  await form.getByLabel('Password', { exact: true }).fill(registrant.password)
  await form.getByLabel('Confirm password').fill(registrant.confirmPassword)
  await form.getByLabel(consentLabels.attestation).check()
  await form.getByLabel(consentLabels.sms).check()
  await form.getByLabel(consentLabels.terms).check()
}

/** Joins through the home page's form and waits for the referral center. Returns the new member's id. */
export async function joinByForm(
  page: Page,
  url: string,
  registrant: Registrant = newRegistrant(),
): Promise<number> {
  await page.goto(`${url}/#registration-form`)
  const form = registrationForm(page)
  await fillRegistration(form, registrant)
  await submitButton(form).click()
  await expect(page).toHaveURL(/\/referral-dashboard\/\d+$/)
  return Number(page.url().split('/').at(-1))
}

/** Joins through the API, for tests about something else. The visitor is signed in afterwards. */
export async function joinByApi(
  visitor: BrowserContext,
  url: string,
  overrides: Record<string, unknown> = {},
): Promise<OwnUser & { password: string }> {
  const vendor = { licenseType: 'Cannabis Vendor/Service Provider', vendorType: 'accounting' }
  const registrant = newRegistrant({ ...(overrides['accountType'] === 'vendor' && vendor), ...overrides })
  const answer = await visitor.request.post(`${url}/api/register`, {
    headers: { Origin: url },
    data: registrant,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { user } = (await answer.json()) as SessionAnswer
  return { ...user, password: registrant.password }
}

export async function signIn(
  page: Page,
  url: string,
  { email, password }: Pick<Registrant, 'email' | 'password'>,
) {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/dashboard\/\d+$/)
}

/** Puts a member on a team by invitation, as both would do it by the API. */
export async function joinTeam(
  url: string,
  owner: { page: Page; id: number },
  member: { page: Page; email: string },
  role: 'admin' | 'member' = 'member',
): Promise<void> {
  const invited = await owner.page.request.post(`${url}/api/business/${owner.id}/team`, {
    data: { memberEmail: member.email, role },
  })
  expect(invited.status()).toBe(201)
  const { id } = (await invited.json()) as { id: number }
  const accepted = await member.page.request.post(`${url}/api/team-invitations/${id}/accept`)
  expect(accepted.status()).toBe(204)
}
