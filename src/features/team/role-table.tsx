import { Check, ChevronDown } from 'lucide-react'
import { mayInTeam, teamActions, teamRoles } from '#shared/team/roles.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Cell, HeaderCell, RowHeader, Table } from '#src/ui/table.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { roleNames } from './role-names.ts'

const rows = Object.entries(teamActions) as [keyof typeof teamActions, { label: string }][]

/** What each role may do, from the table by which the server decides. */
export function RoleTable() {
  return (
    <details className="group mt-6 border-y border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-sm font-semibold">
        What each role can do
        <Icon as={ChevronDown} className="text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <Table caption="What each role can do" captionHidden className="pb-3">
        <thead>
          <tr>
            <HeaderCell>Action</HeaderCell>
            {teamRoles.map((role) => (
              <HeaderCell key={role} className="text-center">
                {roleNames[role]}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([action, { label }]) => (
            <tr key={action}>
              <RowHeader className="font-normal">{label}</RowHeader>
              {teamRoles.map((role) => (
                <Cell key={role} className="text-center">
                  {mayInTeam(role, action) ? (
                    <>
                      <Icon as={Check} size="sm" className="inline text-moss" />
                      <VisuallyHidden>Yes</VisuallyHidden>
                    </>
                  ) : (
                    <VisuallyHidden>No</VisuallyHidden>
                  )}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}
