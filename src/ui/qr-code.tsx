import { encode } from 'uqr'

/** A QR code as SVG, dark on light in both themes, with the quiet zone that scanners require. */
export function QrCode({ value, label, className }: { value: string; label: string; className?: string }) {
  const { data, size } = encode(value, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      data-keep-color
      className={`rounded-sm border border-line ${className ?? 'size-40'}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#12241c" />
    </svg>
  )
}
