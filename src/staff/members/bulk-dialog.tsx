import { useState } from 'react'
import type { BulkAction, BulkAnswer } from '#shared/staff/members-api.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogContent } from '#src/ui/overlays/dialog.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextInput } from '#src/ui/forms/input.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { type Chosen, runBulk, type Progress as Reached } from './bulk-run.ts'
import { staffLimits } from '#shared/staff/limits.ts'
import { listLimits } from '#shared/wire/limits.ts'

const words = {
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

/** Who is meant: somebody chosen in an earlier search is out of sight by now. */
function named(names: readonly string[]): string {
  const shown = names.slice(0, 4)
  return names.length > shown.length
    ? `${shown.join(', ')} and ${names.length - shown.length} more`
    : shown.join(', ')
}

type State = { is: 'asking' } | { is: 'running'; reached: Reached } | { is: 'over'; answer: BulkAnswer }

/** Asks, shows how far it is, and says what failed and why. */
export function BulkDialog({
  action,
  members,
  onClose,
}: {
  action: BulkAction
  members: ReadonlyMap<number, Chosen>
  onClose: (left?: ReadonlyMap<number, Chosen>) => void
}) {
  const [chosen] = useState(members)
  const [reason, setReason] = useState('')
  const [state, setState] = useState<State>({ is: 'asking' })
  const { title, text, button, done } = words[action]
  const run = async () => {
    setState({ is: 'running', reached: { done: 0, of: chosen.size } })
    const answer = await runBulk(action, chosen, reason.trim(), (reached) =>
      setState({ is: 'running', reached }),
    )
    setState({ is: 'over', answer })
  }
  const close = () => {
    if (state.is === 'running') return
    if (state.is === 'asking') return onClose()
    const failed = new Set(state.answer.failed.map(({ id }) => id))
    onClose(new Map([...chosen].filter(([id]) => failed.has(id))))
  }
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        title={title}
        description={`${named([...chosen.values()].map(({ name }) => name))}. ${text}`}
        footer={
          state.is === 'over' ? (
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
                {button} {chosen.size}
              </Button>
            </>
          )
        }
      >
        {state.is === 'asking' && (
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
              {state.reached.done} of {state.reached.of}
            </p>
            <Progress
              label={title}
              value={state.reached.done}
              max={state.reached.of}
              valueText={`${state.reached.done} of ${state.reached.of}`}
            />
          </div>
        )}
        {state.is === 'over' && <Summary answer={state.answer} done={done} names={chosen} />}
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
  names: ReadonlyMap<number, Chosen>
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
