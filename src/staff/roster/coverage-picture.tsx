import { licenseShortLabel, officialLicenses } from '#shared/licenses/catalogue.ts'
import type { CoverageAnswer } from '#shared/roster/api.ts'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { Cell, HeaderCell, RowHeader, Table } from '#src/ui/table.tsx'

type Answer = NonNullable<CoverageAnswer>

const sum = (cells: Answer['cells']) => ({
  licensed: cells.reduce((total, cell) => total + cell.licensed, 0),
  joined: cells.reduce((total, cell) => total + cell.joined, 0),
})

/** Five steps of ink by the share that has joined; none is nobody. */
const tones = ['bg-transparent', 'bg-spruce/15', 'bg-spruce/30', 'bg-spruce/45', 'bg-spruce/60'] as const
const toneOf = ({ licensed, joined }: { licensed: number; joined: number }) =>
  tones[joined === 0 ? 0 : Math.min(4, 1 + Math.floor((joined / licensed) * 4))] ?? tones[0]

/** Counties on the left, license types above: how many licenses each has, and how many of them are members'. */
export function CoveragePicture({ coverage }: { coverage: Answer }) {
  const { cells } = coverage
  const total = sum(cells)
  const counties = [...new Set(cells.map(({ county }) => county))]
    .map((county) => ({ county, ...sum(cells.filter((cell) => cell.county === county)) }))
    .toSorted((a, b) => b.licensed - a.licensed || a.county.localeCompare(b.county))
  const types = [...officialLicenses, null].filter((type) => cells.some((cell) => cell.licenseType === type))
  return (
    <figure>
      <figcaption className="mb-4 max-w-measure text-ink-soft">
        {total.joined.toLocaleString('en-US')} of {total.licensed.toLocaleString('en-US')} valid licenses are
        members'. Each cell shows members of licenses; the darker, the larger the share. Counted{' '}
        <Timestamp at={coverage.at} />.
      </figcaption>
      <Table
        caption="Coverage by county and license type"
        captionHidden
        className="max-h-150 overflow-y-auto"
      >
        <thead>
          <tr>
            <HeaderCell>County</HeaderCell>
            {types.map((type) => (
              <HeaderCell key={type ?? 'unknown'} align="end">
                {type === null ? 'Other types' : licenseShortLabel(type)}
              </HeaderCell>
            ))}
            <HeaderCell align="end">All</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {counties.map(({ county, licensed, joined }) => (
            <tr key={county}>
              <RowHeader className="whitespace-nowrap">{county || 'No county'}</RowHeader>
              {types.map((type) => {
                const cell = cells.find((one) => one.county === county && one.licenseType === type)
                return (
                  <Cell key={type ?? 'unknown'} align="end" className={cell && toneOf(cell)} data-keep-color>
                    {cell ? `${cell.joined}/${cell.licensed}` : ''}
                  </Cell>
                )
              })}
              <Cell align="end" className="font-semibold">
                {joined}/{licensed}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </figure>
  )
}
