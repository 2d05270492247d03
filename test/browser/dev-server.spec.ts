import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/product/paths.ts'
import { copyFreshStore } from '#scripts/product/store.ts'
import { freePort } from '#test/support/instance.ts'
import { test as base, expect } from './support/fixtures.ts'
import { joinByApi } from './support/joining.ts'

/** Vite bundles the dependencies before it serves the first page, which takes long on a busy machine. */
const patience = { timeout: 180_000 }

/** `npm run dev` on empty data; its address. */
const test = base.extend<{ devServer: string }>({
  devServer: async ({}, provide) => {
    const store = mkdtempSync(join(tmpdir(), 'north-leaf-dev-'))
    await copyFreshStore(store)
    const port = await freePort()
    const server = spawn(
      process.execPath,
      [
        '--import',
        join(root, 'scripts', 'product', 'end-with-parent.mjs'),
        join(root, 'scripts', 'dev.mjs'),
        `--port=${port}`,
        `--persist-to=${store}`,
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    )
    const ended = new Promise((resolve) => server.once('close', resolve))
    let printed = ''
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    await expect.poll(() => printed, patience).toContain('Admin password')
    await provide(`http://localhost:${port}`)
    server.kill('SIGTERM')
    await ended
    rmSync(store, { recursive: true, force: true })
  },
})

test.slow()

test('npm run dev shows the home page, a dashboard and the admin area', async ({ devServer, newVisitor }) => {
  const visitor = await newVisitor()
  const page = await visitor.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  await page.goto(devServer)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('introduced to itself', patience)
  await page.goto(`${devServer}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible(patience)
  await page.goto(`${devServer}/admin`)
  await expect(page.getByLabel('Admin password')).toBeVisible(patience)
  const member = await joinByApi(visitor, devServer)
  await page.goto(`${devServer}/dashboard/${member.id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${member.firstName}` })).toBeVisible(
    patience,
  )
  expect(refused).toEqual([])
})
