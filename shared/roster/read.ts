/** Reads the rows of the state's list out of a table. */
import { dayFrom } from './days.ts'
import { type Header, type Mapping, type RosterField, rosterFields, type Table } from './columns.ts'
import { rosterLimits } from './limits.ts'
import { licenseKey } from './number.ts'
import type { ImportNotes, RosterRow } from './roster.ts'
import { officialTypeFrom } from './types.ts'

type Read = { readonly row: RosterRow } | { readonly reason: string } | null

const controls = /[\p{Cc}\u2028-\u202E\u2066-\u2069]+/gu

function cellsOf(cells: readonly string[], mapping: Mapping): Record<RosterField, string> {
  return Object.fromEntries(
    rosterFields.map(({ id }) => {
      const column = mapping[id]
      const cell = column === null ? '' : (cells[column] ?? '')
      return [id, cell.toWellFormed().replaceAll(controls, ' ').replaceAll(/\s+/g, ' ').trim()]
    }),
  ) as Record<RosterField, string>
}

/** One row, why it cannot be read, or null for an empty one. */
function readRow(cells: readonly string[], line: number, mapping: Mapping): Read {
  const of = cellsOf(cells, mapping)
  if (cells.every((cell) => cell.trim() === '')) return null
  if (Object.values(of).some((cell) => cell.length > rosterLimits.cell))
    return { reason: `A cell is longer than ${rosterLimits.cell} characters` }
  if (licenseKey(of.number) === '') return { reason: 'No license number' }
  if (of.businessName === '' && of.tradeName === '') return { reason: 'No business name' }
  const [issuedOn, expiresOn] = [dayFrom(of.issuedOn), dayFrom(of.expiresOn)]
  if (of.issuedOn && !issuedOn) return { reason: `'${of.issuedOn}' is not a date` }
  if (of.expiresOn && !expiresOn) return { reason: `'${of.expiresOn}' is not a date` }
  return {
    row: {
      line,
      number: of.number,
      businessName: of.businessName || of.tradeName,
      tradeName: of.tradeName || null,
      typeText: of.type,
      licenseType: officialTypeFrom(of.type),
      status: of.status,
      issuedOn,
      expiresOn,
      city: of.city || null,
      county: of.county.replace(/ county$/i, '') || null,
      endorsements: of.endorsements || null,
    },
  }
}

/** Every row below the header, and what could not be read or recognized. Duplicate numbers are kept and named. */
export function readRoster(
  table: Table,
  header: Header,
  mapping: Mapping,
): { rows: RosterRow[]; notes: ImportNotes } {
  const rows: RosterRow[] = []
  const unreadableRows: { line: number; reason: string }[] = []
  let unreadable = 0
  const unknown = new Map<string, number>()
  const lines = new Map<string, { number: string; lines: number[] }>()
  for (const [index, cells] of table.entries()) {
    if (index < header.rows) continue
    const line = index + 1
    const read = readRow(cells, line, mapping)
    if (read === null) continue
    if ('reason' in read) {
      unreadable += 1
      if (unreadableRows.length < rosterLimits.named) unreadableRows.push({ line, reason: read.reason })
      continue
    }
    const { row } = read
    rows.push(row)
    if (row.licenseType === null) unknown.set(row.typeText, (unknown.get(row.typeText) ?? 0) + 1)
    const key = licenseKey(row.number)
    const same = lines.get(key)
    if (same) same.lines.push(line)
    else lines.set(key, { number: row.number, lines: [line] })
  }
  return {
    rows,
    notes: {
      unreadable,
      unreadableRows,
      unknownTypes: [...unknown].slice(0, rosterLimits.named).map(([text, count]) => ({ text, rows: count })),
      duplicates: [...lines.values()]
        .filter((entry) => entry.lines.length > 1)
        .slice(0, rosterLimits.named)
        .map((entry) => ({ number: entry.number, lines: entry.lines.slice(0, 10) })),
    },
  }
}
