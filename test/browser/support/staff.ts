import { expect, type BrowserContext, type Page } from '@playwright/test'
import { knownSecrets } from '#test/support/instance.ts'
import { joinSignedIn, saveProfile } from './member-profiles.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

/** Signs in through the form at `path`. */
export async function signInAsStaff(page: Page, url: string, path = '/admin'): Promise<void> {
  await page.goto(url + path)
  await page.getByLabel('Admin password').fill(knownSecrets.ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
}

/** A page in a browser where staff are signed in. */
export async function staffPage(context: BrowserContext, url: string): Promise<Page> {
  const answer = await context.request.post(`${url}/api/admin/session`, {
    headers: { Origin: url },
    data: { password: knownSecrets.ADMIN_PASSWORD },
  })
  const { token } = (await answer.json()) as { token: string }
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.adminToken,
    token,
  ] as const)
  return context.newPage()
}

/** Joins and submits a license number. */
export async function joinWithLicense(
  context: BrowserContext,
  url: string,
  overrides: { firstName: string; lastName: string; licenseNumber: string; referralCode?: string },
) {
  const { licenseNumber, ...names } = overrides
  const member = await joinSignedIn(context, url, names)
  await saveProfile(context, url, member, { licenseNumber })
  return member
}
