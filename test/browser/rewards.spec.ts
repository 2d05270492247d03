import { knownSecrets } from '#test/support/instance.ts'
import { rewardCopy } from '#shared/tokens/reward-tiers.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi } from './support/joining.ts'
import { saveProfile } from './support/member-profiles.ts'

test('a member starts an unlocked reward from the ladder, and others see the ad', async ({
  emptyLaunched: launched,
  newVisitor,
}) => {
  const { url } = launched
  const page = await (await newVisitor()).newPage()
  const member = await joinByApi(page.context(), url, { firstName: 'Aila' })
  const staff = { Authorization: `Bearer ${knownSecrets.ADMIN_PASSWORD}` }
  await page.goto(`${url}/referral-dashboard/${member.id}`)
  await expect(page.getByRole('heading', { name: 'All rewards' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Start my|Request)/ })).toHaveCount(0)

  const given = await page.request.put(`${url}/api/admin/users/${member.id}`, {
    headers: staff,
    data: { skunkTokens: 20, expectedTokens: 1, reason: 'A test' },
  })
  expect(given.status(), await given.text()).toBe(200)
  await page.reload()
  await expect(page.getByText('You have early access')).toBeVisible()
  await page.getByRole('button', { name: 'Request: Founding Members Event' }).click()
  await expect(page.getByText('Founding Members Event requested', { exact: true }).first()).toBeVisible()
  await expect(page.getByText("Requested. We'll email you when it's scheduled.")).toBeVisible()
  await expect(page.getByText('Needs a verified license.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Start my/ })).toHaveCount(0)

  await saveProfile(page.context(), url, member, { licenseNumber: 'MN-1' })
  const checks = await page.request.get(`${url}/api/admin/verifications`, { headers: staff })
  const [check] = (await checks.json()) as { id: number }[]
  await page.request.post(`${url}/api/admin/verifications/${check?.id}`, {
    headers: staff,
    data: { decision: 'approve' },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Start my day: Featured ad' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Start Featured ad?' })
  await expect(dialog).toContainText('It begins now and ends automatically on')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText(/^Runs until /)).toHaveCount(0)
  await page.getByRole('button', { name: 'Start my day: Featured ad' }).click()
  await dialog.getByRole('button', { name: 'Start my day' }).click()
  await expect(page.getByText(/^Runs until /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start my 30 days: Priority placement' })).toBeVisible()
  await expectAccessible(page)

  const visitor = await (await newVisitor()).newPage()
  // Sections below the fold hydrate when near the viewport, as by their link.
  for (const path of ['/business-directory', '/#directory']) {
    await visitor.goto(`${url}${path}`)
    const ads = visitor.getByRole('region', { name: 'Featured members' })
    await expect(ads).toContainText(rewardCopy.featured)
    await expect(ads).toContainText('Aila Lindqvist')
  }
})
