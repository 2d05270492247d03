import type { AdminUser } from '#shared/staff/members-api.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { tick } from '#src/ui/forms/checkbox.tsx'
import { Cell, HeaderCell, RowHeader, Table } from '#src/ui/table.tsx'
import { LicenseBadge, MemberBadges } from './member-badges.tsx'

const nameOf = (user: AdminUser) => `${user.firstName} ${user.lastName}`

export function MembersTable({
  users,
  selected,
  onSelect,
}: {
  users: readonly AdminUser[]
  selected: { has: (id: number) => boolean }
  onSelect: (users: readonly AdminUser[], isSelected: boolean) => void
}) {
  const isAllSelected = users.length > 0 && users.every(({ id }) => selected.has(id))
  return (
    <Table caption="List of members" captionHidden>
      <thead>
        <tr>
          <HeaderCell className="w-8" data-no-print>
            <input
              type="checkbox"
              aria-label="Select all shown"
              checked={isAllSelected}
              onChange={(event) => onSelect(users, event.target.checked)}
              className={tick({ kind: 'box' })}
            />
          </HeaderCell>
          <HeaderCell>Member</HeaderCell>
          <HeaderCell className="max-md:hidden">License</HeaderCell>
          <HeaderCell align="end" className="max-md:pr-0">
            Tokens
          </HeaderCell>
          <HeaderCell className="max-md:hidden">Joined</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id} className={selected.has(user.id) ? 'bg-moss-wash' : ''}>
            <Cell data-no-print>
              <input
                type="checkbox"
                aria-label={`Select ${nameOf(user)}`}
                checked={selected.has(user.id)}
                onChange={(event) => onSelect([user], event.target.checked)}
                className={tick({ kind: 'box' })}
              />
            </Cell>
            <RowHeader>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <MemberName id={user.id} name={nameOf(user)} />
                <MemberBadges user={user} />
              </span>
              <span className="block font-normal text-ink-soft [overflow-wrap:anywhere]">
                {user.companyName ? `${user.companyName}, ` : ''}
                <span className="max-md:block">{user.email}</span>
              </span>
              <span className="mt-1 flex flex-wrap items-center gap-2 font-normal text-ink-soft md:hidden">
                {licenseLabel(user.licenseType)}
                <LicenseBadge status={user.licenseStatus} />
              </span>
            </RowHeader>
            <Cell className="max-md:hidden">
              <span className="block">{licenseLabel(user.licenseType)}</span>
              <LicenseBadge status={user.licenseStatus} />
            </Cell>
            <Cell align="end" className="max-md:pr-0">
              {user.skunkTokens}
            </Cell>
            <Cell className="max-md:hidden">
              <Timestamp at={user.createdAt} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
