// Opens the application without a connection: it keeps the empty shell, which is the same for everybody, and the hashed
// files that the page has loaded. Nothing of the API, and no page with content, is ever kept. One cache for each build:
// the build's name is in this script's own address. docs/decisions/offline-shell.md says why and how to take it back.

const cacheName = `shell ${new URL(location.href).searchParams.get('build')}`
/** A page whose answer to a visitor is the empty shell. */
const shell = '/dashboard'

const isKept = (url) => url.origin === location.origin && url.pathname.startsWith('/assets/')

async function keep(cache, path) {
  const request = new Request(path, { credentials: 'omit' })
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer)
}

addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => keep(cache, shell)))
  skipWaiting()
})

async function takeOver() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
  await clients.claim()
}

addEventListener('activate', (event) => event.waitUntil(takeOver()))

// The page names the files that it loaded before this script was there.
addEventListener('message', (event) => {
  const paths = event.data?.files
  if (!Array.isArray(paths)) return
  const add = async () => {
    const cache = await caches.open(cacheName)
    for (const path of paths) {
      const url = new URL(path, location.origin)
      if (isKept(url) && !(await cache.match(url.pathname)))
        await keep(cache, url.pathname).catch(() => undefined)
    }
  }
  event.waitUntil(add())
})

async function fileOf(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(new Request(request.url), answer.clone())
  return answer
}

async function pageOf(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await (await caches.open(cacheName)).match(shell)
    if (kept) return kept
    throw error
  }
}

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  // A download from the API is a navigation too.
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(pageOf(request))
  else if (isKept(url)) event.respondWith(fileOf(request))
})
