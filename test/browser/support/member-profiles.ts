import type { BrowserContext } from '@playwright/test'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { joinByApi } from './joining.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

/** Joins by the API, with what the browser keeps of a member in place, as if the form had been filled in before the test began. */
export async function joinIn(
  context: BrowserContext,
  url: string,
  given: Record<string, unknown> = {},
): Promise<OwnUser & { password: string }> {
  const { password, ...user } = await joinByApi(context, url, given)
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
