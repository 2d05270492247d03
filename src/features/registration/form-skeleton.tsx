import { Skeleton } from '#src/ui/skeleton.tsx'

/** As tall as the first fields, to avoid a layout shift when they load. */
export function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading the form" className="grid gap-6">
      {['license', 'name', 'mail', 'password'].map((row) => (
        <div key={row} className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-18 w-full" />
          <Skeleton className="h-18 w-full" />
        </div>
      ))}
      <Skeleton className="h-60 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  )
}
