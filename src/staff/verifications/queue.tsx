import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as api from '#shared/staff/inboxes-api.ts'
import type { VerificationDecision } from '#shared/staff/inboxes-input.ts'
import { staffLimits } from '#shared/staff/limits.ts'
import { staffCall, staffListOf } from '#src/staff/call.ts'
import { useAdminAction } from '#src/staff/use-admin-action.ts'
import { useHotkeys } from '#src/staff/use-hotkeys.tsx'
import { FocusRestore } from '#src/staff/pieces/focus-restore.tsx'
import { LoadedPanel } from '#src/staff/pieces/loaded-panel.tsx'
import { ReasonDialog } from '#src/staff/pieces/reason-dialog.tsx'
import { ReleaseDialog } from '#src/staff/pieces/release-dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { ExactMatches } from './exact-matches.tsx'
import { QueueCard } from './queue-card.tsx'
import { WaitingChecks, type More } from './waiting-checks.tsx'

type OpenDialog = 'refuse' | 'ask' | 'release'

const questions = {
  refuse: {
    title: 'Refuse this license',
    text: 'The listing is hidden, and the tokens that the referrer got are taken back.',
    button: 'Refuse',
    tone: 'danger',
  },
  ask: {
    title: 'Ask for one more thing',
    text: 'The check leaves the queue until the member hands something in.',
    button: 'Ask the member',
    tone: 'primary',
  },
} as const

/** An approval that can still be undone. */
type Approved = { id: number; name: string }

/** The approval of the last ten seconds, with the way to undo it. */
function UndoBar({ approved, onGone }: { approved: Approved; onGone: (id?: number) => void }) {
  const undo = useAdminAction(() => staffCall(api.undoVerification, { params: { id: approved.id } }), {
    failed: 'The approval was not undone',
    done: 'Approval undone',
  })
  const start = () => {
    if (!undo.isPending) undo.mutate(undefined, { onSuccess: () => onGone(approved.id) })
  }
  useHotkeys({ u: start })
  const gone = useEffectEvent(() => onGone())
  useEffect(() => {
    const timer = setTimeout(gone, staffLimits.undoMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Notice
      tone="success"
      live
      className="mb-6"
      action={
        <Button size="sm" variant="secondary" loading={undo.isPending} onClick={start}>
          Undo <kbd className="font-sans text-xs font-normal text-ink-soft pointer-coarse:hidden">U</kbd>
        </Button>
      }
    >
      You verified <b>{approved.name}</b>. You can undo it for {staffLimits.undoMs / 1000} seconds.
    </Notice>
  )
}

/** The queue with one check open; after a decision the next one opens and gets the focus. */
export function Queue() {
  const query = useInfiniteQuery(staffListOf(api.verifications))
  const checks = query.data?.pages.flatMap(({ answer }) => answer)
  const loadAll = async () => {
    let loaded = query
    while (loaded.hasNextPage) loaded = (await loaded.fetchNextPage()) as typeof query
    return loaded.data?.pages.flatMap(({ answer }) => answer) ?? []
  }
  const [approved, setApproved] = useState<Approved | null>(null)
  const [selectedId, setSelectedId] = useState<number | null>(null)
  return (
    <>
      {approved && (
        <UndoBar
          key={approved.id}
          approved={approved}
          onGone={(id) => {
            setApproved(null)
            if (id !== undefined) setSelectedId(id)
          }}
        />
      )}
      <LoadedPanel query={{ ...query, data: checks }} failed="Failed to fetch the license checks">
        {(checks) =>
          checks.length === 0 ? (
            <EmptyState headingLevel="h2" title="No license waits">
              Everything that was handed in has been decided.
            </EmptyState>
          ) : (
            <>
              <ExactMatches checks={checks} loadAll={loadAll} />
              <OpenQueue
                checks={checks}
                selectedId={selectedId}
                onSelect={setSelectedId}
                onApproved={setApproved}
                more={{
                  has: query.hasNextPage,
                  loading: query.isFetchingNextPage,
                  load: () => void query.fetchNextPage(),
                }}
              />
            </>
          )
        }
      </LoadedPanel>
    </>
  )
}

type OpenQueueProps = {
  checks: readonly api.Verification[]
  more: More
  selectedId: number | null
  onSelect: (id: number | null) => void
  onApproved: (approved: Approved) => void
}

function OpenQueue({ checks, more, selectedId, onSelect: setSelectedId, onApproved }: OpenQueueProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const position = Math.max(
    0,
    checks.findIndex(({ id }) => id === selectedId),
  )
  const check = checks[position]
  const decide = useAdminAction(
    ({ id, ...body }: VerificationDecision & { id: number }) =>
      staffCall(api.decideVerification, { params: { id }, body }),
    { failed: 'The decision was not saved' },
  )
  const focusCard = () => {
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('h2')?.focus())
  }
  const submit = (decision: VerificationDecision['decision'], note = '') => {
    if (!check || decide.isPending) return
    const next = checks[position + 1] ?? checks[position - 1]
    decide.mutate(
      { id: check.id, decision, note, version: check.version },
      {
        onSuccess: () => {
          setDialog(null)
          if (decision === 'approve') onApproved({ id: check.id, name: check.member.name })
          setSelectedId(next?.id ?? null)
          focusCard()
        },
      },
    )
  }
  const move = (step: 1 | -1) => {
    const next = checks[position + step]
    if (!next) return
    setSelectedId(next.id)
    focusCard()
  }
  useHotkeys({
    j: () => move(1),
    k: () => move(-1),
    a: () => submit('approve'),
    r: () => setDialog('refuse'),
    n: () => setDialog('ask'),
  })

  if (!check) return null
  const question = dialog === 'refuse' || dialog === 'ask' ? questions[dialog] : null
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[17rem_minmax(0,1fr)]">
      <WaitingChecks
        checks={checks}
        open={check}
        more={more}
        onOpen={({ id }) => {
          setSelectedId(id)
          focusCard()
        }}
      />
      <div ref={panel} className="min-w-0">
        <FocusRestore to="h2">
          <QueueCard check={check} onRelease={() => setDialog('release')}>
            <div className="mt-7 flex flex-wrap gap-3 border-t border-line pt-5" data-no-print>
              <Button loading={decide.isPending && dialog === null} onClick={() => submit('approve')}>
                Approve{' '}
                <kbd className="font-sans text-xs font-normal opacity-80 pointer-coarse:hidden">A</kbd>
              </Button>
              <Button variant="secondary" onClick={() => setDialog('refuse')}>
                Refuse{' '}
                <kbd className="font-sans text-xs font-normal text-ink-soft pointer-coarse:hidden">R</kbd>
              </Button>
              <Button variant="secondary" onClick={() => setDialog('ask')}>
                Ask again{' '}
                <kbd className="font-sans text-xs font-normal text-ink-soft pointer-coarse:hidden">N</kbd>
              </Button>
            </div>
          </QueueCard>
        </FocusRestore>
      </div>
      {question && (
        <ReasonDialog
          title={question.title}
          description={`${check.member.name}. ${question.text}`}
          label={dialog === 'refuse' ? 'Reason' : 'What is missing'}
          hint="The member reads it."
          missing="Please write what the member should know"
          confirmLabel={question.button}
          tone={question.tone}
          pending={decide.isPending}
          onClose={() => setDialog(null)}
          onConfirm={(note) => submit(dialog === 'refuse' ? 'refuse' : 'ask', note)}
        />
      )}
      {dialog === 'release' && <ReleaseDialog user={check.member} onClose={() => setDialog(null)} />}
    </div>
  )
}
