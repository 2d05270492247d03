import { expect, test } from 'vitest'
import { qrSvg } from './qr-file.ts'

test('the file has the complete code with its quiet zone and nothing else', () => {
  const svg = qrSvg('https://northleaf.example/ref/7KQ2M9XD')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 37 37"/)
  expect(svg.endsWith('</svg>')).toBe(true)
  // No dark module within four modules of an edge.
  const places = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(places.length).toBeGreaterThan(200)
  expect(places.flat().every((at) => at >= 4 && at < 33)).toBe(true)
})
