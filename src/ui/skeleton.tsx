import { VisuallyHidden } from './visually-hidden.tsx'

/** A placeholder shape. Give it the size of the content, to avoid a layout shift. */
export function Skeleton({ className = 'h-4 w-full', round }: { className?: string; round?: boolean }) {
  return (
    <span
      aria-hidden
      className={`block animate-pulse bg-line/70 ${round ? 'rounded-full' : 'rounded-sm'} ${className}`}
    />
  )
}

/** Placeholder lines of text, with a label for screen readers. */
export function SkeletonText({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <div role="status" className="grid gap-3">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={index === lines - 1 && lines > 1 ? 'h-4 w-3/5' : 'h-4 w-full'} />
      ))}
    </div>
  )
}
