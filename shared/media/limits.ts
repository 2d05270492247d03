const megabyte = 1024 * 1024

/** Bytes, unless the name says pixels. */
export const imageLimits = {
  logo: 2 * megabyte,
  /** Not enforced by the browser, which downsizes photos. */
  photoHint: 5 * megabyte,
  edgePixels: 512,
} as const

/** The accepted types, detected from the bytes. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
