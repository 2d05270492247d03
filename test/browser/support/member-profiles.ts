import type { BrowserContext } from '@playwright/test'
import type { OwnUser, SessionAnswer } from '#shared/api/user.ts'
import { storageKeys } from '#shared/limits.ts'

let members = 0

/** Registers a new member in this browser, as if the form had been filled in before the test began. */
export async function joinIn(
  context: BrowserContext,
  url: string,
  given: Record<string, unknown> = {},
): Promise<OwnUser & { password: string }> {
  members += 1
  const password = 'correct horse battery'
  const response = await context.request.post(`${url}/api/register`, {
    headers: { Origin: url },
    data: {
      firstName: 'Marisol',
      lastName: 'Tangvald',
      email: `browser${process.pid}.${members}@example.com`,
      password,
      confirmPassword: password,
      phoneNumber: `612${String(5_000_000 + ((process.pid * 100 + members) % 4_000_000))}`,
      licenseType: 'cannabis-cultivator',
      zipCode: '55401',
      attestationConfirmed: true,
      smsConsent: true,
      terms: true,
      ...given,
    },
  })
  if (response.status() !== 201)
    throw new Error(`registration answered ${response.status()}: ${await response.text()}`)
  const { user } = (await response.json()) as SessionAnswer
  await context.addInitScript(
    ([key, value]) => {
      // Only once: a sign-out has to last.
      if (sessionStorage.getItem('joined')) return
      sessionStorage.setItem('joined', '1')
      localStorage.setItem(key, value)
    },
    [storageKeys.currentUser, JSON.stringify(user)] as const,
  )
  return { ...user, password }
}

/** Saves fields of a member's profile beside the ones that are always sent. */
export async function saveProfile(
  context: BrowserContext,
  url: string,
  user: OwnUser,
  given: Record<string, unknown>,
): Promise<void> {
  const { firstName, lastName, email, licenseType, zipCode } = user
  const response = await context.request.put(`${url}/api/users/${user.id}/profile`, {
    headers: { Origin: url },
    data: { firstName, lastName, email, licenseType, zipCode, ...given },
  })
  if (!response.ok()) throw new Error(`saving answered ${response.status()}: ${await response.text()}`)
}
