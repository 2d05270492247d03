import * as api from '#shared/staff/members-api.ts'
import { staffListOf } from '#src/staff/call.ts'
import { PagedList } from '#src/staff/pieces/paged-list.tsx'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { Cell, HeaderCell, Table } from '#src/ui/table.tsx'
import { MemberSection } from './member-section.tsx'

const reasons = {
  self_referral: 'own link',
  former_member: 'former member',
  license_refused: 'license refused',
  fraud: 'fraud',
} as const

/** The registrations through a member's link, newest first. On a phone the time is below the name. */
export function ReferralSection({ userId }: { userId: number }) {
  return (
    <MemberSection title="Referrals">
      <PagedList
        list={staffListOf(api.memberReferrals, { params: { id: userId } })}
        failed="Failed to fetch the referrals"
        empty={<p className="text-ink-soft">Nobody joined through this link yet.</p>}
      >
        {(referrals) => (
          <Table caption="Referrals" captionHidden>
            <thead>
              <tr>
                <HeaderCell>Member</HeaderCell>
                <HeaderCell>State</HeaderCell>
                <HeaderCell className="max-md:hidden">When</HeaderCell>
                <HeaderCell align="end">Tokens</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {referrals.map((item) => (
                <tr key={item.id}>
                  <Cell>
                    {item.member ? <MemberName {...item.member} /> : 'A former member'}
                    <span className="block text-ink-soft md:hidden">
                      <Timestamp at={item.createdAt} />
                    </span>
                  </Cell>
                  <Cell>
                    {item.status.replace('_', ' ')}
                    {item.reason && `, ${reasons[item.reason]}`}
                  </Cell>
                  <Cell className="max-md:hidden">
                    <Timestamp at={item.createdAt} />
                  </Cell>
                  <Cell align="end">{item.amount}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </PagedList>
    </MemberSection>
  )
}
