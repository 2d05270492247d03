import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** As tall as the first fields, so that the page keeps its place when they come. Who waits long is told what to do. */
export function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading the form" className="relative grid gap-6">
      {['license', 'name', 'mail', 'password'].map((row) => (
        <div key={row} className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-18 w-full" />
          <Skeleton className="h-18 w-full" />
        </div>
      ))}
      <Skeleton className="h-60 w-full" />
      <Skeleton className="h-14 w-full" />
      <p className="shown-after-long absolute inset-x-0 top-0 bg-surface p-4">
        The form could not be loaded yet. Check your connection, then{' '}
        <TextLink asChild>
          <button type="button" onClick={() => window.location.reload()}>
            try again
          </button>
        </TextLink>
        .
      </p>
    </div>
  )
}
