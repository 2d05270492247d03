import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinByApi, signIn } from './support/joining.ts'
import { staffPage } from './support/staff.ts'
import { waitForMail } from '#test/support/mail.ts'

test('a private page asks a visitor to sign in, and brings them back to it', async ({
  launched,
  newVisitor,
}) => {
  const maya = await joinByApi(await newVisitor(), launched.url)
  const page = await (await newVisitor()).newPage()
  for (const path of ['/dashboard', `/referral-dashboard/${maya.id}`]) {
    await page.goto(`${launched.url}${path}`)
    await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(path)}`,
    )
  }
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(maya.email)
  await page.getByLabel('Password', { exact: true }).fill(maya.password)
  // While the page is loading, its placeholder's heading has the focus.
  await page.route(`**/api/users/${maya.id}`, async (route) => {
    await expect(page.getByRole('heading', { name: 'Referral Center, loading' })).toBeFocused()
    await route.continue()
  })
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(`${launched.url}/referral-dashboard/${maya.id}`)
  await expect(page.getByRole('heading', { name: 'Referral Center' })).toBeFocused()
})

test('a return path cannot lead to another site', async ({ launched, newVisitor }) => {
  const maya = await joinByApi(await newVisitor(), launched.url)
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/login?next=${encodeURIComponent('//evil.example/dashboard')}`)
  await page.getByLabel('Email').fill(maya.email)
  await page.getByLabel('Password', { exact: true }).fill(maya.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${launched.url}/dashboard/${maya.id}`)
})

test('an unknown email and a wrong password show the same message, and both offer a reset', async ({
  launched,
  newVisitor,
}) => {
  const maya = await joinByApi(await newVisitor(), launched.url)
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/login`)
  await expectAccessible(page)
  for (const email of [maya.email, 'nobody@example.com']) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Invalid email or password')
    await expect(page.getByRole('alert').getByRole('button', { name: 'Reset password' })).toBeVisible()
    await page.reload()
  }
  await page.route('**/api/user/login', (route) => route.abort())
  await page.getByLabel('Email').fill(maya.email)
  await page.getByLabel('Password', { exact: true }).fill(maya.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Connection error. Please try again.')
  await expect(page.getByLabel('Email')).toHaveValue(maya.email)
})

