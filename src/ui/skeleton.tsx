import { VisuallyHidden } from './visually-hidden.tsx'

/** A grey shape where something will be. Give it the size of what comes, so that nothing jumps. */
export function Skeleton({ className = 'h-4 w-full', round }: { className?: string; round?: boolean }) {
  return (
    <span
      aria-hidden
      className={`block animate-pulse bg-line/70 ${round ? 'rounded-full' : 'rounded-sm'} ${className}`}
    />
  )
}

/** Lines of text to come, with one word for readers. */
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
