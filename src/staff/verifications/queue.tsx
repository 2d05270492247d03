import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Verification, VerificationDecision } from '#shared/staff/inboxes-api.ts'
import { adminSend, listQuery, useAdminAction } from '#src/staff/admin-api.ts'
import { useFreeKeys } from '#src/staff/use-hotkeys.tsx'
import { KeptFocus } from '#src/staff/pieces/focus-restore.tsx'
import { Part } from '#src/staff/pieces/part.tsx'
import { ReasonDialog } from '#src/staff/pieces/reason-dialog.tsx'
import { ReleaseDialog } from '#src/staff/pieces/release-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { QueueCard } from './queue-card.tsx'
import { WaitingChecks, type More } from './waiting-checks.tsx'

type Asked = 'refuse' | 'ask' | 'release'

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

/** The queue with one check open. After a decision the next one takes its place and the focus. */
export function Queue() {
  const query = useInfiniteQuery(listQuery<Verification>('/api/admin/verifications'))
  const checks = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Part query={{ ...query, data: checks }} failed="Failed to fetch the license checks">
      {(checks) =>
        checks.length === 0 ? (
          <EmptyState headingLevel="h2" title="No license waits">
            Everything that was handed in has been decided.
          </EmptyState>
        ) : (
          <OpenQueue
            checks={checks}
            more={{
              has: query.hasNextPage,
              loading: query.isFetchingNextPage,
              load: () => void query.fetchNextPage(),
            }}
          />
        )
      }
    </Part>
  )
}

function OpenQueue({ checks, more }: { checks: readonly Verification[]; more: More }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const place = Math.max(
    0,
    checks.findIndex(({ id }) => id === chosen),
  )
  const check = checks[place]
  const decide = useAdminAction(
    ({ id, ...body }: VerificationDecision & { id: number }) =>
      adminSend('POST', `/api/admin/verifications/${id}`, { body }),
    { failed: 'The decision was not saved' },
  )
  const focusCard = () => {
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('h2')?.focus())
  }
  const take = (decision: VerificationDecision['decision'], note = '') => {
    if (!check || decide.isPending) return
    const next = checks[place + 1] ?? checks[place - 1]
    decide.mutate(
      { id: check.id, decision, note, version: check.version },
      {
        onSuccess: () => {
          setAsked(null)
          setChosen(next?.id ?? null)
          focusCard()
        },
      },
    )
  }
  const move = (step: 1 | -1) => {
    const next = checks[place + step]
    if (!next) return
    setChosen(next.id)
    focusCard()
  }
  useFreeKeys({
    j: () => move(1),
    k: () => move(-1),
    a: () => take('approve'),
    r: () => setAsked('refuse'),
    n: () => setAsked('ask'),
  })

  if (!check) return null
  const question = asked === 'refuse' || asked === 'ask' ? questions[asked] : null
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[17rem_minmax(0,1fr)]">
      <WaitingChecks
        checks={checks}
        open={check}
        more={more}
        onOpen={({ id }) => {
          setChosen(id)
          focusCard()
        }}
      />
      <div ref={panel} className="min-w-0">
        <KeptFocus to="h2">
          <QueueCard check={check} onRelease={() => setAsked('release')}>
            <div className="mt-7 flex flex-wrap gap-3 border-t border-line pt-5" data-no-print>
              <Button loading={decide.isPending && asked === null} onClick={() => take('approve')}>
                Approve{' '}
                <kbd className="font-sans text-xs font-normal opacity-80 pointer-coarse:hidden">A</kbd>
              </Button>
              <Button variant="secondary" onClick={() => setAsked('refuse')}>
                Refuse{' '}
                <kbd className="font-sans text-xs font-normal text-ink-soft pointer-coarse:hidden">R</kbd>
              </Button>
              <Button variant="secondary" onClick={() => setAsked('ask')}>
                Ask again{' '}
                <kbd className="font-sans text-xs font-normal text-ink-soft pointer-coarse:hidden">N</kbd>
              </Button>
            </div>
          </QueueCard>
        </KeptFocus>
      </div>
      {question && (
        <ReasonDialog
          title={question.title}
          description={`${check.member.name}. ${question.text}`}
          label={asked === 'refuse' ? 'Reason' : 'What is missing'}
          hint="The member reads it."
          missing="Please write what the member should know"
          confirmLabel={question.button}
          tone={question.tone}
          pending={decide.isPending}
          onClose={() => setAsked(null)}
          onConfirm={(note) => take(asked === 'refuse' ? 'refuse' : 'ask', note)}
        />
      )}
      {asked === 'release' && <ReleaseDialog user={check.member} onClose={() => setAsked(null)} />}
    </div>
  )
}
