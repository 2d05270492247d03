import { noPlaces, type Places, placesFrom } from '#shared/directory/places.ts'
import { kindOf, log } from '#worker/http/log.ts'

/** The table as this isolate has read it. */
let known: Places | null = null

/**
 * The table of ZIP codes, which is an asset since it would be a tenth of the Worker. Without it the directory works, but
 * knows no distances: a failure is logged and tried again by the next request.
 */
export async function zipPlaces(env: Pick<Env, 'ASSETS' | 'SITE_URL'>): Promise<Places> {
  if (known) return known
  try {
    const answer = await env.ASSETS.fetch(new URL('/data/zip-places.csv', env.SITE_URL))
    if (!answer.ok) throw new Error(`the table of ZIP codes answers ${answer.status}`)
    known = placesFrom(await answer.text())
    return known
  } catch (error) {
    log('error', 'zip_places_failed', { kind: kindOf(error) })
    return noPlaces
  }
}
