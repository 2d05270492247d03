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

test('a path that cannot be decoded has no page', async ({ launched, newVisitor }) => {
  const { request } = await newVisitor()
  for (const path of ['/business/%E0%A4%A', '/ref/%zz', '/profile/%zz'])
    expect((await request.get(launched.url + path)).status(), path).toBe(404)
})

test('a prerendered page has inline styles, and loads its fonts after the first paint', async ({
  launched,
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage()
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.goto(launched.url)
  // The launcher appears after hydration.
  await expect(page.getByRole('button', { name: 'Ask the assistant Beta' })).toBeVisible()
  // If the page's font names were unknown, the browser would use the last family of the list.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const pen = document.createElement('canvas').getContext('2d')
        const widthIn = (font: string) => {
          if (pen) pen.font = font
          return pen?.measureText('Minnesota').width
        }
        return ['Besley', 'Instrument Sans'].map(
          (name) => widthIn(`600 40px "${name} Variable", monospace`) !== widthIn('600 40px monospace'),
        )
      }),
    )
    .toEqual([true, true])
  expect(requestedPaths.filter((path) => path.endsWith('.css'))).toEqual([])
  const times = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }))
  expect(times.fonts).toHaveLength(2)
  for (const begun of times.fonts) expect(begun).toBeGreaterThan(times.painted ?? Infinity)
})

test('without scripts the fonts still load', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor({ javaScriptEnabled: false })).newPage()
  const font = page.waitForRequest(/besley[^/]*\.woff2$/)
  await page.goto(launched.url)
  await font
})

test('non-public pages are not indexed, and say so without scripts', async ({ launched, newVisitor }) => {
  const visitor = await newVisitor({ javaScriptEnabled: false })
  for (const [path, status] of [
    ['/nope', 404],
    ['/business', 404],
    ['/business/', 404],
    ['/business/sample-99', 404],
    ['/profile/999999', 404],
    ['/profile/anything', 200],
    ['/verify-email', 200],
    ['/dashboard', 200],
    ['/ref/ZZZZZZZZ', 200],
  ] as const) {
    const answer = await visitor.request.get(launched.url + path)
    expect(answer.status(), path).toBe(status)
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex" />')
  }
  const page = await visitor.newPage()
  await page.goto(`${launched.url}/nope`)
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('introduced to itself')
})

test('a path that could be read as another host is redirected to the path it means', async ({
  launched,
  newVisitor,
}) => {
  const { request } = await newVisitor()
  for (const slashes of ['//', '///']) {
    const answer = await request.get(`${launched.url}${slashes}elsewhere.example/here?ref=7KQ2M9XD`)
    expect(answer.url()).toBe(`${launched.url}/elsewhere.example/here?ref=7KQ2M9XD`)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).not.toContain('href="//')
  }
})

test('the first paint of a page waits only for its own requests', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor({ javaScriptEnabled: false })).newPage()
  for (const path of ['/', '/businesses', '/contact', '/ref/ZZZZZZZZ', '/nope']) {
    await page.goto(launched.url + path)
    const awaited = await page.locator('link[rel="expect"][blocking="render"]').getAttribute('href')
    await expect(page.locator(awaited ?? 'none'), path).toHaveCount(1)
  }
})
