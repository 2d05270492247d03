import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import Beasties from 'beasties'
import { build } from 'vite'
import { sampleBusinesses } from '#shared/content/sample-businesses.ts'
import { type CopyState, copyStates } from '#shared/launch.ts'
import { type Page, pageAt, pages, writtenFile } from '#shared/pages.ts'
import type { renderPage } from '#src/prerender.tsx'
import { clientFolder, root } from './paths.ts'

type Renderer = { renderPage: typeof renderPage }

const serverFolder = join(root, 'dist', 'prerender')

/** The paths to write: every written page without a parameter, and the ones a parameter is known for. */
function writtenPaths(): { page: Page; path: string }[] {
  const fixed = pages.filter(({ kind, path }) => kind === 'written' && !path.includes(':'))
  const businesses = sampleBusinesses.map(({ id }) => `/business/${id}`)
  return [...fixed.map(({ path }) => path), ...businesses].flatMap((path) => {
    const page = pageAt(path)
    return page ? [{ page, path }] : []
  })
}

/** Bundles the application for Node: the same modules as in the browser, without the browser. */
async function loadRenderer(): Promise<Renderer> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { ssr: 'src/prerender.tsx', outDir: serverFolder, emptyOutDir: true, target: 'node24' },
    ssr: { noExternal: true },
  })
  return (await import(pathToFileURL(join(serverFolder, 'prerender.js')).href)) as Renderer
}

/** The styles that a page's own elements need, inside the page; the whole sheet's link is moved to its end. */
async function inlineStyles(html: string): Promise<string> {
  const beasties = new Beasties({
    path: clientFolder,
    preload: 'body',
    pruneSource: false,
    reduceInlineStyles: false,
    mergeStylesheets: true,
    keyframes: 'critical',
    logLevel: 'silent',
    // States that only come about in use; the sheet at the end brings the rest.
    allowRules: [/\[open\]/, /:focus-visible/, /^:root/, /^\*/, /^@/],
  })
  return beasties.process(html)
}

/**
 * Moves the faces of both fonts, and of their stand-ins, from the sheet into the page. Without them the first paint falls
 * back to a font of other measures (`beasties` finds none, since families are named by variables); declared once more by
 * the sheet, they would make the browser lay out every text of the page again.
 */
function moveFaces(html: string): string {
  const sheet = join(clientFolder, /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(html)?.[1] ?? '')
  const styles = readFileSync(sheet, 'utf8')
  const faces = styles.match(/@font-face\s*\{[^}]*\}/g) ?? []
  if (faces.length === 0) throw new Error('the style sheet has no fonts')
  writeFileSync(
    sheet,
    faces.reduce((rest, face) => rest.replace(face, ''), styles),
  )
  return html.replace('<link rel="stylesheet"', (link) => `<style>${faces.join('')}</style>${link}`)
}

/** The whole sheet travels with the application: src/starter.ts turns its link on. Without scripts it comes at once. */
function deferSheet(html: string): string {
  return html.replace(/<link rel="stylesheet"([^>]*)>(?=[^]*<\/body>)/g, (sheet, attributes: string) => {
    return `<link rel="later" data-sheet${attributes}><noscript>${sheet}</noscript>`
  })
}

async function writePage(
  shell: string,
  renderer: Renderer,
  path: string,
  copyState: CopyState,
): Promise<string> {
  const markup = await renderer.renderPage(path, copyState)
  const filled = shell.replace(
    /<!--[^>]*-->\s*<div id="root">[^]*<\/div>(?=\s*<\/body>)/,
    () => `<div id="root" data-copy-state="${copyState}">${markup}</div>`,
  )
  return deferSheet(await inlineStyles(filled))
}

/** Writes every public page in each of the three copy states into `dist/client/pages/{state}/` (design §7). */
export async function prerenderPages(): Promise<void> {
  const renderer = await loadRenderer()
  const index = join(clientFolder, 'index.html')
  const shell = moveFaces(readFileSync(index, 'utf8'))
  writeFileSync(index, shell)
  const paths = writtenPaths()
  for (const copyState of copyStates) {
    const folder = join(clientFolder, 'pages', copyState)
    mkdirSync(folder, { recursive: true })
    for (const { page, path } of paths) {
      const html = await writePage(shell, renderer, path, copyState)
      writeFileSync(join(folder, `${writtenFile(page, path)}.html`), html)
    }
  }
  rmSync(serverFolder, { recursive: true })
  console.log(`  Wrote ${paths.length} pages in ${copyStates.length} states`)
}
