import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
const themes = ['light', 'dark'] as const

const number = String.raw`([\d.]+)`
const oklch = String.raw`oklch\(${number} ${number} ${number}\)`
const token = new RegExp(String.raw`--color-([\w-]+): light-dark\(${oklch}, ${oklch}\);`, 'g')

const clip = (channel: number) => Math.min(1, Math.max(0, channel))

/** The WCAG luminance of an oklch color; channels outside sRGB are clipped, as browsers do. */
function luminance(l: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const colours = new Map(
  [...css.matchAll(token)].map(([, name = '', ...values]) => {
    const [l1 = 0, c1 = 0, h1 = 0, l2 = 0, c2 = 0, h2 = 0] = values.map(Number)
    return [name, { light: luminance(l1, c1, h1), dark: luminance(l2, c2, h2) }]
  }),
)

function contrast(foreground: string, background: string, theme: (typeof themes)[number]): number {
  const [one, two] = [foreground, background].map((name) => {
    const colour = colours.get(name)
    if (!colour) throw new Error(`theme.css has no --color-${name}`)
    return colour[theme]
  })
  const [bright = 0, dim = 0] = [one ?? 0, two ?? 0].toSorted((x, y) => y - x)
  return (bright + 0.05) / (dim + 0.05)
}

const page = ['paper', 'surface', 'sunk']
const tints = ['moss-wash', 'gold-wash', 'rust-wash', 'sky-wash']

const text: readonly (readonly [foreground: string, backgrounds: readonly string[]])[] = [
  ['ink', [...page, ...tints]],
  ['ink-soft', [...page, ...tints]],
  ['spruce', [...page, 'moss-wash']],
  ['spruce-deep', page],
  ['moss', [...page, 'moss-wash']],
  ['gold-ink', [...page, 'gold-wash']],
  ['rust', [...page, 'rust-wash']],
  ['sky', [...page, 'sky-wash']],
  ['on-spruce', ['spruce', 'spruce-deep']],
  ['on-rust', ['rust']],
  ['on-banner', ['banner']],
]

const graphics: readonly (readonly [foreground: string, backgrounds: readonly string[]])[] = [
  ['line-strong', [...page, ...tints]],
  ['moss-0', page],
  ['moss-1', page],
  ['moss-2', page],
  ['moss-3', page],
  ['moss-4', page],
  ['coin-stripe', ['coin-ink']],
  ['gold', ['coin-ink']],
]

describe.each(themes)('in the %s theme', (theme) => {
  test.each(text)('text in %s has a contrast of 4.5:1 on every background', (foreground, backgrounds) => {
    const tooFaint = backgrounds.filter((background) => contrast(foreground, background, theme) < 4.5)
    expect(tooFaint).toEqual([])
  })

  test.each(graphics)('borders and icons in %s have a contrast of 3:1', (foreground, backgrounds) => {
    const tooFaint = backgrounds.filter((background) => contrast(foreground, background, theme) < 3)
    expect(tooFaint).toEqual([])
  })
})

test('white on black measures 21:1, as WCAG defines it', () => {
  expect((luminance(1, 0, 0) + 0.05) / (luminance(0, 0, 0) + 0.05)).toBeCloseTo(21, 1)
})
