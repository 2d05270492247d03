import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { dropDraft } from './draft.ts'

// Only who is about to leave needs it.
const ConfirmDialog = lazy(() =>
  import('#src/ui/alert-dialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)

/** Asks before unsaved changes are left behind, by a link, by back or by closing the tab. */
export function LeaveWarning({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <ConfirmDialog
        open
        onOpenChange={(open) => {
          if (!open) blocker.reset()
        }}
        title="Leave without saving?"
        description="What you changed on this page is not saved yet."
        confirmLabel="Leave without saving"
        cancelLabel="Stay here"
        onConfirm={() => {
          dropDraft()
          blocker.proceed()
        }}
      />
    </Suspense>
  )
}
