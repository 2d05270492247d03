import type { BrowserContext } from '@playwright/test'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { joinByApi } from './joining.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

/** Joins through the API and stores the user in the browser, as if the form had been submitted. */
export async function joinSignedIn(
  context: BrowserContext,
  url: string,
  overrides: Record<string, unknown> = {},
): Promise<OwnUser & { password: string }> {
  const { password, ...user } = await joinByApi(context, url, overrides)
  await context.addInitScript(
    ([key, value]) => {
      // Only once, so that a later sign-out is not undone.
      if (sessionStorage.getItem('joined')) return
      sessionStorage.setItem('joined', '1')
      localStorage.setItem(key, value)
    },
    [storageKeys.currentUser, JSON.stringify(user)] as const,
  )
  return { ...user, password }
}

/** Saves profile fields along with the required ones. */
export async function saveProfile(
  context: BrowserContext,
  url: string,
  user: OwnUser,
  overrides: Record<string, unknown>,
): Promise<void> {
  const { firstName, lastName, email, licenseType, zipCode } = user
  const response = await context.request.put(`${url}/api/users/${user.id}/profile`, {
    headers: { Origin: url },
    data: { firstName, lastName, email, licenseType, zipCode, ...overrides },
  })
  if (!response.ok()) throw new Error(`saving answered ${response.status()}: ${await response.text()}`)
}
