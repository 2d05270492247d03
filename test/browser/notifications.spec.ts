import { waitForMail } from '#test/support/mail.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { joinSignedIn } from './support/member-profiles.ts'

test('a request is accepted and declined where its notification stands, and read once it was answered elsewhere', async ({
  launched: { url },
  newVisitor,
}) => {
  const annas = await newVisitor()
  const anna = await joinSignedIn(annas, url, { firstName: 'Anna', lastName: 'Aune' })
  const ask = async (firstName: string, lastName: string) => {
    const browser = await newVisitor()
    await joinSignedIn(browser, url, { firstName, lastName })
    const asked = await browser.request.post(`${url}/api/connections`, {
      headers: { Origin: url },
      data: { receiverId: anna.id },
    })
    return ((await asked.json()) as { id: number }).id
  }
  await ask('Pete', 'Lindgren')
  await ask('Dina', 'Dahl')
  const elsewhere = await ask('Cy', 'Clark')
  const page = await annas.newPage()
  await page.goto(`${url}/notifications`)
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row('Pete Lindgren')).toContainText('Pete Lindgren wants to connect')
  await expect(row('Pete Lindgren').locator('time')).toHaveText(/^\d+:\d\d [AP]M$/)
  await expectAccessible(page)

  await row('Pete Lindgren').getByRole('button', { name: 'Accept Pete Lindgren' }).click()
  await expect(row('Pete Lindgren')).toContainText('You’re connected with Pete Lindgren')
  await expect(row('Pete Lindgren').getByRole('button')).toHaveCount(0)
  await expect(row('Pete Lindgren').getByText('Unread:')).toHaveCount(0)
  await expect(row('Pete Lindgren').getByRole('link')).toBeFocused()
  await row('Dina Dahl').getByRole('button', { name: 'Decline Dina Dahl' }).click()
  await expect(row('Dina Dahl')).toContainText('Dina Dahl asked to connect')

  await expect(row('Cy Clark').getByText('Unread:')).toHaveCount(1)
  await annas.request.post(`${url}/api/connections/${elsewhere}/accept`, { headers: { Origin: url } })
  await expect(row('Cy Clark')).toContainText('You’re connected with Cy Clark')
  await expect(row('Cy Clark').getByText('Unread:')).toHaveCount(0)
})

test('mail of a kind is turned off in the settings, and by the link of a letter without a sign-in', async ({
  launched,
  newVisitor,
}) => {
  const { url } = launched
  const annas = await newVisitor()
  const anna = await joinSignedIn(annas, url, { firstName: 'Anna', lastName: 'Aune' })
  const bos = await newVisitor()
  await joinSignedIn(bos, url, { firstName: 'Bo', lastName: 'Berg' })
  await bos.request.post(`${url}/api/connections`, {
    headers: { Origin: url },
    data: { receiverId: anna.id },
  })
  const page = await annas.newPage()
  await page.goto(`${url}/notifications`)
  const byMail = (kind: string) => page.getByRole('checkbox', { name: `${kind}, by email` })
  await expect(page.getByRole('heading', { name: 'Notification settings' })).toBeVisible()
  await expect(byMail('Account security')).toBeDisabled()
  await byMail('Messages').uncheck()
  await page.reload()
  await expect(byMail('Messages')).not.toBeChecked()
  await expect(byMail('Connection requests')).toBeChecked()
  await page.getByRole('checkbox', { name: 'Referrals, in the app' }).uncheck()
  await expect(byMail('Referrals')).toBeDisabled()

  const { text } = await waitForMail(launched, anna.email, 'Bo Berg wants to connect')
  const link = new URL(/https?:\/\/\S+\/unsubscribe\S+/.exec(text)?.[0] ?? '')
  const stranger = await (await newVisitor()).newPage()
  await stranger.goto(url + link.pathname + link.search)
  await expect(stranger.getByText('Turn off emails about connection requests?')).toBeVisible()
  await expectAccessible(stranger)
  await page.reload()
  await expect(byMail('Connection requests'), 'opening the link changes nothing').toBeChecked()
  await stranger.getByRole('button', { name: 'Turn off' }).click()
  await expect(stranger.getByText('You won’t get emails about connection requests anymore.')).toBeVisible()
  await page.reload()
  await expect(byMail('Connection requests')).not.toBeChecked()
  await stranger.getByRole('button', { name: 'Turn back on' }).click()
  await expect(stranger.getByText('You’ll get emails about connection requests again.')).toBeVisible()
  await stranger.goto(`${url}/unsubscribe?kind=message`)
  await expect(stranger.getByText('This link is incomplete.')).toBeVisible()
})
