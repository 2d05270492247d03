import type { AdminMember } from '#shared/api/admin-users.ts'
import { MemberName } from '#src/pages/admin/pieces/member-name.tsx'
import { When } from '#src/pages/admin/pieces/when.tsx'
import { Cell, HeaderCell, Table } from '#src/ui/table.tsx'
import { MemberSection } from './member-section.tsx'

const reasons = {
  self_referral: 'own link',
  former_member: 'former member',
  license_refused: 'license refused',
  fraud: 'fraud',
} as const

export function ReferralSection({ referrals }: Pick<AdminMember, 'referrals'>) {
  return (
    <MemberSection title="Referrals" empty={referrals.length === 0 && 'Nobody joined through this link yet.'}>
      <Table caption="Referrals" captionHidden>
        <thead>
          <tr>
            <HeaderCell>Member</HeaderCell>
            <HeaderCell>State</HeaderCell>
            <HeaderCell>When</HeaderCell>
            <HeaderCell align="end">Tokens</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {referrals.map((item) => (
            <tr key={item.id}>
              <Cell>{item.member ? <MemberName {...item.member} /> : 'A former member'}</Cell>
              <Cell>
                {item.status.replace('_', ' ')}
                {item.reason && `, ${reasons[item.reason]}`}
              </Cell>
              <Cell>
                <When at={item.createdAt} />
              </Cell>
              <Cell align="end">{item.amount}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </MemberSection>
  )
}
