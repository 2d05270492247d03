import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi } from './support/joining.ts'

const team = (page: Page) => page.getByRole('region', { name: 'Team' })

/** The visible toast, not its copy for screen readers. */
const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first()

test('an owner adds, changes and removes members and transfers the business; others see what their role allows', async ({
  launched,
  newVisitor,
}) => {
  // Three members and five accessibility checks take long on a busy machine.
  test.slow()
  const { url } = launched
  const open = async (firstName: string) => {
    const page = await (await newVisitor()).newPage()
    return { page, ...(await joinByApi(page.context(), url, { firstName })) }
  }
  const [owner, helper, other] = [await open('Ingrid'), await open('Oskar'), await open('Marisol')]
  const { page } = owner
  await page.goto(`${url}/dashboard/${owner.id}`)

  await test.step('for an address without an account the owner is offered the referral link', async () => {
    await team(page).getByRole('button', { name: 'Add member' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('nobody')
    await dialog.getByRole('button', { name: 'Add member' }).click()
    await expect(toast(page, 'Invalid Email')).toBeVisible()
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
    await dialog.getByLabel('Email').fill('nobody@example.com')
    await dialog.getByRole('button', { name: 'Add member' }).click()
    await expect(toast(page, 'Failed to Add Member')).toBeVisible()
    await expect(dialog.getByLabel('Your referral link')).toHaveValue(`${url}/ref/${owner.referralCode}`)
    await expectAccessible(page)
    await dialog.getByLabel('Email').fill(helper.email)
    await dialog.getByRole('button', { name: 'Add member' }).click()
    await expect(toast(page, 'Member Added')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(team(page).getByText('Oskar Lindqvist')).toBeVisible()
  })

  await test.step('a member sees whose team they are on, but no team card', async () => {
    await helper.page.goto(`${url}/account`)
    await expect(
      helper.page.getByRole('heading', { name: "You are on Ingrid Lindqvist's team" }),
    ).toBeVisible()
    await expectAccessible(helper.page)
    await helper.page.goto(`${url}/dashboard`)
    await expect(helper.page.getByRole('heading', { name: 'Referral stats' })).toBeVisible()
    await expect(team(helper.page)).toBeHidden()
  })

  await test.step('an admin sees the list and a note that only the owner can change it', async () => {
    await team(page).getByLabel('Role of Oskar Lindqvist').selectOption('admin')
    await expect(toast(page, 'Role Updated')).toBeVisible()
    await helper.page.reload()
    await expect(team(helper.page)).toContainText('Only Ingrid Lindqvist can add people or change roles.')
    await expect(team(helper.page).getByRole('button')).toHaveCount(0)
  })

  await test.step('a member leaves, is added again and is removed', async () => {
    await page.request.post(`${url}/api/business/${owner.id}/team`, { data: { memberEmail: other.email } })
    await other.page.goto(`${url}/account`)
    await other.page.getByRole('button', { name: 'Leave' }).click()
    await other.page.getByRole('button', { name: 'Leave the team' }).click()
    await expect(toast(other.page, "You left Ingrid Lindqvist's team")).toBeVisible()
    await expect(other.page.getByRole('region', { name: 'Team' })).toContainText('You are the owner')

    await page.request.post(`${url}/api/business/${owner.id}/team`, { data: { memberEmail: other.email } })
    await page.reload()
    await team(page).getByRole('button', { name: 'Remove Marisol Lindqvist' }).click()
    await page.getByRole('button', { name: 'Remove from team' }).click()
    await expect(toast(page, 'Member Removed')).toBeVisible()
    await expect(team(page).getByText('Marisol Lindqvist')).toBeHidden()
  })

  await test.step('a transfer requires typing the business name, and swaps the roles', async () => {
    await team(page).getByRole('button', { name: 'Transfer ownership' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('This cannot be undone.')
    await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
    await expect(dialog.getByText('Please choose a new owner')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('New owner').selectOption({ label: 'Oskar Lindqvist (admin)' })
    await dialog.getByLabel('Notes').fill('I retire.')
    await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
    await expect(dialog.getByText('Type Ingrid Lindqvist to confirm', { exact: true })).toBeVisible()
    await dialog.getByLabel('Name of the business').fill('ingrid lindqvist')
    await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
    await expect(toast(page, 'Ownership Transferred')).toBeVisible()
    await expect(team(page)).toContainText('Only Oskar Lindqvist can add people or change roles.')
    await expect(team(page)).toContainText('I retire.')
    await helper.page.reload()
    await expect(team(helper.page).getByRole('button', { name: 'Add member' })).toBeVisible()
    await expectAccessible(helper.page)
  })
})

test('a failed team change shows an error and changes nothing', async ({ launched, newVisitor }) => {
  const { url } = launched
  const page = await (await newVisitor()).newPage()
  const owner = await joinByApi(page.context(), url, { firstName: 'Ingrid' })
  const helper = await joinByApi(await newVisitor(), url, { firstName: 'Oskar' })
  await page.request.post(`${url}/api/business/${owner.id}/team`, { data: { memberEmail: helper.email } })
  await page.goto(`${url}/dashboard/${owner.id}`)
  const role = team(page).getByLabel('Role of Oskar Lindqvist')

  await page.route('**/team/*/role', (route) => route.fulfill({ status: 500, body: '' }))
  await role.selectOption('admin')
  await expect(toast(page, 'Update Failed')).toBeVisible()
  await expect(toast(page, 'Failed to update member role')).toBeVisible()
  await expect(role).toHaveValue('member')

  await team(page).getByRole('button', { name: 'Transfer ownership' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New owner').selectOption({ label: 'Oskar Lindqvist (member)' })
  await dialog.getByLabel('Name of the business').fill('Ingrid Lindqvist')
  for (const [body, said] of [
    ['', 'Failed to transfer ownership'],
    [
      JSON.stringify({ message: 'They have left the team.', code: 'NOT_ON_TEAM' }),
      'They have left the team.',
    ],
  ] as const) {
    await page.route('**/transfer-ownership', (route) =>
      route.fulfill({ status: 409, contentType: 'application/json', body }),
    )
    await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
    await expect(toast(page, 'Transfer Failed')).toBeVisible()
    await expect(dialog.getByRole('alert').filter({ hasText: said })).toBeVisible()
  }
  await expect(dialog.getByLabel('Name of the business')).toHaveValue('Ingrid Lindqvist')
})
