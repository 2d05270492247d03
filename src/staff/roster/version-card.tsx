import { useState } from 'react'
import type { RosterVersion } from '#shared/roster/api.ts'
import * as api from '#shared/roster/api.ts'
import { longDate } from '#shared/dates.ts'
import { staffCall } from '#src/staff/call.ts'
import { useAdminAction } from '#src/staff/use-admin-action.ts'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { toast } from '#src/lib/toast-store.ts'

const states = {
  draft: { label: 'Interrupted', tone: 'neutral' },
  ready: { label: 'Not published yet', tone: 'gold' },
  published: { label: 'Published', tone: 'moss' },
  replaced: { label: 'Replaced', tone: 'neutral' },
} as const

const kinds = ['new', 'changed', 'gone', 'lapsed'] as const
const kindLabels = { new: 'New', changed: 'Changed', gone: 'Gone', lapsed: 'Lapsed' } as const

const number = (value: number) => value.toLocaleString('en-US')

/** The difference from the version that was published before, with examples of each kind. */
function Difference({ difference }: { difference: NonNullable<RosterVersion['difference']> }) {
  return (
    <dl className="mt-5 grid grid-cols-2 gap-4 md:grid-cols-4">
      {kinds.map((kind) => {
        const examples = difference.examples.filter((example) => example.kind === kind)
        return (
          <div key={kind} className="min-w-0 border-t border-line pt-3">
            <dt className="text-sm text-ink-soft">{kindLabels[kind]}</dt>
            <dd>
              <span className="font-display text-2xl figures">{number(difference[kind])}</span>
              {examples.length > 0 && (
                <details className="mt-1 text-sm">
                  <summary className="inline-flex min-h-6 items-center rounded-xs text-spruce underline underline-offset-3">
                    Which
                  </summary>
                  <ul className="mt-1 grid gap-1 wrap-anywhere">
                    {examples.map((example) => (
                      <li key={example.number}>
                        {example.name} <span className="font-mono text-ink-soft">{example.number}</span>
                      </li>
                    ))}
                    {difference[kind] > examples.length && (
                      <li>and {number(difference[kind] - examples.length)} more</li>
                    )}
                  </ul>
                </details>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** What the import could not read or recognize. */
function Notes({ notes }: { notes: RosterVersion['notes'] }) {
  const { unreadable, unreadableRows, unknownTypes, duplicates } = notes
  if (unreadable + unknownTypes.length + duplicates.length === 0) return null
  return (
    <Notice tone="amber" className="mt-5" title="Please look at these rows">
      <ul className="mt-1 grid gap-1">
        {unreadableRows.map(({ line, reason }) => (
          <li key={line}>
            Line {line}: {reason}. The row was left out.
          </li>
        ))}
        {unreadable > unreadableRows.length && (
          <li>And {number(unreadable - unreadableRows.length)} more rows that cannot be read.</li>
        )}
        {unknownTypes.map((type) => (
          <li key={type.text}>
            The type “{type.text || 'empty'}” is not one of the 13 ({number(type.rows)} rows). They are kept,
            and match no claim exactly.
          </li>
        ))}
        {duplicates.map((duplicate) => (
          <li key={duplicate.number}>
            The number {duplicate.number} stands in the lines {duplicate.lines.join(', ')}. All are kept.
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** One version of the list, with what may be done with it. */
export function VersionCard({ version }: { version: RosterVersion }) {
  const [asks, setAsks] = useState(false)
  const publish = useAdminAction(() => staffCall(api.publish, { params: { id: version.id } }), {
    failed: 'The list was not published',
  })
  const discard = useAdminAction(() => staffCall(api.discard, { params: { id: version.id } }), {
    failed: 'The import was not discarded',
    done: 'Import discarded',
  })
  const { label, tone } = states[version.state]
  const isRestored = version.state === 'replaced'
  const canPublish = version.state === 'ready' || (isRestored && version.hasRows)
  const isOpen = version.state === 'ready' || version.state === 'draft'
  const verb = isRestored ? 'Restore' : 'Publish'
  return (
    <article
      aria-labelledby={`version-${version.id}`}
      className="min-w-0 rounded-lg border border-line bg-surface p-5 md:p-7"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 id={`version-${version.id}`} className="text-xl">
          List of {longDate(version.asOf)}
        </h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
        {number(version.rows)} licenses from {version.fileName}, imported by {version.actor},{' '}
        <Timestamp at={version.createdAt} />
        {version.publishedAt && (
          <>
            ; published <Timestamp at={version.publishedAt} />
          </>
        )}
      </p>
      {version.difference && version.state !== 'replaced' && <Difference difference={version.difference} />}
      {version.state !== 'replaced' && <Notes notes={version.notes} />}
      {(canPublish || isOpen) && (
        <div className="mt-5 flex flex-wrap gap-3" data-no-print>
          {canPublish && (
            <Button variant={isRestored ? 'secondary' : 'primary'} onClick={() => setAsks(true)}>
              {verb} this list
            </Button>
          )}
          {isOpen && (
            <Button variant="secondary" loading={discard.isPending} onClick={() => discard.mutate(undefined)}>
              Discard
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={`${verb} the list of ${longDate(version.asOf)}?`}
        description="Claims are compared with it from now on. Members whose verified license it does not support go back to the queue; their badge stays until you decide."
        confirmLabel={verb}
        tone="primary"
        pending={publish.isPending}
        onConfirm={() =>
          publish.mutate(undefined, {
            onSuccess: (answer) => {
              const { flagged } = answer as { flagged: number }
              setAsks(false)
              toast({
                title: 'The list is published',
                description:
                  flagged === 0
                    ? 'Every verified license still stands on it.'
                    : `${flagged === 1 ? '1 license needs' : `${flagged} licenses need`} another look.`,
              })
            },
          })
        }
      />
    </article>
  )
}
