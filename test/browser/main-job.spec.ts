import { expect, test } from './support/fixtures.ts'
import {
  fillRegistration,
  joinByApi,
  joinByForm,
  newRegistrant,
  registrationForm,
  submitButton,
} from './support/joining.ts'

test('a new member joins through a link and gets a founding number, and the referrer is credited once', async ({
  launched,
  newVisitor,
}) => {
  const maya = await (await newVisitor()).newPage()
  const mayasId = await joinByForm(
    maya,
    launched.url,
    newRegistrant({ firstName: 'Maya', lastName: 'Lindqvist' }),
  )
  await expect(maya.getByRole('heading', { name: 'Referral Center' })).toBeVisible()
  await expect(maya.getByText(/^No\. \d+$/).first()).toBeVisible()
  const link = await maya.getByRole('textbox', { name: 'Your referral link' }).inputValue()
  expect(link).toMatch(new RegExp(`^${launched.url}/ref/[0-9A-HJKMNP-TV-Z]{8}$`))

  const jon = await (await newVisitor()).newPage()
  await jon.goto(link)
  await expect(jon.getByText('Maya invited you. The code is filled in.')).toBeVisible()
  await jon.getByRole('link', { name: 'Join Now – It Takes Less Than 1 Minute' }).click()
  const form = registrationForm(jon)
  await expect(form.getByLabel('Referral code')).toHaveValue(link.slice(-8))
  await fillRegistration(form, newRegistrant({ firstName: 'Jon', lastName: 'Berg' }))
  await submitButton(form).click()
  await expect(jon.getByText('Registration Successful!', { exact: true })).toBeVisible()
  await expect(jon).toHaveURL(/\/referral-dashboard\/\d+$/)
  await expect(jon.getByText(/^No\. \d+$/).first()).toBeVisible()
  // Maya's open page shows the credit without a reload.
  await expect(maya.getByText('Jon B. joined')).toBeVisible()
  await expect(maya.getByText('2 SkunkTokens™', { exact: true })).toBeAttached()
  await jon.getByRole('link', { name: 'My dashboard' }).click()
  await jon.getByRole('dialog').getByRole('button', { name: 'Skip Tour' }).click()
  await expect(jon.getByRole('heading', { name: 'Welcome, Jon' })).toBeVisible()

  await maya.goto(`${launched.url}/dashboard/${mayasId}`)
  await maya.getByRole('dialog').getByRole('button', { name: 'Skip Tour' }).click()
  await expect(maya.getByText('2 SkunkTokens™', { exact: true })).toBeAttached()
  await expect(maya.getByText('A business joined through your link')).toHaveCount(1)
  await maya.getByRole('link', { name: 'Full referral dashboard' }).click()
  await expect(maya.getByText('Jon B. joined')).toBeVisible()
  await expect(maya.getByText('Credited, +1 SkunkToken™')).toBeVisible()
  await expect(maya.getByText('Your link was opened once')).toBeVisible()
})

test('a credit that arrives while the page is still opening its channel shows without a reload', async ({
  launched,
  newVisitor,
}) => {
  const context = await newVisitor()
  const maya = await joinByApi(context, launched.url, { firstName: 'Maya' })
  const page = await context.newPage()
  const credited = Promise.withResolvers<void>()
  await page.route('**/assets/live-updates-*.js', async (route) => {
    await credited.promise
    await route.continue()
  })
  await page.goto(`${launched.url}/referral-dashboard/${maya.id}`)
  await expect(page.getByText('Balance 1 SkunkToken™')).toBeVisible()
  await joinByApi(await newVisitor(), launched.url, {
    firstName: 'Jon',
    lastName: 'Berg',
    referralCode: maya.referralCode,
  })
  credited.resolve()
  await expect(page.getByText('Jon B. joined')).toBeVisible()
  await expect(page.getByText('Balance 2 SkunkTokens™')).toBeVisible()
})
