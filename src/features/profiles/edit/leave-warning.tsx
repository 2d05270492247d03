import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { island, type Openable } from '#src/boot/island.tsx'
import type { ConfirmDialogProps } from '#src/ui/overlays/alert-dialog.tsx'
import { clearDraft } from './draft.ts'

// Loaded only when a member is about to leave.
const ConfirmDialog = island<ConfirmDialogProps & Openable>(
  () => import('#src/ui/overlays/alert-dialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog),
  { when: 'open' },
)

/** Asks before a link, Back or closing the tab discards unsaved changes. */
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
        clearDraft()
        blocker.proceed()
      }}
    />
  )
}
