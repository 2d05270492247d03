import { longDate } from '#shared/dates.ts'
import { licenseShortLabel } from '#shared/licenses/catalogue.ts'
import { Cell, HeaderCell, RowHeader, Table } from '#src/ui/table.tsx'
import type { FoundingEntry } from './founding-entries.ts'
import { nameLink, type RenderLink } from './name-link.ts'

type FoundingTableProps = { entries: readonly FoundingEntry[]; renderLink: RenderLink }

/** The holders of the founding places as a table. */
export function FoundingTable({ entries, renderLink }: FoundingTableProps) {
  return (
    <Table caption="Founding members" captionHidden className="mt-2">
      <thead>
        <tr>
          <HeaderCell>No.</HeaderCell>
          <HeaderCell>Member</HeaderCell>
          <HeaderCell>License</HeaderCell>
          <HeaderCell className="max-sm:hidden">Joined</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {entries
          .toSorted((a, b) => a.number - b.number)
          .map(({ number, name, href, license, joined }) => (
            <tr key={number}>
              <RowHeader className="figures">{number}</RowHeader>
              <Cell>
                {name && href
                  ? renderLink({ href, className: nameLink, children: name })
                  : (name ?? 'Not public')}
                <span className="block text-ink-soft sm:hidden">{longDate(joined)}</span>
              </Cell>
              <Cell>{licenseShortLabel(license)}</Cell>
              <Cell className="whitespace-nowrap max-sm:hidden">{longDate(joined)}</Cell>
            </tr>
          ))}
      </tbody>
    </Table>
  )
}
