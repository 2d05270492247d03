import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { silhouettes } from '#src/features/early-access/leaf.tsx'
import { licenseDrawings } from './license-drawings.ts'

/** The drawn mark of a license type; decorative, since every use shows the type's name too. */
export function LicenseMark({ license, className = 'size-12' }: { license: LicenseId; className?: string }) {
  const { lines, leaves } = licenseDrawings[license]
  return (
    <svg viewBox="0 0 48 48" aria-hidden data-keep-color className={`shrink-0 fill-none ${className}`}>
      <rect
        x=".6"
        y=".6"
        width="46.8"
        height="46.8"
        rx="5"
        strokeWidth="1.2"
        className="fill-paper stroke-line"
      />
      <path
        d={lines}
        strokeWidth="1.5"
        className="stroke-ink-soft [stroke-linecap:round] [stroke-linejoin:round]"
      />
      {leaves.map(([x, y, scale, turn = 0]) => (
        <g
          key={`${x} ${turn}`}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-16 -35)`}
        >
          <path d={silhouettes.grow.blade} className="fill-spruce" />
          <path d="M16 14v21" strokeWidth="1.8" className="stroke-paper [stroke-linecap:round]" />
        </g>
      ))}
    </svg>
  )
}
