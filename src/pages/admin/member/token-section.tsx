import type { AdminMember } from '#shared/api/admin-users.ts'
import { When } from '#src/pages/admin/pieces/when.tsx'
import { Cell, HeaderCell, Table } from '#src/ui/table.tsx'
import { MemberSection } from './member-section.tsx'

export function TokenSection({ member }: { member: AdminMember }) {
  return (
    <MemberSection title={`Token history, balance ${member.user.skunkTokens}`}>
      <Table caption="Token history" captionHidden>
        <thead>
          <tr>
            <HeaderCell>When</HeaderCell>
            <HeaderCell align="end">Tokens</HeaderCell>
            <HeaderCell>Reason</HeaderCell>
            <HeaderCell>From</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {member.tokens.map((entry) => (
            <tr key={entry.id}>
              <Cell>
                <When at={entry.createdAt} />
              </Cell>
              <Cell align="end">{entry.amount > 0 ? `+${entry.amount}` : entry.amount}</Cell>
              <Cell className="min-w-48">{entry.reason}</Cell>
              <Cell>
                {entry.source.replace('_', ' ')}, {entry.actor}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </MemberSection>
  )
}
