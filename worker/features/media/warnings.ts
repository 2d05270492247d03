import type { ImageRefusal } from './service.ts'

/** A refused image fails no call: the answer carries one of these warnings instead. */
export const imageWarnings = {
  not_an_image: 'Invalid file type: Please upload an image file',
  logo_too_large: 'File too large: Please upload an image smaller than 2MB',
  photo_too_large: 'File too large: Please upload an image smaller than 5MB',
} as const satisfies Record<ImageRefusal, string>
