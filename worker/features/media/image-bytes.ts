import { imageDimensionsFromData } from 'image-dimensions'
import type { imageTypes } from '#shared/media/limits.ts'

export type ImageType = (typeof imageTypes)[number]

/** Pixels; larger images would exhaust a decoder. */
const longestEdge = 10_000

const ascii = (bytes: Uint8Array, from: number, text: string) =>
  [...text].every((letter, at) => bytes[from + at] === letter.charCodeAt(0))

/**
 * Detects PNG, JPEG and WebP by their structure from the first byte to the last, so that nothing can hide before or
 * after the image. Undefined for everything else, whatever its name or declared type.
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const type = withinEnd(bytes, (view): ImageType | undefined => {
    if (isWholePng(bytes, view)) return 'image/png'
    if (isWholeJpeg(bytes, view)) return 'image/jpeg'
    return isWholeWebp(bytes, view) ? 'image/webp' : undefined
  })
  return type && hasSaneSize(bytes) ? type : undefined
}

/** A JPEG as cameras write it, often with a second image behind the first: only for files that no page displays. */
export function isCameraJpeg(bytes: Uint8Array): boolean {
  return (withinEnd(bytes, (view) => isWholeJpeg(bytes, view, true)) ?? false) && hasSaneSize(bytes)
}

/** Undefined when a length field points beyond the end. */
function withinEnd<Answer>(bytes: Uint8Array, detect: (view: DataView) => Answer): Answer | undefined {
  try {
    return detect(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Only for bytes whose structure is known: the library spends seconds on some files of other types. */
function hasSaneSize(bytes: Uint8Array): boolean {
  const size = imageDimensionsFromData(bytes)
  return size !== undefined && [size.width, size.height].every((edge) => edge > 0 && edge <= longestEdge)
}

function isWholePng(bytes: Uint8Array, view: DataView): boolean {
  if (bytes[0] !== 0x89 || !ascii(bytes, 1, 'PNG\r\n\u001A\n') || !ascii(bytes, 12, 'IHDR')) return false
  let at = 8
  while (at < bytes.length) {
    const end = at + 12 + view.getUint32(at)
    if (ascii(bytes, at + 4, 'IEND')) return end === bytes.length
    at = end
  }
  return false
}

/** Markers that belong to a scan: a stuffed byte and the restarts. */
const isInScan = (marker: number) => marker === 0x00 || (marker >= 0xd0 && marker <= 0xd7)

/** The next marker after the data of a scan; repeated 0xFF bytes are padding. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && (isInScan(bytes[at + 1] ?? 0) || bytes[at + 1] === 0xff)) {
    at = bytes.indexOf(0xff, at + 1)
  }
  return at === -1 ? bytes.length : at
}

function isWholeJpeg(bytes: Uint8Array, view: DataView, mayHaveMore = false): boolean {
  if (view.getUint16(0) !== 0xffd8) return false
  let at = 2
  let frames = 0
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) return mayHaveMore || at + 2 === bytes.length
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    // The size is read from the first frame; a second one could have any size.
    if (isFrame && ++frames > 1) return false
    const next = at + 2 + view.getUint16(at + 2)
    at = marker === 0xda ? endOfScan(bytes, next) : next
  }
  return false
}

function isWholeWebp(bytes: Uint8Array, view: DataView): boolean {
  return ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP') && view.getUint32(4, true) + 8 === bytes.length
}

export type KeptImage = { bytes: ArrayBuffer; type: ImageType }
