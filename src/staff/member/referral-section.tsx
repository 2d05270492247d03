import type { AdminReferral } from '#shared/staff/members-api.ts'
import { ListPart } from '#src/staff/pieces/list-part.tsx'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { When } from '#src/staff/pieces/when.tsx'
import { Cell, HeaderCell, Table } from '#src/ui/table.tsx'
import { MemberSection } from './member-section.tsx'

const reasons = {
  self_referral: 'own link',
  former_member: 'former member',
  license_refused: 'license refused',
  fraud: 'fraud',
} as const

/** Everybody whom a member brought, the newest first. On a phone the time stands below the name. */
export function ReferralSection({ userId }: { userId: number }) {
  return (
    <MemberSection title="Referrals">
      <ListPart<AdminReferral>
        path={`/api/admin/users/${userId}/referrals`}
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
                      <When at={item.createdAt} />
                    </span>
                  </Cell>
                  <Cell>
                    {item.status.replace('_', ' ')}
                    {item.reason && `, ${reasons[item.reason]}`}
                  </Cell>
                  <Cell className="max-md:hidden">
                    <When at={item.createdAt} />
                  </Cell>
                  <Cell align="end">{item.amount}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </ListPart>
    </MemberSection>
  )
}
