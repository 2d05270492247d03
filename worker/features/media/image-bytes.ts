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
  return withinEnd(bytes, (view) => {
    if (isPng(bytes, view)) return 'image/png'
    if (isJpeg(bytes, view)) return 'image/jpeg'
    return isWebp(bytes, view) ? 'image/webp' : undefined
  })
}

/** A JPEG as cameras write it, often with a second image behind the first: only for files that no page displays. */
export function isCameraJpeg(bytes: Uint8Array): boolean {
  return withinEnd(bytes, (view) => isJpeg(bytes, view, true)) ?? false
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

const isSane = (width: number, height: number) =>
  width > 0 && height > 0 && width <= longestEdge && height <= longestEdge

function isPng(bytes: Uint8Array, view: DataView): boolean {
  if (bytes[0] !== 0x89 || !ascii(bytes, 1, 'PNG\r\n\u001A\n') || !ascii(bytes, 12, 'IHDR')) return false
  if (!isSane(view.getUint32(16), view.getUint32(20))) return false
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

function isJpeg(bytes: Uint8Array, view: DataView, mayHaveMore = false): boolean {
  if (view.getUint16(0) !== 0xffd8) return false
  let at = 2
  let hasFrame = false
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) return hasFrame && (mayHaveMore || at + 2 === bytes.length)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      if (!isSane(view.getUint16(at + 7), view.getUint16(at + 5))) return false
      hasFrame = true
    }
    const next = at + 2 + view.getUint16(at + 2)
    at = marker === 0xda ? endOfScan(bytes, next) : next
  }
  return false
}

function isWebp(bytes: Uint8Array, view: DataView): boolean {
  if (!ascii(bytes, 0, 'RIFF') || !ascii(bytes, 8, 'WEBP')) return false
  if (view.getUint32(4, true) + 8 !== bytes.length) return false
  if (ascii(bytes, 12, 'VP8X')) {
    const edge = (at: number) => 1 + (view.getUint16(at, true) | (view.getUint8(at + 2) << 16))
    return isSane(edge(24), edge(27))
  }
  if (ascii(bytes, 12, 'VP8L')) {
    const packed = view.getUint32(21, true)
    return isSane((packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1)
  }
  return (
    ascii(bytes, 12, 'VP8 ') && isSane(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  )
}

export type KeptImage = { bytes: ArrayBuffer; type: ImageType }
