import type { TradeFamily } from '#shared/licenses/catalogue.ts'
import { tv, type VariantProps } from 'tailwind-variants/lite'

type Silhouette = { blade: string; vein: string }

/** Ovate, lobed oak, willow, heart-shaped linden, serrate: distinguishable at 20 px without color. */
export const silhouettes: Record<TradeFamily, Silhouette> = {
  grow: {
    blade:
      'M16 2.5C24.5 9 27.5 17 25.5 24.5 24.2 29.6 20.6 33 16 34.5 11.4 33 7.8 29.6 6.5 24.5 4.5 17 7.5 9 16 2.5Z',
    vein: 'M16 9v30M16 17.5l5.2-4.2M16 17.5l-5.2-4.2M16 24l5.8-4.6M16 24l-5.8-4.6',
  },
  make: {
    blade:
      'M16 2.5C19 2.5 21 5 20.4 7.8 23.6 7.2 25.6 10 24.4 13 27.6 13.4 28.2 17.4 25.4 19 27.6 21.6 26 25.2 22.8 25 22.8 29 19.6 32.4 16 34 12.4 32.4 9.2 29 9.2 25 6 25.2 4.4 21.6 6.6 19 3.8 17.4 4.4 13.4 7.6 13 6.4 10 8.4 7.2 11.6 7.8 11 5 13 2.5 16 2.5Z',
    vein: 'M16 8v31M16 15l5-3M16 15l-5-3M16 22l6-3.4M16 22l-6-3.4M16 28l4-2.4M16 28l-4-2.4',
  },
  move: {
    blade:
      'M16 1.5C20.4 9 21.8 18 20.2 26 19.2 30.6 17.6 33.2 16 35 14.4 33.2 12.8 30.6 11.8 26 10.2 18 11.6 9 16 1.5Z',
    vein: 'M16 7v32M16 14l2.6-3M16 20l-2.8-3.2M16 26l2.8-3.2',
  },
  sell: {
    blade:
      'M16 3.5C18 9 26.2 11 27.2 19 27.8 25.2 23.2 30.4 18.6 30.4 17.4 30.4 16.5 29.6 16 28.8 15.5 29.6 14.6 30.4 13.4 30.4 8.8 30.4 4.2 25.2 4.8 19 5.8 11 14 9 16 3.5Z',
    vein: 'M16 10v29M16 26l7-7M16 26l-7-7M16 19l4.4-4.6M16 19l-4.4-4.6',
  },
  test: {
    blade:
      'M16 2l2.2 6.2 5-.9-3.4 4.6 6 .3-5 4.3 6.4 1.4-6 3.4 5.8 2.7-6.6 2 4.2 4.4-6.4-.2L16 35l-2.2-4.8-6.4.2 4.2-4.4-6.6-2 5.8-2.7-6-3.4 6.4-1.4-5-4.3 6-.3L8.8 7.3l5 .9Z',
    vein: 'M16 8v31M16 15l3.6-2.4M16 15l-3.6-2.4M16 22l4.4-2.8M16 22l-4.4-2.8',
  },
}

export const familyNames: Record<TradeFamily, string> = {
  grow: 'Grow',
  make: 'Make',
  move: 'Move',
  sell: 'Sell',
  test: 'Test',
}

const leaf = tv({
  slots: { blade: '', vein: 'fill-none [stroke-linecap:round]' },
  variants: {
    state: {
      taken: { blade: 'fill-spruce', vein: 'stroke-surface/62' },
      newest: { blade: 'fill-gold stroke-gold-ink', vein: 'stroke-coin-ink/60' },
      free: { blade: 'fill-transparent stroke-line-strong', vein: '' },
    },
  },
  defaultVariants: { state: 'taken' },
})

/** A pressed leaf of a trade family; decorative, since every use shows its name too. */
export function Leaf({
  family,
  state,
  className,
  tilt = 0,
}: { family: TradeFamily; className?: string; tilt?: number } & VariantProps<typeof leaf>) {
  const { blade, vein } = leaf({ state })
  const shape = silhouettes[family]
  const rotation = `rotate(${tilt} 16 38)`
  return (
    <svg viewBox="0 0 32 40" aria-hidden className={className} data-keep-color>
      <path
        d={shape.blade}
        transform={rotation}
        strokeWidth={state === 'newest' ? 1.4 : 1.1}
        className={blade()}
      />
      {state !== 'free' && <path d={shape.vein} transform={rotation} strokeWidth={1.1} className={vein()} />}
    </svg>
  )
}

/** One large leaf on its sheet: fine veins, a stem, and the paper strip that holds it. */
export function Specimen({
  family,
  tilt = 0,
  className,
}: {
  family: TradeFamily
  tilt?: number
  className?: string
}) {
  const shape = silhouettes[family]
  return (
    <svg viewBox="-4 0 40 44" aria-hidden className={className} data-keep-color>
      <g transform={`rotate(${tilt} 16 40)`}>
        <path d="M16 30v11" strokeWidth="0.9" className="stroke-spruce [stroke-linecap:round]" />
        <path d={shape.blade} className="fill-spruce" />
        <path
          d={shape.vein}
          strokeWidth="0.45"
          className="fill-none stroke-surface/70"
          clipPath="inset(0 0 5px 0)"
        />
        <rect
          x="11.6"
          y="37.2"
          width="8.8"
          height="1.7"
          strokeWidth="0.18"
          transform="rotate(-7 16 38)"
          className="fill-paper stroke-line-strong"
        />
      </g>
    </svg>
  )
}

/** An empty sheet: the outline of a leaf and a blank label. */
export function EmptyPlate() {
  return (
    <svg viewBox="0 0 64 72" aria-hidden className="w-16 shrink-0 fill-none stroke-line-strong">
      <rect x="1" y="1" width="62" height="70" rx="4" className="fill-surface stroke-line" />
      <g transform="translate(16 6) rotate(-5 16 38)" strokeWidth="1.2">
        <path d={silhouettes.grow.blade} strokeDasharray="3 2.4" />
        <path d="M16 34.5v5" strokeLinecap="round" />
      </g>
      <path d="M36 60h20M42 65h14" strokeWidth="1.4" strokeLinecap="round" className="stroke-line" />
    </svg>
  )
}
