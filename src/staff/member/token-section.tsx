import * as api from '#shared/staff/members-api.ts'
import { staffListOf } from '#src/staff/call.ts'
import { PagedList } from '#src/staff/pieces/paged-list.tsx'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { Cell, HeaderCell, Table } from '#src/ui/table.tsx'
import { MemberSection } from './member-section.tsx'

const originOf = ({ source, actor }: api.AdminTokenEntry) => `${source.replace('_', ' ')}, ${actor}`

/** A member's ledger, newest entry first. On a phone time and source are below the reason. */
export function TokenSection({ user }: { user: api.AdminUser }) {
  return (
    <MemberSection title={`Token history, balance ${user.skunkTokens}`}>
      <PagedList
        list={staffListOf(api.memberTokens, { params: { id: user.id } })}
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
                    <Timestamp at={entry.createdAt} />
                  </Cell>
                  <Cell align="end">{entry.amount > 0 ? `+${entry.amount}` : entry.amount}</Cell>
                  <Cell>
                    {entry.reason}
                    <span className="block text-ink-soft md:hidden">
                      <Timestamp at={entry.createdAt} />, {originOf(entry)}
                    </span>
                  </Cell>
                  <Cell className="max-md:hidden">{originOf(entry)}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </PagedList>
    </MemberSection>
  )
}
