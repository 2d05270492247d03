import { expect, type Locator, type Page } from '@playwright/test'
import { registrationCopy } from '#src/components/registration/content.ts'
import { consentLabels } from '#shared/consent.ts'

export type Joiner = {
  firstName: string
  lastName: string
  email: string
  phone: string
  license: string
  zip: string
  password: string
}

let joiners = 0

/** Somebody new, with an address and a phone number that nobody else has. */
export function newJoiner(given: Partial<Joiner> = {}): Joiner {
  joiners += 1
  const unique = `${process.pid}${joiners}`
  return {
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: `maya.${unique}@example.com`,
    phone: `612${String(1_000_000 + ((process.pid * 1000 + joiners) % 8_999_999))}`,
    license: 'cannabis-cultivator',
    zip: '55401',
    password: 'a long password',
    ...given,
  }
}

export function registrationForm(page: Page): Locator {
  return page.getByRole('form', { name: registrationCopy.title })
}

export const submitButton = (form: Locator) =>
  form.getByRole('button', { name: new RegExp(`${registrationCopy.submit}|Joining`) })

/** Fills in all that is required; nothing is sent yet. */
export async function fillRegistration(form: Locator, joiner: Joiner): Promise<void> {
  await form.getByLabel('License type').selectOption(joiner.license)
  await form.getByLabel('ZIP code').fill(joiner.zip)
  await form.getByLabel('First name').fill(joiner.firstName)
  await form.getByLabel('Last name').fill(joiner.lastName)
  await form.getByLabel('Email').fill(joiner.email)
  await form.getByLabel('Phone number').fill(joiner.phone)
  await form.getByLabel('Password', { exact: true }).fill(joiner.password)
  await form.getByLabel('Confirm password').fill(joiner.password)
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

/** Joins by the API alone, for tests that are about something else. The page's context is signed in afterwards. */
export async function joinByApi(
  page: Page,
  url: string,
  joiner: Joiner = newJoiner(),
  referralCode?: string,
) {
  const answer = await page.request.post(`${url}/api/register`, {
    data: {
      firstName: joiner.firstName,
      lastName: joiner.lastName,
      email: joiner.email,
      password: joiner.password,
      confirmPassword: joiner.password,
      phoneNumber: joiner.phone,
      licenseType: joiner.license,
      zipCode: joiner.zip,
      attestationConfirmed: true,
      smsConsent: true,
      terms: true,
      ...(referralCode && { referralCode }),
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { user } = (await answer.json()) as {
    user: { id: number; referralCode: string; foundingNumber: number }
  }
  return { ...joiner, ...user }
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
