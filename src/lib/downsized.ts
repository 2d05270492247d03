import { imageLimits } from '#shared/media/limits.ts'

/** Whether the bytes start like a PNG, JPEG or WebP, whatever the file's name. */
export function isPicture(bytes: Uint8Array): boolean {
  const startsWith = (at: number, ...expected: number[]) =>
    expected.every((byte, offset) => bytes[at + offset] === byte)
  return (
    startsWith(0, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(0, 0xff, 0xd8, 0xff) ||
    (startsWith(0, 0x52, 0x49, 0x46, 0x46) && startsWith(8, 0x57, 0x45, 0x42, 0x50))
  )
}

/** The image as a JPEG data URL, at most 512 px on its longer edge; undefined if it is not an image. */
export async function downsized(file: Blob): Promise<string | undefined> {
  try {
    if (!isPicture(new Uint8Array(await file.slice(0, 12).arrayBuffer()))) return undefined
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, imageLimits.edgePixels / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const drawing = canvas.getContext('2d')
    if (!drawing) return undefined
    // JPEG has no transparency: a transparent background would turn black.
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, 0, canvas.width, canvas.height)
    drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', 0.86)
  } catch {
    return undefined
  }
}
