import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { imageTypeOf, isCameraJpeg } from './image-bytes.ts'

const png = (width: number, height: number) => {
  const header = Buffer.alloc(33)
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  header.writeUInt32BE(13, 8)
  header.write('IHDR', 12)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  const end = Buffer.alloc(12)
  end.write('IEND', 4)
  return Buffer.concat([header, end])
}
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0, 0xff, 0xd9])
/** Segments, a scan with a stuffed byte, a restart and filling, and the end. */
const scanned = Buffer.concat([
  jpeg.subarray(0, -2),
  Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff]),
  jpeg.subarray(-2),
])
/** A WebP of one chunk, whose ten bytes hold the size. */
const webpOf = (chunk: string, content: number[]) => {
  const bytes = Buffer.alloc(30)
  bytes.write('RIFF')
  bytes.writeUInt32LE(22, 4)
  bytes.write(`WEBP${chunk}`, 8)
  bytes.writeUInt32LE(10, 16)
  bytes.set(content, 20)
  return bytes
}
const webp = webpOf('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 16, 0, 16, 0])
const lossless = webpOf('VP8L', [0x2f, 15, 0xc0, 3, 0])
const extended = webpOf('VP8X', [0, 0, 0, 0, 15, 0, 0, 15, 0, 0])
const frame = jpeg.subarray(2, -2)

test('PNG, JPEG and WebP are detected by their bytes', () => {
  expect(imageTypeOf(png(16, 16))).toBe('image/png')
  expect(imageTypeOf(jpeg)).toBe('image/jpeg')
  expect(imageTypeOf(scanned)).toBe('image/jpeg')
  expect(imageTypeOf(webp)).toBe('image/webp')
  expect(imageTypeOf(lossless)).toBe('image/webp')
  expect(imageTypeOf(extended)).toBe('image/webp')
})

test('the second image of a camera is accepted in files that no page displays', () => {
  expect(isCameraJpeg(Buffer.concat([scanned, jpeg]))).toBe(true)
  expect(isCameraJpeg(Buffer.from('<script>alert(1)</script>'))).toBe(false)
  expect(isCameraJpeg(Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0xff, 0xff]))).toBe(false)
})

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', Buffer.from('GIF89a')],
  ['a picture with a page behind it', Buffer.concat([png(16, 16), Buffer.from('<script>')])],
  [
    'a JPEG with a page behind it',
    Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>'), jpeg.subarray(-2)]),
  ],
  ['a JPEG that ends twice', Buffer.concat([jpeg, jpeg.subarray(-2)])],
  ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a picture that is 30,000 pixels wide', png(30_000, 16)],
  ['a WebP that is 30,000 pixels wide', webpOf('VP8X', [0, 0, 0, 0, 0x2f, 0x75, 0, 15, 0, 0])],
  ['a JPEG without a width', Buffer.from([...jpeg.subarray(0, 9), 0, 0, ...jpeg.subarray(11)])],
  ['a JPEG with a second frame', Buffer.concat([jpeg.subarray(0, -2), frame, jpeg.subarray(-2)])],
  ['a WebP with a page behind it', Buffer.concat([webp, Buffer.from('<script>')])],
  ['a picture without an end', png(16, 16).subarray(0, 33)],
  [
    'a chunk that points behind the end',
    (() => {
      const bytes = png(16, 16)
      bytes.writeUInt32BE(0xfffffff0, 8)
      return bytes
    })(),
  ],
  ['nothing', Buffer.alloc(0)],
])('%s is no image', (_, bytes) => {
  expect(imageTypeOf(bytes)).toBeUndefined()
})
