/** The SkunkToken: one white stripe from the rim that splits in two, a skunk's back. Decoration unless it has a `label`. */
export function Coin({ className = 'size-5.5', label }: { className?: string; label?: string }) {
  const accessibility = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      viewBox="0 0 32 32"
      {...accessibility}
      data-keep-color
      className={`inline-block shrink-0 ${className}`}
    >
      <circle cx="16" cy="16" r="15.2" className="fill-gold" />
      <circle cx="16" cy="16" r="12.8" className="fill-coin-ink" />
      <path
        d="M16 3.4v3.8c0 3.2-5.4 5.2-5.4 11.2 0 3.4 1.3 6 2.6 8.4M16 7.2c0 3.2 5.4 5.2 5.4 11.2 0 3.4-1.3 6-2.6 8.4"
        strokeWidth="2.9"
        className="fill-none stroke-coin-stripe [stroke-linecap:round] [stroke-linejoin:round]"
      />
    </svg>
  )
}
