import { expect, test } from './support/fixtures.ts'

test('the production build opens before and after the launch', async ({
  beforeLaunch,
  launched,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const page = await visitor.newPage()
  for (const [instance, phase] of [
    [beforeLaunch, 'prelaunch'],
    [launched, 'unlocked'],
  ] as const) {
    const answer = await page.goto(`${instance.url}/`)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle(/North Leaf Network/)
    const stats = await visitor.request.get(`${instance.url}/api/stats`)
    expect(await stats.json()).toMatchObject({ phase })
  }
})

test('an address that is no text is no page', async ({ launched, newVisitor }) => {
  const { request } = await newVisitor()
  for (const path of ['/business/%E0%A4%A', '/ref/%zz', '/profile/%zz'])
    expect((await request.get(launched.url + path)).status(), path).toBe(404)
})
