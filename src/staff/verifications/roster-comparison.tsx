import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { longDate, utcDay } from '#shared/dates.ts'
import { licenseLabelOf } from '#shared/licenses/catalogue.ts'
import * as rosterApi from '#shared/roster/api.ts'
import type { Difference, Match } from '#shared/roster/match.ts'
import type { Verification } from '#shared/staff/inboxes-api.ts'
import { verificationMatch } from '#shared/staff/verification-match.ts'
import { staffQueryOf } from '#src/staff/call.ts'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SkeletonText } from '#src/ui/skeleton.tsx'
import { Cell, HeaderCell, RowHeader, Table } from '#src/ui/table.tsx'

const none = '–'

type Line = { label: string; difference?: Difference; claim: string; rivals: string[]; row: string }

function linesOf(check: Verification, row: rosterApi.ListedLicense | null): Line[] {
  const { member, sameNumber } = check
  return [
    {
      label: 'Name',
      difference: 'name',
      claim: member.companyName ?? member.name,
      rivals: sameNumber.map((rival) => rival.companyName ?? rival.name),
      row: row
        ? [row.businessName, row.tradeName && `doing business as ${row.tradeName}`].filter(Boolean).join(', ')
        : none,
    },
    {
      label: 'License number',
      difference: 'number',
      claim: check.licenseNumber ?? none,
      rivals: sameNumber.map(() => 'The same'),
      row: row?.number ?? none,
    },
    {
      label: 'License type',
      difference: 'type',
      claim: licenseLabelOf(check.licenseType),
      rivals: sameNumber.map((rival) => licenseLabelOf(rival.licenseType)),
      row: row ? (row.licenseType ? licenseLabelOf(row.licenseType) : row.typeText) : none,
    },
    {
      label: 'Place',
      difference: 'city',
      claim: member.city ?? none,
      rivals: sameNumber.map((rival) => rival.city ?? none),
      row: [row?.city, row?.county && `${row.county} County`].filter(Boolean).join(', ') || none,
    },
    {
      label: 'Status',
      difference: 'status',
      claim: none,
      rivals: sameNumber.map((rival) =>
        rival.licenseStatus === 'verified' ? 'Verified here' : 'Not verified',
      ),
      row: row?.status || none,
    },
    {
      label: 'Expires',
      difference: 'expired',
      claim: none,
      rivals: sameNumber.map(() => none),
      row: row?.expiresOn ? longDate(row.expiresOn) : none,
    },
  ]
}

const verdicts: Record<Match<unknown>['kind'], { tone: 'moss' | 'gold' | 'rust'; text: string }> = {
  exact: { tone: 'moss', text: 'Exact match' },
  number: { tone: 'gold', text: 'The number is on the list, with differences' },
  similar: { tone: 'gold', text: 'A similar name is on the list' },
  none: { tone: 'rust', text: 'No row supports this claim' },
}

/** The claim beside the row of the state's list and other members with its number; what differs is marked. */
export function RosterComparison({ check }: { check: Verification }) {
  const [today] = useState(() => utcDay(Date.now()))
  const { roster, member } = check
  const name = member.companyName ?? ''
  const byNumber = verificationMatch(check, today)
  const asksByName = roster !== null && byNumber.kind === 'none' && name !== ''
  const similar = useQuery({
    ...staffQueryOf(rosterApi.similarRows, { query: { q: name } }),
    enabled: asksByName,
  })
  if (roster === null)
    return (
      <p className="mt-5 text-ink-soft">
        No list of the state is published, so this claim rests on its documents.
      </p>
    )
  if (asksByName && similar.isPending) return <SkeletonText lines={4} />
  const match = asksByName ? verificationMatch(check, today, similar.data ?? []) : byNumber
  const row = match.kind === 'none' ? null : match.row
  const differences = match.kind === 'none' ? [] : match.differences
  const { tone, text } = verdicts[match.kind]
  return (
    <section aria-labelledby="roster" className="mt-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="roster" className="text-lg">
          The state's list of {longDate(roster.asOf)}
        </h3>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {asksByName && similar.isError && (
        <Notice tone="danger" className="mt-3">
          The search by name failed. Reload the page to try again.
        </Notice>
      )}
      {(row !== null || check.sameNumber.length > 0) && (
        <Table caption="The claim and the list" captionHidden className="mt-3">
          <thead>
            <tr>
              <HeaderCell>
                <span className="sr-only">Detail</span>
              </HeaderCell>
              <HeaderCell>The claim</HeaderCell>
              {check.sameNumber.map((rival) => (
                <HeaderCell key={rival.id}>
                  <MemberName id={rival.id} name={rival.name} />
                </HeaderCell>
              ))}
              {row && <HeaderCell>The list</HeaderCell>}
            </tr>
          </thead>
          <tbody>
            {linesOf(check, row).map((line) => {
              const differs = line.difference !== undefined && differences.includes(line.difference)
              return (
                <tr key={line.label} className={differs ? 'bg-gold-wash' : ''}>
                  <RowHeader className="pl-2">
                    {line.label}
                    {differs && <span className="block text-xs font-semibold text-gold-ink">Differs</span>}
                  </RowHeader>
                  <Cell>{line.claim}</Cell>
                  {line.rivals.map((text, index) => (
                    <Cell key={check.sameNumber[index]?.id}>{text}</Cell>
                  ))}
                  {row && <Cell>{line.row}</Cell>}
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
      {match.kind !== 'none' && match.others > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          The list holds this number {match.others + 1} times; the closest row is shown.
        </p>
      )}
    </section>
  )
}
