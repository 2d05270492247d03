import { useState } from 'react'
import type { BulkAnswer } from '#shared/staff/members-api.ts'
import type { BulkAction } from '#shared/staff/members-input.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogContent } from '#src/ui/overlays/dialog.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextInput } from '#src/ui/forms/input.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { runBulk, type Progress as BulkProgress, type SelectedMember } from './bulk-run.ts'
import { staffLimits } from '#shared/staff/limits.ts'
import { listLimits } from '#shared/wire/limits.ts'

const copy = {
  verify: {
    title: 'Verify licenses',
    text: 'Every license check of these members that waits is approved, and the members are told.',
    button: 'Verify',
    done: 'verified',
  },
  'end-sessions': {
    title: 'End sessions',
    text: 'These members are signed out on every device.',
    button: 'End sessions of',
    done: 'signed out',
  },
  'mark-sample': {
    title: 'Mark as sample data',
    text: 'They no longer count as licensees, and their founding numbers become free.',
    button: 'Mark as sample',
    done: 'marked',
  },
  'unmark-sample': {
    title: 'Not sample data',
    text: 'They count as members again.',
    button: 'Take the mark off',
    done: 'changed',
  },
  delete: {
    title: 'Delete members',
    text: 'Their accounts, sessions, images, connections and messages go for good. Tokens that others earned stay. Founding numbers become free.',
    button: 'Delete',
    done: 'deleted',
  },
} as const satisfies Record<BulkAction, unknown>

/** Names the selected members, since some may be from an earlier search and not on screen. */
function summarizeNames(names: readonly string[]): string {
  const shown = names.slice(0, 4)
  return names.length > shown.length
    ? `${shown.join(', ')} and ${names.length - shown.length} more`
    : shown.join(', ')
}

type State =
  | { is: 'confirming' }
  | { is: 'running'; progress: BulkProgress }
  | { is: 'finished'; answer: BulkAnswer }

/** Confirms a bulk action, shows its progress, then the failures with their reasons. `onClose` gets those who failed. */
export function BulkDialog({
  action,
  members,
  onClose,
}: {
  action: BulkAction
  members: ReadonlyMap<number, SelectedMember>
  onClose: (failed?: ReadonlyMap<number, SelectedMember>) => void
}) {
  const [selected] = useState(members)
  const [reason, setReason] = useState('')
  const [state, setState] = useState<State>({ is: 'confirming' })
  const { title, text, button, done } = copy[action]
  const run = async () => {
    setState({ is: 'running', progress: { done: 0, of: selected.size } })
    const answer = await runBulk(action, selected, reason.trim(), (progress) =>
      setState({ is: 'running', progress }),
    )
    setState({ is: 'finished', answer })
  }
  const close = () => {
    if (state.is === 'running') return
    if (state.is === 'confirming') return onClose()
    const failed = new Set(state.answer.failed.map(({ id }) => id))
    onClose(new Map([...selected].filter(([id]) => failed.has(id))))
  }
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        title={title}
        description={`${summarizeNames([...selected.values()].map(({ name }) => name))}. ${text}`}
        footer={
          state.is === 'finished' ? (
            <Button onClick={close}>Close</Button>
          ) : (
            <>
              <Button variant="secondary" onClick={close} aria-disabled={state.is === 'running'}>
                Cancel
              </Button>
              <Button
                variant={action === 'delete' ? 'danger' : 'primary'}
                loading={state.is === 'running'}
                onClick={() => void run()}
              >
                {button} {selected.size}
              </Button>
            </>
          )
        }
      >
        {state.is === 'confirming' && (
          <Field label="Reason" hint="It stands in the audit log." optional>
            <TextInput
              value={reason}
              maxLength={staffLimits.reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        )}
        {state.is === 'running' && (
          <div className="grid gap-2">
            <p aria-hidden className="text-sm text-ink-soft figures">
              {state.progress.done} of {state.progress.of}
            </p>
            <Progress
              label={title}
              value={state.progress.done}
              max={state.progress.of}
              valueText={`${state.progress.done} of ${state.progress.of}`}
            />
          </div>
        )}
        {state.is === 'finished' && <Summary answer={state.answer} done={done} names={selected} />}
      </DialogContent>
    </Dialog>
  )
}

function Summary({
  answer,
  done,
  names,
}: {
  answer: BulkAnswer
  done: string
  names: ReadonlyMap<number, SelectedMember>
}) {
  const shown = answer.failed.slice(0, listLimits.pageMax)
  return (
    <div className="grid gap-4">
      <Notice tone={answer.failed.length === 0 ? 'success' : 'amber'} live>
        {answer.done.length} {done}
        {answer.failed.length > 0 ? `, ${answer.failed.length} not. They stay selected.` : '.'}
      </Notice>
      {shown.length > 0 && (
        <ul className="max-h-72 overflow-y-auto border-t border-line text-sm">
          {shown.map(({ id, message }) => (
            <li key={id} className="border-b border-line py-2">
              <b>{names.get(id)?.name ?? `No. ${id}`}</b>: {message}
            </li>
          ))}
          {answer.failed.length > shown.length && (
            <li className="py-2 text-ink-soft">And {answer.failed.length - shown.length} more.</li>
          )}
        </ul>
      )}
    </div>
  )
}
