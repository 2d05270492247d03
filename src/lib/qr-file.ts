import { encode } from 'uqr'

/** White modules around the code; scanners require four. */
const quietZone = 4
/** Edge of the downloaded PNG in pixels: sharp on a poster, small enough to mail. */
const pictureEdge = 1024
const dark = '#12241c'

/** The QR code as an SVG file, for print. */
export function qrSvg(value: string): string {
  const { data, size } = encode(value, { ecc: 'M', border: quietZone })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pictureEdge}" height="${pictureEdge}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="${dark}"/></svg>`,
  ].join('')
}

/** The QR code as a PNG of at least `pictureEdge` pixels, with whole pixels per module. Rejects without a canvas. */
export async function qrPng(value: string): Promise<Blob> {
  const { data, size } = encode(value, { ecc: 'M', border: quietZone })
  const module = Math.ceil(pictureEdge / size)
  const canvas = document.createElement('canvas')
  canvas.width = size * module
  canvas.height = size * module
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = dark
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * module, y * module, module, module)
    }),
  )
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
