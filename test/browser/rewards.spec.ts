import { knownSecrets } from '#test/support/instance.ts'
import { rewardCopy } from '#shared/tokens/reward-tiers.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi } from './support/joining.ts'

test('a member starts an unlocked reward from the ladder, and others see the ad', async ({
  emptyLaunched: launched,
  newVisitor,
}) => {
  const { url } = launched
  const page = await (await newVisitor()).newPage()
  const member = await joinByApi(page.context(), url, { firstName: 'Aila' })
  await page.goto(`${url}/referral-dashboard/${member.id}`)
  await expect(page.getByRole('heading', { name: 'All rewards' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Start my|Request)/ })).toHaveCount(0)

  const given = await page.request.put(`${url}/api/admin/users/${member.id}`, {
    headers: { Authorization: `Bearer ${knownSecrets.ADMIN_PASSWORD}` },
    data: { skunkTokens: 20, expectedTokens: 1, reason: 'A test' },
  })
  expect(given.status(), await given.text()).toBe(200)
  await page.reload()
  await expect(page.getByText('You have early access')).toBeVisible()
  await page.getByRole('button', { name: 'Request: Founding Members Event' }).click()
  await expect(page.getByText('Founding Members Event requested', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Start my day: Featured ad' }).click()
  await expect(page.getByText(/^Runs until /)).toBeVisible()
  await expect(page.getByText('Asked for. We write to you when it is set.')).toBeVisible()
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
