import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as api from '#shared/staff/api.ts'
import type { BulkAction } from '#shared/staff/members-input.ts'
import { connectionError, errorMessage } from '#src/lib/api.ts'
import { downloadAsStaff, staffQueries } from '#src/staff/call.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { SelectedMember } from './bulk-run.ts'

/** `isForSamples` limits an action to lists of sample data, or to other lists; without it, it is in both. */
const actions: readonly { action: BulkAction; label: string; isForSamples?: boolean }[] = [
  { action: 'verify', label: 'Verify' },
  { action: 'end-sessions', label: 'End sessions' },
  { action: 'mark-sample', label: 'Mark as sample', isForSamples: false },
  { action: 'unmark-sample', label: 'Not sample data', isForSamples: true },
  { action: 'delete', label: 'Delete' },
]

/** The length of an address limits the ids of one call to about this many. */
const idsPerExport = 1500

async function exportMembers(ids: readonly number[]): Promise<void> {
  try {
    for (let at = 0; at < ids.length; at += idsPerExport) {
      const query = { ids: ids.slice(at, at + idsPerExport).join(',') }
      await downloadAsStaff(api.exportFile, { params: { file: 'members.csv' }, query }, 'members.csv')
    }
  } catch (error) {
    toast({
      title: 'The export failed',
      description: errorMessage(error, connectionError),
      variant: 'destructive',
    })
  }
}

/** The bulk actions, at the foot of the window while members are selected. */
export function BulkBar({
  selected,
  areSamples,
  rest,
  onClear,
  onDone,
}: {
  selected: ReadonlyMap<number, SelectedMember>
  /** The list shows sample data alone, so the mark can only be cleared. */
  areSamples: boolean
  /** Selects the matches that are not loaded yet; null without such matches, or while not all shown are selected. */
  rest: { isLoading: boolean; select: () => void } | null
  onClear: () => void
  /** Called after an action with the members on whom it failed. */
  onDone: (failed: ReadonlyMap<number, SelectedMember>) => void
}) {
  const client = useQueryClient()
  const [action, setAction] = useState<BulkAction | null>(null)
  if (selected.size === 0 && action === null) return null
  const available = actions.filter(({ isForSamples = areSamples }) => isForSamples === areSamples)
  return (
    <>
      <section
        aria-label="Selected members"
        data-no-print
        className="sticky bottom-0 z-10 -mx-2 mt-4 grid items-center gap-x-4 gap-y-2 rounded-t-md border border-line bg-surface px-4 py-3 shadow-float sm:grid-cols-[auto_minmax(0,1fr)] sm:max-[82rem]:pr-20"
      >
        <p role="status" className="font-semibold figures">
          {selected.size} selected
        </p>
        {/* On a phone one row that scrolls, so that no button stays under the assistant's. */}
        <div className="flex gap-2 overflow-x-auto [scrollbar-width:none] max-sm:-mx-4 max-sm:pr-20 max-sm:pl-4 sm:flex-wrap sm:justify-end">
          {rest && (
            <Button size="sm" variant="secondary" loading={rest.isLoading} onClick={rest.select}>
              Select all that match
            </Button>
          )}
          {available.map(({ action, label }) => (
            <Button
              key={action}
              size="sm"
              variant={action === 'delete' ? 'danger' : 'secondary'}
              onClick={() => setAction(action)}
            >
              {label}
            </Button>
          ))}
          <Button size="sm" variant="secondary" onClick={() => void exportMembers([...selected.keys()])}>
            Export
          </Button>
          <Button size="sm" variant="quiet" onClick={onClear}>
            Clear
          </Button>
        </div>
      </section>
      {action && (
        <BulkDialog
          action={action}
          members={selected}
          onClose={(failed) => {
            setAction(null)
            if (!failed) return
            onDone(failed)
            void client.invalidateQueries(staffQueries)
          }}
        />
      )}
    </>
  )
}
