import { expect, type BrowserContext, type Page } from '@playwright/test'
import { knownSecrets } from '#test/support/instance.ts'
import { joinIn, saveProfile } from './member-profiles.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

/** Signs in by the form, from wherever the page is asked to open. */
export async function signInAsStaff(page: Page, url: string, path = '/admin'): Promise<void> {
  await page.goto(url + path)
  await page.getByLabel('Admin password').fill(knownSecrets.ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
}

/** A browser that staff have signed in with before the test began. */
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

/** Somebody who joins and hands in a license number. */
export async function joinWithLicense(
  context: BrowserContext,
  url: string,
  given: { firstName: string; lastName: string; licenseNumber: string; referralCode?: string },
) {
  const { licenseNumber, ...names } = given
  const member = await joinIn(context, url, names)
  await saveProfile(context, url, member, { licenseNumber })
  return member
}
