import { html } from 'hono/html'
import { brand } from '#shared/brand.ts'
import { type BadgeState, badgeSize, type BadgeTheme } from '#shared/passport/passport.ts'

const inks = {
  light: {
    paper: '#fffdf8',
    line: '#b9b19f',
    ink: '#12241c',
    soft: '#4d5a52',
    verified: '#2b6a45',
    other: '#5c5f5a',
  },
  dark: {
    paper: '#16211b',
    line: '#52605a',
    ink: '#eef1ea',
    soft: '#b4beb6',
    verified: '#8fd0a4',
    other: '#b4beb6',
  },
} as const satisfies Record<BadgeTheme, Record<string, string>>

const texts = {
  verified: 'License verified',
  not_verified: 'License not verified',
  unknown: 'License status unknown',
} as const satisfies Record<BadgeState, string>

const marks = {
  verified: 'M17 28.5l6 6 12-13',
  not_verified: 'M19 21l14 14m0-14l-14 14',
  unknown: 'M18 28h16',
} as const satisfies Record<BadgeState, string>

/** The most characters of a name beside the mark, in the widest letters that names are written in. */
const nameLength = 26

/** As much of a name as fits, without cutting a character in two. */
function shortened(name: string): string {
  const letters = Array.from(new Intl.Segmenter('en').segment(name), ({ segment }) => segment)
  return letters.length <= nameLength
    ? name
    : `${letters
        .slice(0, nameLength - 1)
        .join('')
        .trimEnd()}…`
}

/**
 * The badge as SVG, drawn with attributes only, so that it needs no style and no script. A verified badge names its
 * member: a copy on somebody else's website gives itself away.
 */
export function badgeSvg(
  { state, name }: { state: BadgeState; name: string | null },
  theme: BadgeTheme,
): string {
  const { width, height } = badgeSize
  const ink = inks[theme]
  const color = state === 'verified' ? ink.verified : ink.other
  const second = name === null ? brand.name : shortened(name)
  const title = `${texts[state]}${name === null ? '' : `: ${name}`} (${brand.name})`
  return String(
    html`<svg
      xmlns="http://www.w3.org/2000/svg"
      width="${width}"
      height="${height}"
      viewBox="0 0 ${width} ${height}"
      role="img"
    >
      <title>${title}</title>
      <rect
        x=".5"
        y=".5"
        width="${width - 1}"
        height="${height - 1}"
        rx="8"
        fill="${ink.paper}"
        stroke="${ink.line}"
      />
      <circle cx="26" cy="28" r="16" fill="none" stroke="${color}" stroke-width="1.5" />
      <path
        d="${marks[state]}"
        fill="none"
        stroke="${color}"
        stroke-width="2.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <g font-family="'Instrument Sans', system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif">
        <text x="52" y="25" font-size="15" font-weight="600" fill="${color}">${texts[state]}</text>
        <text x="52" y="43" font-size="12.5" fill="${ink.soft}">${second}</text>
      </g>
    </svg>`,
  )
}
