import { Buffer } from 'node:buffer'
import { imagesPath } from './pending-deletions.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { ok, refuse, type Result } from '#shared/wire/result.ts'
import { imageTypeOf, type KeptImage } from './image-bytes.ts'
import { deleteQueued, deleteImage, getImage, putImage } from './repo.ts'
import { imageLimits } from '#shared/media/limits.ts'

const limits = {
  logo: { bytes: imageLimits.logo, reason: 'logo_too_large' },
  photo: { bytes: imageLimits.photoHint, reason: 'photo_too_large' },
} as const

export type ImageKind = keyof typeof limits
export type ImageRefusal = 'not_an_image' | (typeof limits)[ImageKind]['reason']

/**
 * Stores the image of a data URL under a random id and returns its path, `/api/images/{id}`. Call it before the row that
 * links to it is written, since KV also caches misses. Refuses `not_an_image`, `logo_too_large`, `photo_too_large`.
 */
export async function keepImage(
  deps: Pick<Deps, 'env' | 'random'>,
  dataUrl: string,
  kind: ImageKind,
): Promise<Result<string, ImageRefusal>> {
  const base64 = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)?.[1]
  if (!base64) return refuse('not_an_image')
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  const type = imageTypeOf(bytes)
  if (!type) return refuse('not_an_image')
  if (bytes.length > limits[kind].bytes) return refuse(limits[kind].reason)
  const id = Buffer.from(deps.random(16)).toString('hex')
  await putImage(deps.env, id, bytes, type)
  return ok(imagesPath + id)
}

/** Deletes an image by its path; ignores any other text. */
export async function discardImage(env: Env, imagePath: string | null): Promise<void> {
  if (imagePath?.startsWith(imagesPath)) await deleteImage(env, imagePath.slice(imagesPath.length))
}

/** An image by its id; null for an unknown or malformed one. */
export async function findImage(env: Env, id: string): Promise<KeptImage | null> {
  return /^[0-9a-f]{32}$/.test(id) ? getImage(env, id) : null
}

/** Deletes the bytes of images and proofs that no row links to any more; cron repeats what failed. */
export async function deletePendingBytes(deps: Pick<Deps, 'db' | 'env'>): Promise<void> {
  await deleteQueued(deps.db, deps.env)
}
