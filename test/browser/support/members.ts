import type { BrowserContext, Page } from '@playwright/test'
import type { OwnUser } from '#shared/api/user.ts'

let members = 0

export const memberPassword = 'correct horse battery'

/** What a business types; every one differs in e-mail and phone. */
export function personDetails() {
  members += 1
  const mark = `${Date.now() % 100_000}${process.pid % 1000}${members}`
  return {
    firstName: 'Ingrid',
    lastName: 'Halvorsen',
    email: `ingrid${mark}@example.com`,
    phoneNumber: `612${mark.slice(-7).padStart(7, '5')}`,
    password: memberPassword,
    confirmPassword: memberPassword,
    zipCode: '55401',
  }
}

/** Registers by the API, and leaves the browser signed in. */
export async function joinByApi(
  visitor: BrowserContext,
  url: string,
  given: Record<string, unknown> = {},
): Promise<OwnUser> {
  const kind =
    given['accountType'] === 'vendor'
      ? { licenseType: 'Cannabis Vendor/Service Provider', vendorType: 'accounting' }
      : { licenseType: 'cannabis-cultivator' }
  const response = await visitor.request.post(`${url}/api/register`, {
    headers: { Origin: url, 'Sec-Fetch-Site': 'same-origin' },
    data: {
      ...personDetails(),
      ...kind,
      attestationConfirmed: true,
      smsConsent: true,
      terms: true,
      ...given,
    },
  })
  if (response.status() !== 201)
    throw new Error(`registration answered ${response.status()}: ${await response.text()}`)
  const { user } = (await response.json()) as { user: OwnUser }
  return user
}

/** The page's text is never wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
