import { useState } from 'react'
import * as api from '#shared/staff/inboxes-api.ts'
import type { RewardStep } from '#shared/staff/inboxes-input.ts'
import { rewardTiers } from '#shared/tokens/reward-tiers.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { staffCall, staffListOf } from '#src/staff/call.ts'
import { useAdminAction } from '#src/staff/use-admin-action.ts'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { ReasonDialog } from '#src/staff/pieces/reason-dialog.tsx'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextInput } from '#src/ui/forms/input.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { Inbox, InboxRow } from './inbox.tsx'

const tones = { requested: 'gold', scheduled: 'sky', delivered: 'moss' } as const

const tierName = (id: string) => rewardTiers.find((tier) => tier.id === id)?.name ?? id

/** Rewards that staff deliver, such as the event and the newsletter. */
export function RewardInbox() {
  return (
    <Inbox
      title="Rewards"
      note="What members asked for and staff deliver. Placements and ads run by themselves."
      listFor={(state) => staffListOf(api.rewards, { query: { state } })}
      tabs={{ open: 'To deliver', done: 'Delivered' }}
      empty={{ open: 'No reward waits', done: 'Nothing delivered yet' }}
    >
      {(item) => <Reward item={item} />}
    </Inbox>
  )
}

function Reward({ item }: { item: api.RewardItem }) {
  const [nextStatus, setNextStatus] = useState<'scheduled' | 'delivered' | null>(null)
  const [date, setDate] = useState('')
  const step = useAdminAction(
    (body: RewardStep) => staffCall(api.moveReward, { params: { id: item.id }, body }),
    { failed: 'The reward was not updated', done: 'Saved. The member is notified.' },
  )
  return (
    <>
      <InboxRow
        actions={
          item.status !== 'delivered' && (
            <>
              {item.status === 'requested' && (
                <Button size="sm" variant="secondary" onClick={() => setNextStatus('scheduled')}>
                  Schedule
                </Button>
              )}
              <Button size="sm" onClick={() => setNextStatus('delivered')}>
                Mark as delivered
              </Button>
            </>
          )
        }
      >
        <h2 className="text-xl">{tierName(item.tierId)}</h2>
        <p className="mt-1">
          <MemberName {...item.member} />
          {item.member.companyName && `, ${item.member.companyName}`}, {tokenLabel(item.member.skunkTokens)},{' '}
          <TextLink href={`mailto:${encodeURIComponent(item.member.email)}`}>{item.member.email}</TextLink>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone={tones[item.status]} className="capitalize">
            {item.status}
          </Badge>
          <span>
            Asked <Timestamp at={item.requestedAt} />
          </span>
          {item.startsAt && (
            <span>
              for <Timestamp at={item.startsAt} day />
            </span>
          )}
          {item.deliveredAt && (
            <span>
              delivered <Timestamp at={item.deliveredAt} />
            </span>
          )}
          {item.note && <span>“{item.note}”</span>}
        </p>
      </InboxRow>
      {nextStatus && (
        <ReasonDialog
          title={nextStatus === 'scheduled' ? 'Schedule the reward' : 'Mark as delivered'}
          description={`${tierName(item.tierId)} for ${item.member.name}. The member is notified.`}
          label="Note"
          required={false}
          confirmLabel={nextStatus === 'scheduled' ? 'Schedule' : 'Mark as delivered'}
          pending={step.isPending}
          onClose={() => setNextStatus(null)}
          onConfirm={(note) =>
            step.mutate(
              // A day typed for scheduling does not apply to a delivery.
              { status: nextStatus, note, ...(nextStatus === 'scheduled' && date && { startsAt: date }) },
              { onSuccess: () => setNextStatus(null) },
            )
          }
        >
          {nextStatus === 'scheduled' && item.endsAt === null && (
            <Field label="Day" optional>
              <TextInput type="date" value={date} onChange={(event) => setDate(event.target.value)} />
            </Field>
          )}
        </ReasonDialog>
      )}
    </>
  )
}
