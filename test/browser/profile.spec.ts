import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinSignedIn, saveProfile } from './support/member-profiles.ts'
import { overflow } from './support/overflow.ts'

// Checks a long page in two themes.
test.slow()

/** One transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('a member edits the profile by keyboard, and others see the saved version', async ({
  launched,
  newVisitor,
}) => {
  const member = await newVisitor()
  const user = await joinSignedIn(member, launched.url)
  const page = await member.newPage()
  await page.goto(`${launched.url}/profile/edit/${user.id}`)
  await expect(page.getByRole('heading', { name: 'Edit profile' })).toBeVisible()
  await page.getByLabel('Business name').fill('Oak & Tine')
  await page.getByLabel('City').fill('Ely')
  await page.getByLabel('About the business').fill('We dry and cure.\nFor small growers.')
  const website = page.getByRole('textbox', { name: /^Website/ })
  const firstName = page.getByLabel('First name')
  const called = await firstName.inputValue()
  await website.fill('oak and tine')
  await firstName.fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('Enter a whole web address')).toBeVisible()
  await firstName.fill(called)
  await website.fill('oaktine.example')

  const service = page.getByLabel('Add a service')
  await service.fill('Harvest, Drying & Curing')
  await service.press('Enter')
  await service.fill('  ')
  await service.press('Enter')
  await service.fill('Moonlight trimming')
  await service.press('Enter')
  await service.fill('moonlight TRIMMING')
  await service.press('Enter')
  await expect(page.getByText('moonlight TRIMMING is in the list already')).toBeVisible()
  await page.getByText('Choose from the list of 47').click()
  await expect(page.getByRole('checkbox', { name: 'Harvest, Drying & Curing' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Nursery & Genetics' }).check()
  await page.getByRole('button', { name: 'Remove Nursery & Genetics' }).click()
  await expect(page.getByRole('list', { name: 'Your services' }).getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('Add what you look for').fill('A cold room')
  await page.getByLabel('Add what you look for').press('Enter')

  await page
    .getByLabel('Choose a logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pixel })
  await expect(page.getByAltText('Your logo, as others see it')).toBeVisible()
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel })
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('ZIP code').fill('554')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Valid zip code required')).toBeVisible()
  await expect(page.getByLabel('ZIP code')).toBeFocused()
  await page.getByLabel('ZIP code').fill('55731')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated').first()).toBeVisible()
  await expect(page).toHaveURL(`${launched.url}/profile/${user.id}`)
  // The photo fills its circle.
  const unfilled = (photo: HTMLElement) => (photo.parentElement?.clientHeight ?? 0) - photo.clientHeight
  expect(await page.getByRole('banner').locator('img').evaluate(unfilled)).toBe(0)

  const visitor = await (await newVisitor()).newPage()
  await visitor.goto(`${launched.url}/profile/${user.id}`)
  await expect(visitor.getByRole('heading', { name: 'Oak & Tine' })).toBeVisible()
  await expect(visitor.getByText(`Founding member No. ${user.foundingNumber}`)).toBeVisible()
  await expect(visitor.getByText('Moonlight trimming')).toBeVisible()
  await expect(visitor.getByText('A cold room')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'oaktine.example' })).toHaveAttribute(
    'href',
    'https://oaktine.example',
  )
  await expect(visitor.getByText(user.email)).toHaveCount(0)
  await expectAccessible(visitor)
})

test('long words wrap in the form, on the profile and on the card', async ({ launched, newVisitor }) => {
  const member = await newVisitor({ viewport: { width: 320, height: 640 } })
  const user = await joinSignedIn(member, launched.url)
  const word = 'W'.repeat(60)
  await saveProfile(member, launched.url, user, {
    firstName: word,
    lastName: word,
    companyName: word,
    city: word,
    businessDescription: word,
    servicesOffered: [word],
    lookingFor: [word],
  })
  const page = await member.newPage()
  const shown = page.getByRole('main').getByText(word).filter({ visible: true }).last()
  for (const path of [`/profile/${user.id}`, `/business-directory?q=${word}`]) {
    await page.goto(launched.url + path)
    await expect(shown).toBeVisible()
    expect(await overflow(page), path).toBe(0)
  }
  await page.goto(`${launched.url}/profile/edit/${user.id}`)
  await expect(page.getByLabel('About the business')).toHaveValue(word)
  await page.getByLabel('Add a service').fill(`${word}W`)
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await expect(page.getByText(`Added ${word}W`)).toBeVisible()
  expect(await overflow(page)).toBe(0)
})

test('the form asks visitors to sign in and is closed to other members', async ({ launched, newVisitor }) => {
  const visitor = await (await newVisitor()).newPage()
  await visitor.goto(`${launched.url}/profile/edit/1`)
  await expect(visitor.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent('/profile/edit/1')}`,
  )
  const member = await newVisitor()
  const user = await joinSignedIn(member, launched.url)
  const page = await member.newPage()
  for (const id of [user.id + 100_000, 'zzz']) {
    await page.goto(`${launched.url}/profile/edit/${id}`)
    await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  }
  await page.goto(`${launched.url}/profile/${user.id + 100_000}`)
  await expect(page.getByRole('heading', { name: 'Profile not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible()
  await page.goto(`${launched.url}/profile/anything`)
  await expect(page.getByText('This is an example only')).toBeVisible()
})

test('leaving unsaved changes requires a confirmation', async ({ launched, newVisitor }) => {
  const member = await newVisitor()
  const user = await joinSignedIn(member, launched.url)
  const page = await member.newPage()
  await page.goto(`${launched.url}/profile/edit/${user.id}`)
  await page.getByLabel('City').fill('Hibbing')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Hibbing')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(`${launched.url}/profile/${user.id}`)
})

test('typed values survive the end of the session and are restored after signing in', async ({
  launched,
  newVisitor,
}) => {
  const member = await newVisitor()
  const user = await joinSignedIn(member, launched.url)
  const page = await member.newPage()
  await page.goto(`${launched.url}/profile/edit/${user.id}`)
  await page.getByLabel('City').fill('Hibbing')
  await page.getByLabel('About the business').fill('Seven rooms by the lake.')
  // Only the save reveals that the session has ended.
  const refused = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') await refused
    await route.continue()
  })
  await member.clearCookies()
  await page.getByRole('button', { name: 'Save changes' }).click()
  expect((await refused).status()).toBe(401)
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${launched.url}/profile/edit/${user.id}`)
  await expect(page.getByLabel('City')).toHaveValue('Hibbing')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(`${launched.url}/profile/${user.id}`)
  await expect(page.getByText('Seven rooms by the lake.')).toBeVisible()
  await page.goto(`${launched.url}/profile/edit/${user.id}`)
  await expect(page.getByLabel('City')).toHaveValue('Hibbing')
  await expect(page.getByText('Unsaved changes')).toBeHidden()
})

test('the second of two tabs shows what changed elsewhere and keeps the typed values', async ({
  launched,
  newVisitor,
}) => {
  const member = await newVisitor()
  const user = await joinSignedIn(member, launched.url)
  const page = await member.newPage()
  await page.goto(`${launched.url}/profile/edit/${user.id}`)
  await page.getByLabel('City').fill('Hibbing')
  await page.getByLabel('Business name').fill('Second tab')
  await saveProfile(member, launched.url, user, { city: 'Duluth', teamSize: '6-10' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('This profile was changed somewhere else since you opened it')).toBeVisible()
  await expect(page.getByText('City, saved now: Duluth')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Hibbing')
  await expect(page.getByLabel('Business name')).toHaveValue('Second tab')
  // Fields not edited here follow the other tab.
  await expect(page.getByLabel('Team size')).toHaveValue('6-10')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect(page).toHaveURL(`${launched.url}/profile/${user.id}`)
  await expect(page.getByText('Hibbing, MN')).toBeVisible()
  await expect(page.getByText('Team of 6-10')).toBeVisible()
})

test('an invalid or oversized logo is refused with a message; a license proof is stored and withdrawn', async ({
  launched,
  newVisitor,
}) => {
  const member = await newVisitor()
  const user = await joinSignedIn(member, launched.url)
  const page = await member.newPage()
  await page.goto(`${launched.url}/profile/edit/${user.id}`)
  const logo = page.getByLabel('Choose a logo')
  await logo.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="x()"/>'),
  })
  await expect(page.getByText('Invalid file type: Please upload an image file')).toBeVisible()
  const large = Buffer.concat([pixel, Buffer.alloc(2 * 1024 * 1024)])
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: large })
  await expect(page.getByText('File too large: Please upload an image smaller than 2MB')).toBeVisible()

  const proof = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  await page
    .getByLabel('Choose a proof')
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Please choose a PDF, PNG or JPEG file.')).toBeVisible()
  await page
    .getByLabel('Choose a proof')
    .setInputFiles({ name: 'license.pdf', mimeType: 'application/pdf', buffer: proof })
  await expect(page.getByText('Proof stored').first()).toBeVisible()
  await expect(page.getByText('License check in progress')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download your proof' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('license.pdf')
  await page.getByRole('button', { name: 'Remove proof' }).click()
  await expect(page.getByText('License not verified yet')).toBeVisible()
})

test('a custom type is required with Other, and shown only with it', async ({ launched, newVisitor }) => {
  const member = await newVisitor()
  const words = 'Extraction consultants'
  const user = await joinSignedIn(member, launched.url, { licenseType: 'other', otherBusinessType: words })
  const page = await member.newPage()
  const screens = [`/dashboard/${user.id}`, `/referral-dashboard/${user.id}`, `/profile/${user.id}`]
  for (const path of screens) {
    await page.goto(`${launched.url}${path}`)
    await expect(page.getByRole('definition').filter({ hasText: words })).toBeVisible()
  }
  await saveProfile(member, launched.url, user, { licenseType: 'cannabis_cultivator' })
  for (const path of screens) {
    await page.goto(`${launched.url}${path}`)
    await expect(page.getByRole('definition').filter({ hasText: 'Cannabis Cultivator' })).toBeVisible()
    await expect(page.getByText(words)).toHaveCount(0)
  }

  await page.goto(`${launched.url}/profile/edit/${user.id}`)
  const license = page.getByRole('combobox', { name: 'License type' })
  await expect(license).toHaveValue('cannabis_cultivator')
  await expect(page.getByLabel('Your type of business')).toHaveCount(0)
  await license.selectOption('other_cannabis_business')
  await expect(page.getByLabel('Your type of business')).toHaveValue(words)
})

test('only its member can see a private profile', async ({ launched, newVisitor }) => {
  const member = await newVisitor()
  const user = await joinSignedIn(member, launched.url)
  const page = await member.newPage()
  await page.goto(`${launched.url}/profile/edit/${user.id}`)
  await page.getByLabel('Public profile').uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Only you see this page')).toBeVisible()
  const visitor = await (await newVisitor()).newPage()
  await visitor.goto(`${launched.url}/profile/${user.id}`)
  await expect(visitor.getByRole('heading', { name: 'Profile not found' })).toBeVisible()
})

test('before the launch Connect on a profile is disabled and says when it opens', async ({
  beforeLaunch,
  newVisitor,
}) => {
  const user = await joinSignedIn(await newVisitor(), beforeLaunch.url)
  const page = await (await newVisitor()).newPage()
  await page.goto(`${beforeLaunch.url}/profile/${user.id}`)
  const connect = page.getByRole('button', { name: /^Connect/ })
  await expect(connect).toBeDisabled()
  await expect(connect).toHaveAccessibleDescription('Available at launch, October 1st, 2025')
  await expectAccessible(page)
})
