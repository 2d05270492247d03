import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { manifestFile } from '#scripts/product/build.ts'
import { expect, test } from './support/fixtures.ts'
import { joinSignedIn } from './support/member-profiles.ts'

/** Holds the module of the connections screen back until it is released. */
async function holdScreen(page: Page) {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const asked = page.waitForRequest(`**/${manifest['src/pages/connections/route.tsx']?.file}`)
  await page.route(`**/${manifest['src/pages/connections/route.tsx']?.file}`, async (route) => {
    await promise
    await route.continue()
  })
  return { asked, release }
}

/** The calls for the list of connections from now on. */
function recordLists(page: Page): string[] {
  const lists: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/connections') lists.push(request.url())
  })
  return lists
}

test('a screen’s data is asked for once, while its module is still on its way', async ({
  launched,
  newVisitor,
}) => {
  const context = await newVisitor()
  await joinSignedIn(context, launched.url, { firstName: 'Anna', lastName: 'Preload' })
  const page = await context.newPage()
  await page.goto(`${launched.url}/messages`)
  const link = page.getByRole('link', { name: 'Choose a connection' })
  await expect(link).toBeVisible()
  // The socket asks for everything once more when it opens.
  await page.waitForLoadState('networkidle')

  const lists = recordLists(page)
  const screen = await holdScreen(page)
  await link.click()
  await screen.asked
  await expect.poll(() => lists.length).toBe(1)
  await expect(page.getByRole('heading', { name: 'No connections yet' })).toBeHidden()
  screen.release()
  await expect(page.getByRole('heading', { name: 'No connections yet' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(lists).toHaveLength(1)

  // Every later visit asks again.
  await page.goBack()
  await link.click()
  await expect(page.getByRole('heading', { name: 'No connections yet' })).toBeVisible()
  await expect.poll(() => lists.length).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(lists).toHaveLength(2)
})

test('a page that opens with a member’s screen asks for its data before the module has come', async ({
  launched,
  newVisitor,
}) => {
  const context = await newVisitor()
  await joinSignedIn(context, launched.url, { firstName: 'Bo', lastName: 'Preload' })
  const page = await context.newPage()
  const lists = recordLists(page)
  const screen = await holdScreen(page)
  await page.goto(`${launched.url}/connections?tab=sent`)
  await screen.asked
  await expect.poll(() => lists.length).toBeGreaterThan(0)
  expect(new Set(lists.map((url) => new URL(url).search))).toEqual(new Set(['?tab=sent']))
  screen.release()
  await expect(page.getByRole('heading', { name: 'No sent requests' })).toBeVisible()
})

test('nothing is asked for a visitor', async ({ launched, newVisitor }) => {
  const page = await (await newVisitor()).newPage()
  const lists = recordLists(page)
  await page.goto(`${launched.url}/connections`)
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  expect(lists).toEqual([])
})
