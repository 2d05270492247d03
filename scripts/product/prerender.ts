import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { sampleBusinesses } from '#shared/directory/sample-businesses.ts'
import { type CopyState, copyStates } from '#shared/launch/phase.ts'
import {
  isInvitation,
  missingPath,
  type Page,
  pageAt,
  pages,
  placeholderCode,
  prerenderedFile,
} from '#shared/pages/pages.ts'
import type { renderPage } from '#src/prerender.tsx'
import { clientFolder, root } from './paths.ts'

type Renderer = { renderPage: typeof renderPage }

const serverFolder = join(root, 'dist', 'prerender')

/** The paths to prerender: pages without a parameter, those whose parameter is known, and the 404 screen. */
function prerenderedPaths(): { page: Page | null; path: string }[] {
  const prerendered = pages.filter(({ kind }) => kind === 'prerendered')
  const paths = [
    ...prerendered.filter(({ path }) => !path.includes(':')).map(({ path }) => path),
    ...prerendered.filter(isInvitation).map(({ path }) => path.replace(':code', placeholderCode)),
    ...sampleBusinesses.map(({ id }) => `/business/${id}`),
    missingPath,
  ]
  return paths.map((path) => ({ page: pageAt(path), path }))
}

/** Bundles the application for Node. */
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

/** A font face with a file to download; the fallback faces use local fonts. */
const fetchedFace = /@font-face\s*\{[^}]*url\([^}]*\}/g

/**
 * Inlines the whole style sheet, so that no request blocks the first paint and no later sheet makes the browser restyle
 * every element. The downloaded font faces are in an element of their own, which src/boot/starter.ts activates.
 */
function withStyles(shell: string): string {
  const [link, path] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(shell) ?? ['', '']
  const styles = readFileSync(join(clientFolder, path), 'utf8')
  const faces = styles.match(fetchedFace) ?? []
  if (faces.length === 0) throw new Error('the style sheet has no fonts')
  const parts = [
    `<style>${styles.replaceAll(fetchedFace, '')}</style>`,
    `<style media="(scripting: none)" data-faces>${faces.join('')}</style>`,
    // For src/boot/starter.ts, which keeps Vite's loader from adding the sheet.
    link.replace('rel="stylesheet"', 'rel="inside"'),
  ]
  return (
    shell
      .replaceAll(/<link\s+rel="preload"\s+as="font"[^>]*>\s*/g, '')
      .replace(link, () => parts.join(''))
      // The page is readable without the script, so the content comes first.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
  )
}

/**
 * Delays the first paint until the whole header has arrived: painted in parts, its Join link would jump when the menu
 * button comes. It names the small element after the header, since an element counts as present only once it is complete.
 */
const firstPaintAfterHeader = '<link rel="expect" href="#without-scripts" blocking="render">'

async function writePage(
  shell: string,
  renderer: Renderer,
  path: string,
  copyState: CopyState,
): Promise<string> {
  const markup = await renderer.renderPage(path, copyState)
  return shell
    .replace('</head>', `${firstPaintAfterHeader}</head>`)
    .replace(
      /<!--[^>]*-->\s*<div id="root">[^]*<\/div>(?=\s*<\/body>)/,
      () => `<div id="root" data-copy-state="${copyState}">${markup}</div>`,
    )
}

/** Writes every page of kind `prerendered` in each of the three copy states into `dist/client/pages/{state}/`. */
export async function prerenderPages(): Promise<void> {
  const renderer = await loadRenderer()
  const shell = withStyles(readFileSync(join(clientFolder, 'index.html'), 'utf8'))
  const paths = prerenderedPaths()
  for (const copyState of copyStates) {
    const folder = join(clientFolder, 'pages', copyState)
    mkdirSync(folder, { recursive: true })
    for (const { page, path } of paths) {
      const html = await writePage(shell, renderer, path, copyState)
      writeFileSync(join(folder, `${prerenderedFile(page, path)}.html`), html)
    }
  }
  rmSync(serverFolder, { recursive: true })
  console.log(`  Wrote ${paths.length} pages in ${copyStates.length} states`)
}
