// Runs in a Web Worker: reading a large file would block the page.
import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/web-worker'
import { findHeader, guessMapping, type Header, type Mapping, type Table } from '#shared/roster/columns.ts'
import { fileKindOf, textOf } from '#shared/roster/files.ts'
import { rosterLimits } from '#shared/roster/limits.ts'
import { readRoster } from '#shared/roster/read.ts'
import type { ParseAnswer, ParseRequest } from './parse.ts'

/** The opened file; a worker reads one. */
let opened: { bytes: ArrayBuffer; table: Table; header: Header } | null = null

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? '' : String(cell)
}

/** The sheet with the most rows: a workbook often begins with a page of notes. */
async function tableOfWorkbook(bytes: ArrayBuffer): Promise<Table> {
  const sheets = await readXlsxFile(bytes)
  const [largest] = sheets.toSorted((a, b) => b.data.length - a.data.length)
  return (largest?.data ?? []).map((row) => row.map(cellText))
}

/** The rows with the blank ones in their place, so that each keeps its line. */
function tableOfText(text: string): Table {
  return Papa.parse<string[]>(text, { skipEmptyLines: false }).data
}

async function open(file: File): Promise<ParseAnswer> {
  const bytes = await file.arrayBuffer()
  const kind = fileKindOf(new Uint8Array(bytes))
  if (kind.kind === 'refused') return { type: 'refused', message: kind.message }
  const table =
    kind.kind === 'csv' ? tableOfText(textOf(new Uint8Array(bytes))) : await tableOfWorkbook(bytes)
  const header = findHeader(table)
  if (table.length <= header.rows) return { type: 'refused', message: 'This file has a header and no rows.' }
  if (table.length > rosterLimits.rows)
    return { type: 'refused', message: `This file has more than ${rosterLimits.rows} rows.` }
  opened = { bytes, table, header }
  return {
    type: 'opened',
    header,
    mapping: guessMapping(header.names),
    sample: table.slice(header.rows, header.rows + 3),
    lines: table.length - header.rows,
  }
}

async function read(mapping: Mapping): Promise<ParseAnswer> {
  if (!opened) return { type: 'refused', message: 'Please choose the file again.' }
  const { rows, notes } = readRoster(opened.table, opened.header, mapping)
  const choice = new TextEncoder().encode(JSON.stringify(mapping))
  const whole = new Blob([opened.bytes, choice])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await whole.arrayBuffer()))
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { type: 'read', rows, notes, sha256 }
}

self.addEventListener('message', ({ data }: MessageEvent<ParseRequest>) => {
  const work = data.type === 'open' ? open(data.file) : read(data.mapping)
  work
    .catch((): ParseAnswer => ({
      type: 'refused',
      message: 'This file cannot be read. Open it in Excel, and save it as .xlsx or CSV.',
    }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Worker's takes none
    .then((answer) => self.postMessage(answer))
    .catch(() => undefined)
})
