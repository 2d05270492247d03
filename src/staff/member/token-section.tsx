import type { AdminTokenEntry, AdminUser } from '#shared/staff/members-api.ts'
import { ListPart } from '#src/staff/pieces/list-part.tsx'
import { When } from '#src/staff/pieces/when.tsx'
import { Cell, HeaderCell, Table } from '#src/ui/table.tsx'
import { MemberSection } from './member-section.tsx'

const from = ({ source, actor }: AdminTokenEntry) => `${source.replace('_', ' ')}, ${actor}`

/** The whole ledger of a member, the newest entry first. On a phone time and source stand below the reason. */
export function TokenSection({ user }: { user: AdminUser }) {
  return (
    <MemberSection title={`Token history, balance ${user.skunkTokens}`}>
      <ListPart<AdminTokenEntry>
        path={`/api/admin/users/${user.id}/tokens`}
        failed="Failed to fetch the token history"
        empty={null}
      >
        {(entries) => (
          <Table caption="Token history" captionHidden>
            <thead>
              <tr>
                <HeaderCell className="max-md:hidden">When</HeaderCell>
                <HeaderCell align="end" className="max-md:w-px">
                  Tokens
                </HeaderCell>
                <HeaderCell className="md:w-1/2">Reason</HeaderCell>
                <HeaderCell className="max-md:hidden">From</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <Cell className="max-md:hidden">
                    <When at={entry.createdAt} />
                  </Cell>
                  <Cell align="end">{entry.amount > 0 ? `+${entry.amount}` : entry.amount}</Cell>
                  <Cell>
                    {entry.reason}
                    <span className="block text-ink-soft md:hidden">
                      <When at={entry.createdAt} />, {from(entry)}
                    </span>
                  </Cell>
                  <Cell className="max-md:hidden">{from(entry)}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </ListPart>
    </MemberSection>
  )
}
