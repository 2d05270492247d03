import { Buffer } from 'node:buffer'
import { imagesPath } from './pending-deletions.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { fail, ok, type Result } from '#worker/http/problem.ts'
import { imageTypeOf, type KeptImage } from './image-bytes.ts'
import { deleteDiscarded, deleteImage, getImage, putImage } from './repo.ts'
import { imageLimits } from '#shared/media/limits.ts'

const most = { logo: imageLimits.logo, photo: imageLimits.photoHint } as const

const invalidType = fail({
  status: 400,
  code: 'INVALID_IMAGE',
  message: 'Invalid file type: Please upload an image file',
})
const tooLarge = {
  logo: fail({
    status: 400,
    code: 'IMAGE_TOO_LARGE',
    message: 'File too large: Please upload an image smaller than 2MB',
  }),
  photo: fail({
    status: 400,
    code: 'IMAGE_TOO_LARGE',
    message: 'File too large: Please upload an image smaller than 5MB',
  }),
} as const

/**
 * Stores the image of a data URL under a random id and returns its path, `/api/images/{id}`. The row that links to
 * it is written afterwards, since KV also remembers misses. A refused image is told by its message (001 §5).
 */
export async function keepImage(
  deps: Pick<Deps, 'env' | 'random'>,
  dataUrl: string,
  kind: keyof typeof most,
): Promise<Result<string>> {
  const base64 = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)?.[1]
  if (!base64) return invalidType
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  const type = imageTypeOf(bytes)
  if (!type) return invalidType
  if (bytes.length > most[kind]) return tooLarge[kind]
  const id = Buffer.from(deps.random(16)).toString('hex')
  await putImage(deps.env, id, bytes, type)
  return ok(imagesPath + id)
}

/** Deletes an image by its path; anything that is not one of our paths is left alone. */
export async function discardImage(env: Env, imagePath: string | null): Promise<void> {
  if (imagePath?.startsWith(imagesPath)) await deleteImage(env, imagePath.slice(imagesPath.length))
}

/** An image by the id in its address; null where there is none, or the id is none of ours. */
export async function findImage(env: Env, id: string): Promise<KeptImage | null> {
  return /^[0-9a-f]{32}$/.test(id) ? getImage(env, id) : null
}

/** Deletes images and proofs of members who are gone; what a failure leaves is taken up again by cron. */
export async function settleDiscards(deps: Pick<Deps, 'db' | 'env'>): Promise<void> {
  await deleteDiscarded(deps.db, deps.env)
}
