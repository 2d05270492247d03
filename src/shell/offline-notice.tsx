import { useOnline } from '#src/lib/hydration.ts'

/** Shown while offline. The region is always rendered, so that screen readers announce its text. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status" data-no-print>
      {!online && (
        <p className="border-b border-gold-ink/35 bg-gold-wash">
          <span className="page-width block py-2.5 text-sm">
            You’re offline. What you typed stays here, and you can send it once you’re back online.
          </span>
        </p>
      )}
    </div>
  )
}
