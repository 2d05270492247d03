import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi, joinTeam } from './support/joining.ts'

const team = (page: Page) => page.getByRole('region', { name: 'Team' })

/** The visible toast, not its copy for screen readers. */
const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first()

test('an owner invites, changes and removes members and transfers the business; others see what their role allows', async ({
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
  const [owner, helper, other, third] = [
    await open('Ingrid'),
    await open('Oskar'),
    await open('Marisol'),
    await open('Sanna'),
  ]
  const { page } = owner
  await page.goto(`${url}/dashboard/${owner.id}`)

  await test.step('an owner invites by email, and is told the same for every address', async () => {
    await team(page).getByRole('button', { name: 'Add member' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('nobody')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(toast(page, 'Invalid Email')).toBeVisible()
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
    await expectAccessible(page)
    for (const email of ['nobody@example.com', helper.email]) {
      await dialog.getByLabel('Email').fill(email)
      await dialog.getByRole('button', { name: 'Send invitation' }).click()
      await expect(toast(page, 'Member Added')).toBeVisible()
      await expect(toast(page, `We invited ${email}. They join your team when they accept.`)).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(team(page).getByText(email)).toBeVisible()
      if (email !== helper.email) await team(page).getByRole('button', { name: 'Add member' }).click()
    }
    await expect(team(page).getByText('Oskar Lindqvist')).toBeHidden()
    await expect(team(page).getByLabel('Your referral link')).toHaveValue(`${url}/ref/${owner.referralCode}`)
    await team(page).getByRole('button', { name: 'Withdraw the invitation to nobody@example.com' }).click()
    await expect(toast(page, 'Invitation withdrawn')).toBeVisible()
    await expect(team(page).getByText('nobody@example.com')).toBeHidden()
    await team(page).locator('summary').click()
    await expectAccessible(page)
  })

  await test.step('the invited member sees what accepting changes, and accepts', async () => {
    await helper.page.goto(`${url}/notifications`)
    await expect(helper.page.getByText("You are invited to join Ingrid Lindqvist's team")).toBeVisible()
    const invitation = helper.page.getByRole('region', { name: "Invitation to Ingrid Lindqvist's team" })
    await expect(invitation).toContainText('Ingrid Lindqvist invited you as a member.')
    await expect(invitation).toContainText('Your own business stays yours')
    await expectAccessible(helper.page)
    await helper.page.goto(`${url}/dashboard`)
    await invitation.getByRole('button', { name: 'Accept' }).click()
    await expect(toast(helper.page, "You joined Ingrid Lindqvist's team")).toBeVisible()
    await expect(invitation).toBeHidden()
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

  await test.step("an admin invites members and edits the business's profile, and can do no more", async () => {
    await page.reload()
    await team(page).getByLabel('Role of Oskar Lindqvist').selectOption('admin')
    await expect(toast(page, 'Role Updated')).toBeVisible()
    await helper.page.reload()
    await expect(team(helper.page)).toContainText('Only Ingrid Lindqvist can change roles or remove people.')
    await team(helper.page).getByRole('button', { name: 'Add member' }).click()
    const dialog = helper.page.getByRole('dialog')
    await expect(dialog.getByRole('radio')).toHaveCount(0)
    await dialog.getByLabel('Email').fill(other.email)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(team(helper.page).getByText(other.email)).toBeVisible()
    await expect(team(helper.page).getByLabel(/^Role of/)).toHaveCount(0)

    await team(helper.page).getByRole('button', { name: 'Edit business profile' }).click()
    await dialog.getByLabel('Website').fill('nonsense')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog.getByText('Enter a whole web address, such as https://example.com')).toBeVisible()
    await expectAccessible(helper.page)
    await dialog.getByLabel('Website').fill('birch.example')
    await dialog.getByLabel('About the business').fill('We grow.')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(helper.page, 'Profile updated')).toBeVisible()
    await helper.page.goto(`${url}/profile/${owner.id}`)
    await expect(helper.page.getByText('We grow.')).toBeVisible()
  })

  await test.step('a member declines, is invited by another, leaves and is removed', async () => {
    await other.page.goto(`${url}/account`)
    const invitation = other.page.getByRole('region', { name: "Invitation to Ingrid Lindqvist's team" })
    await invitation.getByRole('button', { name: 'Decline' }).click()
    await expect(toast(other.page, "You declined Ingrid Lindqvist's invitation")).toBeVisible()
    await page.reload()
    await expect(team(page).getByText('Declined.')).toBeVisible()
    await team(page).getByRole('button', { name: 'Add member' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(other.email)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(toast(page, 'Failed to Add Member')).toBeVisible()
    await expect(dialog.getByRole('alert')).toContainText('This invitation was declined.')
    await page.keyboard.press('Escape')

    await joinTeam(url, owner, third)
    await third.page.goto(`${url}/account`)
    await third.page.getByRole('button', { name: 'Leave' }).click()
    await third.page.getByRole('button', { name: 'Leave the team' }).click()
    await expect(toast(third.page, "You left Ingrid Lindqvist's team")).toBeVisible()
    await expect(third.page.getByRole('region', { name: 'Team' })).toContainText('You are the owner')

    await joinTeam(url, owner, third)
    await page.reload()
    await team(page).getByRole('button', { name: 'Remove Sanna Lindqvist' }).click()
    await page.getByRole('button', { name: 'Remove from team' }).click()
    await expect(toast(page, 'Member Removed')).toBeVisible()
    await expect(team(page).getByText('Sanna Lindqvist')).toBeHidden()
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
    await expect(team(page)).toContainText('Only Oskar Lindqvist can change roles or remove people.')
    await expect(team(page)).toContainText('I retire.')
    await helper.page.goto(`${url}/dashboard`)
    await expect(team(helper.page).getByLabel('Role of Ingrid Lindqvist')).toBeVisible()
    await expectAccessible(helper.page)
  })
})

test('a failed team change shows an error and changes nothing', async ({ launched, newVisitor }) => {
  const { url } = launched
  const page = await (await newVisitor()).newPage()
  const owner = await joinByApi(page.context(), url, { firstName: 'Ingrid' })
  const helperPage = await (await newVisitor()).newPage()
  const helper = await joinByApi(helperPage.context(), url, { firstName: 'Oskar' })
  await joinTeam(url, { page, ...owner }, { page: helperPage, ...helper })
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