test('either spelling of an address signs in', async ({ launched, newVisitor }) => {
  const maya = await joinByApi(await newVisitor(), launched.url)
  const page = await (await newVisitor()).newPage()
  await signIn(page, launched.url, { ...maya, email: ` ${maya.email.toUpperCase()} ` })
  await expect(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible()
})

test('an emailed link resets a forgotten password once, and opening it changes nothing', async ({
  launched,
  newVisitor,
}) => {
  const maya = await joinByApi(await newVisitor(), launched.url)
  const page = await (await newVisitor()).newPage()
  await page.goto(`${launched.url}/login`)
  await page.getByLabel('Email').fill(maya.email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(maya.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible()

  const mail = await waitForMail(launched, maya.email, 'password')
  const link = /https?:\/\/\S+\/login#token=\S+/.exec(mail.text)?.[0] ?? ''
  const { hash } = new URL(link)
  await page.goto(`${launched.url}/login${hash}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await expectAccessible(page)
  const save = page.getByRole('button', { name: 'Save the new password' })
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByLabel('Confirm new password').fill('other')
  await save.click()
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('a new password')
  await page.getByLabel('Confirm new password').fill('another password')
  await save.click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm new password').fill('a new password')
  await save.click()
  await expect(page.getByText('Your password has been changed. Please sign in with it.')).toBeVisible()
  expect(page.url()).not.toContain('token')
  await signIn(page, launched.url, { ...maya, password: 'a new password' })

  const again = await (await newVisitor()).newPage()
  await again.goto(`${launched.url}/login${hash}`)
  await again.getByLabel('New password', { exact: true }).fill('a third password')
  await again.getByLabel('Confirm new password').fill('a third password')
  await again.getByRole('button', { name: 'Save the new password' }).click()
  await expect(again.getByRole('alert')).toContainText('already been used or has expired')
})

test('a second mailed link in the same tab is followed, and a reset signs out whoever was signed in', async ({
  launched,
  newVisitor,
}) => {
  const { url } = launched
  const maya = await joinByApi(await newVisitor(), url)
  const browser = await newVisitor()
  const bo = await joinByApi(browser, url, { firstName: 'Bo' })
  const sessionOfBo = await browser.cookies()
  const page = await browser.newPage()
  await page.request.post(`${url}/api/user/forgot-password`, {
    headers: { Origin: url },
    data: { email: maya.email },
  })
  const mail = await waitForMail(launched, maya.email, 'Set a new password')
  const { hash } = new URL(/https?:\/\/\S+\/login#token=\S+/.exec(mail.text)?.[0] ?? '')
  const follow = (fragment: string) => page.evaluate((next) => (location.hash = next), fragment)
  const save = async () => {
    await page.getByLabel('New password', { exact: true }).fill('a new password')
    await page.getByLabel('Confirm new password').fill('a new password')
    await page.getByRole('button', { name: 'Save the new password' }).click()
  }
  await page.goto(`${url}/login#token=an-old-link`)
  await expect(page.getByText('You are signed in as Bo')).toBeVisible()
  await save()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('already been used or has expired')
  await follow(hash)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await save()
  await expect(page.getByText('Your password has been changed. Please sign in with it.')).toBeVisible()
  await expect(page.getByText('You are signed in as Bo')).toHaveCount(0)
  const thief = await newVisitor()
  await thief.addCookies(sessionOfBo)
  expect((await thief.request.get(`${url}/api/session`)).status(), `the session of ${bo.email}`).toBe(401)

  await follow('#token=one-more')
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await follow(hash)
  await save()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('already been used or has expired')
})

test('after a reset required by staff, the member returns to the requested page', async ({
  launched,
  newVisitor,
}) => {
  const context = await newVisitor()
  const page = await context.newPage()
  const registrant = await joinByApi(page.context(), launched.url)
  const staff = await staffPage(await newVisitor(), launched.url)
  await staff.goto(`${launched.url}/admin/members/${registrant.id}`)
  await staff.getByRole('button', { name: 'Require new password' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Require it' }).click()
  await expect(staff.getByText('New password due')).toBeVisible()

  await page.goto(`${launched.url}/connections`)
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await page.getByLabel('Email').fill(registrant.email)
  await page.getByLabel('Password', { exact: true }).fill(registrant.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(
    page.getByText('Your account requires a password reset. Please set a new password below.'),
  ).toBeVisible()
  await expect(page.getByText(registrant.email)).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('another long password')
  await page.getByLabel('Confirm new password').fill('another long password')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(registrant.email)
  await page.getByLabel('Password', { exact: true }).fill('another long password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${launched.url}/connections`)
})

test('a member whose browser has cleared its storage is still signed in, also on public pages', async ({
  launched,
  newVisitor,
}) => {
  const member = await newVisitor()
  await joinByApi(member, launched.url, { firstName: 'Solveig' })
  const page = await member.newPage()
  const answers: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/session')) answers.push(answer.status())
  })
  await page.goto(`${launched.url}/`)
  await expect(page.getByRole('button', { name: /^Account of Solveig/ })).toBeVisible()
  expect(answers).toEqual([200])

  const visitor = await (await newVisitor()).newPage()
  visitor.on('response', (answer) => {
    if (answer.url().endsWith('/api/session')) answers.push(answer.status())
  })
  await visitor.goto(`${launched.url}/`)
  await expect(visitor.getByRole('button', { name: 'Ask the assistant Beta' })).toBeVisible()
  expect(answers, 'a visitor has no session to ask for').toEqual([200])
})
