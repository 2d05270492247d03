import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import type { AdminMember, AdminUser } from '#shared/staff/members-api.ts'
import { knownSecrets } from '#test/support/instance.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { recordLoaded } from './support/loaded.ts'
import { joinSignedIn, saveProfile } from './support/member-profiles.ts'
import { overflow } from './support/overflow.ts'
import { joinWithLicense, signInAsStaff, staffPage } from './support/staff.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

// Long journeys that each create several members and check both themes.
test.describe.configure({ timeout: 180_000 })

/** A member as the staff list returns it. */
async function joinMember(context: BrowserContext, url: string): Promise<AdminUser> {
  const joined = await joinSignedIn(context, url)
  const answer = await context.request.get(`${url}/api/admin/users/${joined.id}`, {
    headers: { Authorization: `Bearer ${knownSecrets.ADMIN_PASSWORD}` },
  })
  const { user } = (await answer.json()) as AdminMember
  return user
}

const storedToken = (context: BrowserContext) =>
  context
    .storageState()
    .then(({ origins }) =>
      origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === storageKeys.adminToken),
    )

test('the footer leads to a password form only, and the correct password opens the dashboard', async ({
  launched,
  newVisitor,
}) => {
  const context = await newVisitor()
  const page = await context.newPage()
  await page.goto(launched.url)
  await page.getByRole('link', { name: 'Admin Access' }).click()
  await expect(page).toHaveURL(`${launched.url}/admin`)
  await expect(page.getByRole('heading', { name: 'Admin access' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByLabel('Admin password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid admin password')).toBeVisible()
  expect(await storedToken(context)).toBeUndefined()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Connection error. Please try again.')).toBeVisible()
  await context.setOffline(false)

  await page.getByLabel('Admin password').fill(knownSecrets.ADMIN_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${launched.url}/admin/dashboard`)
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  expect((await storedToken(context))?.value).toMatch(/^adm_/)

  await page.getByRole('button', { name: 'Sign out of admin' }).click()
  await expect(page.getByRole('heading', { name: 'Admin access' })).toBeVisible()
  expect(await storedToken(context)).toBeUndefined()
})

test('an expired token leads back to the form, and failed calls show an error', async ({
  launched,
  newVisitor,
}) => {
  const context = await newVisitor()
  const page = await context.newPage()
  await page.goto(launched.url)
  await page.evaluate((key) => localStorage.setItem(key, `adm_${'x'.repeat(43)}`), storageKeys.adminToken)
  await page.goto(`${launched.url}/admin/members`)
  await expect(page.getByRole('heading', { name: 'Admin access' })).toBeVisible()
  expect(await storedToken(context)).toBeUndefined()

  await signInAsStaff(page, launched.url, '/admin/login')
  await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 503, body: '' }))
  await page.route(/\/api\/admin\/users(?:\?|$)/, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(`${launched.url}/admin/dashboard`)
  await expect(page.getByText('Failed to fetch stats')).toBeVisible()
  await expect(page.getByText('Failed to fetch users')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
})

test('on a phone the sections are in one scrolling row that shows the current one, and the keyboard reaches all', async ({
  launched,
  newVisitor,
}) => {
  const page = await staffPage(await newVisitor(), launched.url)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${launched.url}/admin/exports`)
  const sections = page.getByRole('navigation', { name: 'Admin' })
  const exports = sections.getByRole('link', { name: 'Exports' })
  await expect(exports).toHaveAttribute('aria-current', 'page')
  await expect(exports).toBeInViewport({ ratio: 1 })
  expect((await sections.boundingBox())?.height).toBeLessThan(60)

  const dashboard = sections.getByRole('link', { name: 'Dashboard' })
  await dashboard.focus()
  for (const link of await sections.getByRole('link').all()) {
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
  }
  const signOut = sections.getByRole('button', { name: 'Sign out of admin' })
  await expect(signOut).toBeFocused()
  await expect(signOut).toBeInViewport({ ratio: 1 })

  await dashboard.click()
  await expect(page).toHaveURL(/dashboard/)
  await expect(dashboard).toBeInViewport({ ratio: 1 })
  await sections.getByRole('link', { name: 'Members', exact: true }).click()
  // The dashboard has such filters too.
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  const filters = page.getByRole('button', { name: 'Filters and order' })
  await expect(page.getByLabel('License type', { exact: true })).toBeHidden()
  await filters.click()
  await page.getByLabel('License type', { exact: true }).selectOption('cannabis_retailer')
  await expect(page.getByRole('button', { name: 'Filters and order (1)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expectAccessible(page)
})

test('visitors load nothing of the admin area', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  const loadedTexts = recordLoaded(page, /\.js$/)
  await page.goto(launched.url, { waitUntil: 'networkidle' })
  await page.goto(`${launched.url}/login`, { waitUntil: 'networkidle' })
  const scripts = await loadedTexts()
  expect(scripts.length).toBeGreaterThan(2)
  const found = ['Waiting for you', '/api/admin/', 'Invalid admin password'].filter((text) =>
    scripts.some((script) => script.includes(text)),
  )
  expect(found).toEqual([])
})

test('staff change a balance with a reason, see it in the history, and delete a member after a confirmation', async ({
  launched,
  newVisitor,
}) => {
  const member = await joinSignedIn(await newVisitor(), launched.url, {
    firstName: 'Sigrid',
    lastName: 'Aasen',
  })
  const page = await staffPage(await newVisitor(), launched.url)
  await page.goto(`${launched.url}/admin/members`)
  await page.getByRole('heading', { name: 'Members' }).waitFor()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search members')).toBeFocused()
  await page.keyboard.type('sigrit aasen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No members found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sigrid aasen' }).click()
  await expect(page).toHaveURL(/q=Sigrid\+aasen/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sigrid Aasen' }).click()
  await expect(page.getByRole('heading', { name: 'Sigrid Aasen' })).toBeVisible()

  const edit = page.getByRole('button', { name: 'Edit tokens' })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit tokens' })
  await dialog.getByLabel('New balance').fill('2.5')
  await dialog.getByRole('button', { name: 'Save balance' }).click()
  await expect(dialog.getByText('Please enter a whole number')).toBeVisible()
  await expect(dialog.getByText('Please give a reason')).toBeVisible()
  await dialog.getByLabel('New balance').fill('6')
  await dialog.getByLabel('Reason').fill('Spoke at the growers’ evening')
  // The balance has changed meanwhile and no longer matches the dialog.
  await page.request.put(`${launched.url}/api/admin/users/${member.id}`, {
    headers: { Authorization: `Bearer ${knownSecrets.ADMIN_PASSWORD}` },
    data: { skunkTokens: 2, reason: 'Meanwhile' },
  })
  await dialog.getByRole('button', { name: 'Save balance' }).click()
  await expect(page.getByText('Failed to update user', { exact: true })).toBeVisible()
  await expect(page.getByText('The balance has changed meanwhile.').first()).toBeVisible()
  await expect(dialog).toContainText('Sigrid Aasen has 2')
  await dialog.getByRole('button', { name: 'Save balance' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(edit).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Token history, balance 6' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Spoke at the growers’ evening' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Make admin' }).click()
  await page.getByRole('button', { name: 'Give the badge' }).click()
  await expect(page.getByText('Admin', { exact: true }).last()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Sigrid Aasen' })
  await expect(question).toContainText('sessions, images, connections and messages go')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.route(`**/api/admin/users/${member.id}`, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  )
  await question.getByRole('button', { name: 'Delete member' }).click()
  await expect(page.getByText('Failed to delete user', { exact: true })).toBeVisible()
  await page.unrouteAll()
  await question.getByRole('button', { name: 'Delete member' }).click()
  await expect(page).toHaveURL(`${launched.url}/admin/members`)
  await page.goto(`${launched.url}/admin/members/${member.id}`)
  await expect(page.getByText('User not found')).toBeVisible()
  await page.goto(`${launched.url}/admin/audit?target=user:${member.id}`)
  await expect(page.getByRole('rowheader', { name: 'user.deleted' })).toBeVisible()
  await expect(page.getByText('skunkTokens: 2 → 6')).toBeVisible()
  // Staff work in several time zones: a time names its zone, and `dateTime` has the ISO form.
  const when = page.getByRole('cell').locator('time').first()
  await expect(when).toHaveText(/^\w+ \d+, \d{4}, \d+:\d\d [AP]M C[SD]T$/)
  await expect(when).toHaveAttribute('datetime', /Z$/)
})

test('the license queue works by keyboard alone, and a decision opens the next check', async ({
  emptyLaunched: launched,
  newVisitor,
}) => {
  const first = await newVisitor()
  await joinWithLicense(first, launched.url, { firstName: 'Anna', lastName: 'One', licenseNumber: 'MN-7001' })
  const second = await newVisitor()
  const refused = await joinWithLicense(second, launched.url, {
    firstName: 'Bodil',
    lastName: 'Two',
    licenseNumber: 'MN-7002',
  })
  await joinWithLicense(await newVisitor(), launched.url, {
    firstName: 'Carl',
    lastName: 'Three',
    licenseNumber: 'MN-7001',
  })
  const page = await staffPage(await newVisitor(), launched.url)
  await page.goto(`${launched.url}/admin/verifications`)
  const card = page.getByRole('article')
  await expect(card).toContainText('Anna One')
  await expect(card.getByText('Possible second account')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('j')
  await expect(card).toContainText('Bodil Two')
  await page.keyboard.press('k')
  await expect(card).toContainText('Anna One')

  // Nothing of the public site stands around it.
  await expect(page.getByRole('complementary', { name: 'Assistant' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Directory' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  await page.keyboard.press('a')
  await expect(card).toContainText('Bodil Two')
  const undo = page.getByRole('status').filter({ hasText: 'You verified Anna One' })
  await expect(undo).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('u')
  await expect(page.getByText('Approval undone', { exact: true }).first()).toBeVisible()
  await expect(card).toContainText('Anna One')
  await expect(undo).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(card).toContainText('Bodil Two')
  await expect(card.getByRole('heading')).toBeFocused()

  await page.keyboard.press('r')
  const question = page.getByRole('alertdialog', { name: 'Refuse this license' })
  await expect(question.getByLabel('Reason')).toBeFocused()
  await question.getByRole('button', { name: 'Refuse' }).click()
  await expect(question.getByText('Please write what the member should know')).toBeVisible()
  await question.getByLabel('Reason').focus()
  await page.keyboard.type('The number is another business’s')
  await question.getByRole('button', { name: 'Refuse' }).click()
  await expect(card).toContainText('Carl Three')

  await page.keyboard.press('n')
  await page.getByLabel('What is missing').fill('Please send the page with the date')
  await page.getByRole('button', { name: 'Ask the member' }).click()
  await expect(page.getByText('No license waits')).toBeVisible()

  const seen = await first.request.get(`${launched.url}/api/users/${refused.id}`)
  expect(seen.status()).toBe(404)
  const memberPage = await second.newPage()
  await memberPage.goto(`${launched.url}/profile/edit/${refused.id}`)
  await expect(memberPage.getByText('Staff wrote: The number is another business’s')).toBeVisible()
  await memberPage.getByLabel('License number').fill('MN-7004')
  await memberPage.getByRole('button', { name: 'Save changes' }).click()
  await expect(memberPage.getByText('Until then your listing stays hidden')).toBeVisible()
  await page.reload()
  await expect(card).toContainText('Bodil Two')
  await page.getByRole('tab', { name: 'Decided' }).click()
  await expect(page.getByText('The number is another business’s')).toBeVisible()
})

test('staff select, export and delete many members, with progress and a summary', async ({
  launched,
  newVisitor,
}) => {
  for (const lastName of ['Bulk-One', 'Bulk-Two', '=Bulk-Three']) {
    await joinSignedIn(await newVisitor(), launched.url, { firstName: 'Many', lastName })
  }
  const page = await staffPage(await newVisitor(), launched.url)
  await page.goto(`${launched.url}/admin/members?q=many+bulk`)
  await page.getByLabel('Select all shown').check()
  const bar = page.getByRole('region', { name: 'Selected members' })
  await expect(bar.getByRole('status')).toHaveText('3 selected')

  const saving = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Export' }).click()
  const csv = await readFile(await (await saving).path(), 'utf8')
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  expect(csv).toContain("'=Bulk-Three")
  expect(csv.trim().split('\r\n')).toHaveLength(4)

  await bar.getByRole('button', { name: 'Verify' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Verify 3' }).click()
  await expect(dialog.getByText('0 verified, 3 not. They stay selected.')).toBeVisible()
  await expect(dialog.getByText('No license check is waiting.').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await bar.getByRole('button', { name: 'Mark as sample' }).click()
  await dialog.getByRole('button', { name: 'Mark as sample 3' }).click()
  await expect(dialog.getByText('3 marked.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByLabel('Sample data').selectOption('yes')
  await page.getByLabel('Select all shown').check()
  await bar.getByRole('button', { name: 'Not sample data' }).click()
  await dialog.getByRole('button', { name: 'Take the mark off 3' }).click()
  await expect(dialog.getByText('3 changed.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('No members found')).toBeVisible()
  await page.getByLabel('Sample data').selectOption('')
  await page.getByLabel('Select all shown').check()

  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText('Many Bulk-One')
  await dialog.getByRole('button', { name: 'Delete 3' }).click()
  await expect(dialog.getByText('3 deleted.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('No members found')).toBeVisible()
})

test('more than a hundred members are deleted in batches; failures are named and stay selected', async ({
  launched,
  newVisitor,
}) => {
  const page = await staffPage(await newVisitor(), launched.url)
  const { id: _, ...member } = await joinMember(await newVisitor(), launched.url)
  const everybody = Array.from({ length: 120 }, (_, index) => ({
    ...member,
    id: index + 1,
    lastName: `No${index + 1}`,
  }))
  await page.route(/\/api\/admin\/users(?:\?|$)/, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const next = from + 40 < 120 ? { Link: `</api/admin/users?cursor=${from + 40}>; rel="next"` } : {}
    return route.fulfill({ json: everybody.slice(from, from + 40), headers: next })
  })
  const sent: number[][] = []
  const proceed = Promise.withResolvers<void>()
  await page.route('**/api/admin/users/bulk', async (route) => {
    const { ids } = route.request().postDataJSON() as { ids: number[] }
    sent.push(ids)
    if (sent.length === 4) await proceed.promise
    if (sent.length === 5)
      return route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Not now' } })
    return route.fulfill({ json: { done: ids, failed: [] } })
  })
  await page.goto(`${launched.url}/admin/members`)
  await page.getByLabel('Select all shown').check()
  const bar = page.getByRole('region', { name: 'Selected members' })
  await expect(bar.getByRole('status')).toHaveText('40 selected')
  await bar.getByRole('button', { name: 'Select all that match' }).click()
  await expect(bar.getByRole('status')).toHaveText('120 selected')
  await expect(bar.getByRole('button', { name: 'Select all that match' })).toHaveCount(0)

  await bar.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete members' })
  await dialog.getByRole('button', { name: 'Delete 120' }).click()
  await expect(dialog.getByText('30 of 120')).toBeVisible()
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
  proceed.resolve()
  await expect(dialog.getByText('110 deleted, 10 not. They stay selected.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expect(dialog.getByRole('listitem').first()).toContainText('No41: Not now')
  expect(sent.flat()).toEqual(everybody.map(({ id }) => id))
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(bar.getByRole('status')).toHaveText('10 selected')
  await expect(bar.getByRole('button', { name: 'Delete' })).toBeFocused()
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a proof with a long name fits its card on a phone and can be downloaded', async ({
  launched,
  newVisitor,
}) => {
  const context = await newVisitor()
  const member = await joinSignedIn(context, launched.url, { firstName: 'Proof', lastName: 'Sender' })
  const companyName = 'Proof & Daughters Sun-Grown Cannabis Farms of Greater Minnesota'
  await saveProfile(context, launched.url, member, { companyName })
  const fileName = 'License of the office of cannabis management 2026.pdf'
  const handedIn = await context.request.post(`${launched.url}/api/users/${member.id}/license-proof`, {
    headers: { Origin: launched.url },
    data: { file: `data:application/pdf;base64,${btoa('%PDF-1.4\n%%EOF')}`, fileName },
  })
  expect(handedIn.status()).toBe(201)
  const page = await staffPage(await newVisitor(), launched.url)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${launched.url}/admin/verifications`)
  const waiting = page.getByRole('navigation', { name: 'Waiting checks' })
  const check = waiting.getByRole('button', { name: companyName })
  await check.click()
  const card = page.getByRole('article')
  await expect(card).toContainText('Proof Sender')
  await expect(card).toContainText(fileName)
  const isWithin = await card.evaluate((element) => element.scrollWidth <= element.clientWidth)
  expect(isWithin).toBe(true)
  expect(await overflow(page)).toBe(0)
  const saving = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download the proof' }).click()
  expect((await saving).suggestedFilename()).toBe(fileName)
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect(check).toHaveCount(0)
})

test('a contact message is marked as answered, and every admin screen is accessible', async ({
  emptyLaunched: launched,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  await visitor.request.post(`${launched.url}/api/contact`, {
    headers: { Origin: launched.url },
    data: { name: 'Ola', email: 'ola@example.com', subject: 'A question', message: 'Is there parking?' },
  })
  const page = await staffPage(await newVisitor(), launched.url)
  await page.goto(`${launched.url}/admin/contact`)
  await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute('href', /^mailto:ola/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByText('No message waits')).toBeVisible()
  await page.getByRole('tab', { name: 'Answered' }).click()
  await expect(page.getByText('Is there parking?')).toBeVisible()

  for (const section of ['dashboard', 'rewards', 'bug-reports', 'member-reports', 'audit', 'exports']) {
    await page.goto(`${launched.url}/admin/${section}`)
    await expect(page.locator('main h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await overflow(page), `${section} at 320 px`).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 900 })
  }
})
