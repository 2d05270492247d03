import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#worker/db/client.ts'
import { imageKey } from './pending-deletions.ts'
import { pendingDiscards } from '#worker/db/schema/access.ts'
import type { KeptImage } from './image-bytes.ts'
import { imageTypes } from '#shared/media/limits.ts'

const metadata = z.object({ type: z.enum(imageTypes) })

export async function putImage(
  env: Env,
  id: string,
  bytes: Uint8Array,
  type: KeptImage['type'],
): Promise<void> {
  await env.IMAGES.put(imageKey(id), bytes, { metadata: { type } satisfies z.infer<typeof metadata> })
}

export async function getImage(env: Env, id: string): Promise<KeptImage | null> {
  const found = await env.IMAGES.getWithMetadata(imageKey(id), 'arrayBuffer')
  const kept = metadata.safeParse(found.metadata)
  return found.value && kept.success ? { bytes: found.value, type: kept.data.type } : null
}

export async function deleteImage(env: Env, id: string): Promise<void> {
  await env.IMAGES.delete(imageKey(id))
}

const discardsAtOnce = 25

/** Deletes a page of the bytes that no row links to any more; returns how many. */
export async function deleteQueued(db: Database, env: Env): Promise<number> {
  const due = await db.select({ key: pendingDiscards.key }).from(pendingDiscards).limit(discardsAtOnce)
  if (due.length === 0) return 0
  const keys = due.map(({ key }) => key)
  await Promise.all(keys.map((key) => env.IMAGES.delete(key)))
  await db.delete(pendingDiscards).where(inArray(pendingDiscards.key, keys))
  return due.length
}
