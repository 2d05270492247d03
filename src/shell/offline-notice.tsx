import { WifiOff } from 'lucide-react'
import { useOnline } from '#src/lib/hydration.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Shown while offline. The region is always rendered, so that screen readers announce its text. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status" data-no-print>
      {!online && (
        <p className="border-b border-gold-ink/35 bg-gold-wash">
          <span className="page-width flex items-center gap-3 py-2.5 text-sm">
            <Icon as={WifiOff} size="sm" className="text-gold-ink" />
            You are offline. What you typed stays here; it can be sent once you are connected again.
          </span>
        </p>
      )}
    </div>
  )
}
