import { longDate } from '#shared/dates.ts'
import { licenseShortLabel } from '#shared/licenses/catalogue.ts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FoundingEntry } from './founding-entries.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Cell, HeaderCell, RowHeader, Table } from '#src/ui/table.tsx'

export type RenderLink = (link: { href: string; className: string; children: ReactNode }) => ReactNode

export const nameLink =
  'font-semibold text-ink underline decoration-line-strong underline-offset-3 hover:decoration-2'

/** The facts of the sheet as an accessible table. */
export function FoundingList({
  entries,
  renderLink,
}: {
  entries: readonly FoundingEntry[]
  renderLink: RenderLink
}) {
  return (
    <details className="group mt-4 border-t border-line pt-3">
      <summary className="flex w-fit items-center gap-1.5 rounded-sm py-1 text-sm font-semibold text-spruce">
        List of founding members
        <Icon as={ChevronDown} size="sm" className="transition-transform group-open:rotate-180" />
      </summary>
      {entries.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">No founding place is taken yet.</p>
      ) : (
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
      )}
    </details>
  )
}
