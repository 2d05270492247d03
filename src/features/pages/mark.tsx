import { silhouettes } from '#src/features/early-access/leaf.tsx'

/** The network's leaf logo. Decorative, because the name is next to it. */
export function Mark({ className = 'h-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 40" aria-hidden className={`w-auto shrink-0 ${className}`}>
      <path className="fill-spruce" d={silhouettes.grow.blade} />
      <path
        d="M16 12v26M16 20l5.4-4.4M16 20l-5.4-4.4"
        strokeWidth="1.6"
        className="fill-none stroke-paper [stroke-linecap:round]"
      />
      <path d="M16 34v4" strokeWidth="1.6" className="stroke-spruce [stroke-linecap:round]" />
    </svg>
  )
}

/** Logo and name: 'North Leaf' on a phone, the full name on wider screens. */
export function Wordmark({ short, rest }: { short: string; rest: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-lg leading-none font-semibold tracking-tight whitespace-nowrap text-ink">
      <Mark />
      {/* At 320 px only the logo leaves room for Join and the menu. */}
      <span className="max-[22.4rem]:sr-only">
        {short}
        <span className="max-sm:sr-only"> {rest}</span>
      </span>
    </span>
  )
}
