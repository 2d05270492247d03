import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkAction } from '#shared/staff/members-api.ts'
import { connectionError, messageOf } from '#src/lib/api.ts'
import { download } from '#src/staff/admin-api.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { Chosen } from './bulk-run.ts'

/** `isForSamples` names the lists in which an action makes sense; without it, both. */
const actions: readonly { action: BulkAction; label: string; isForSamples?: boolean }[] = [
  { action: 'verify', label: 'Verify' },
  { action: 'end-sessions', label: 'End sessions' },
  { action: 'mark-sample', label: 'Mark as sample', isForSamples: false },
  { action: 'unmark-sample', label: 'Not sample data', isForSamples: true },
  { action: 'delete', label: 'Delete' },
]

/** An address holds about this many ids. */
const idsAtOnce = 1500

async function exportChosen(ids: readonly number[]): Promise<void> {
  try {
    for (let at = 0; at < ids.length; at += idsAtOnce) {
      const portion = ids.slice(at, at + idsAtOnce).join(',')
      await download(`/api/admin/exports/members.csv?ids=${portion}`, 'members.csv')
    }
  } catch (error) {
    toast({
      title: 'The export failed',
      description: messageOf(error, connectionError),
      variant: 'destructive',
    })
  }
}

/** What can be done with the selected members; it stands at the foot of the window while any are. */
export function BulkBar({
  chosen,
  areSamples,
  rest,
  onClear,
  onDone,
}: {
  chosen: ReadonlyMap<number, Chosen>
  /** The list is filtered for sample data, so the mark is what can be taken off. */
  areSamples: boolean
  /** Selects what matches beyond what is shown; null when there is no more, or nobody has asked for all. */
  rest: { isLoading: boolean; choose: () => void } | null
  onClear: () => void
  /** What is still selected afterwards: those on whom it failed. */
  onDone: (left: ReadonlyMap<number, Chosen>) => void
}) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<BulkAction | null>(null)
  if (chosen.size === 0 && asked === null) return null
  const possible = actions.filter(({ isForSamples = areSamples }) => isForSamples === areSamples)
  return (
    <>
      <section
        aria-label="Selected members"
        data-no-print
        className="sticky bottom-0 z-10 -mx-2 mt-4 grid items-center gap-x-4 gap-y-2 rounded-t-md border border-line bg-surface px-4 py-3 shadow-float sm:grid-cols-[auto_minmax(0,1fr)] sm:max-[82rem]:pr-20"
      >
        <p role="status" className="font-semibold figures">
          {chosen.size} selected
        </p>
        {/* One line that scrolls on a phone; every button can be drawn from under the assistant's. */}
        <div className="flex gap-2 overflow-x-auto [scrollbar-width:none] max-sm:-mx-4 max-sm:pr-20 max-sm:pl-4 sm:flex-wrap sm:justify-end">
          {rest && (
            <Button size="sm" variant="secondary" loading={rest.isLoading} onClick={rest.choose}>
              Select all that match
            </Button>
          )}
          {possible.map(({ action, label }) => (
            <Button
              key={action}
              size="sm"
              variant={action === 'delete' ? 'danger' : 'secondary'}
              onClick={() => setAsked(action)}
            >
              {label}
            </Button>
          ))}
          <Button size="sm" variant="secondary" onClick={() => void exportChosen([...chosen.keys()])}>
            Export
          </Button>
          <Button size="sm" variant="quiet" onClick={onClear}>
            Clear
          </Button>
        </div>
      </section>
      {asked && (
        <BulkDialog
          action={asked}
          members={chosen}
          onClose={(left) => {
            setAsked(null)
            if (!left) return
            onDone(left)
            void client.invalidateQueries({
              predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin'),
            })
          }}
        />
      )}
    </>
  )
}
