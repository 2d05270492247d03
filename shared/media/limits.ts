const megabyte = 1024 * 1024

/** Bytes, unless the name says pixels. */
export const imageLimits = {
  logo: 2 * megabyte,
  /** A hint, not enforced: the browser downsizes. */
  photoHint: 5 * megabyte,
  edgePixels: 512,
} as const

/** The types told by a file's bytes. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
