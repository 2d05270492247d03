import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { utcDay } from '#shared/dates.ts'
import { findHeader, guessMapping, headerKey } from '#shared/roster/columns.ts'
import { textOf } from '#shared/roster/files.ts'
import { rosterLimits } from '#shared/roster/limits.ts'
import { readRoster } from '#shared/roster/read.ts'
import type { Database } from '#worker/db/client.ts'
import { publishVersion } from '#worker/features/roster/publish.ts'
import { beginVersion, completeVersion, insertRows } from '#worker/features/roster/repo.ts'

/** A list of invented businesses in the columns of the state's file. */
const sampleRoster = join(import.meta.dirname, 'sample-roster.csv')

/** Imports and publishes the sample list as staff would; a store that has it keeps it as it is. */
export async function addSampleRoster(db: Database, now: number): Promise<void> {
  const bytes = readFileSync(sampleRoster)
  const table = Papa.parse<string[]>(textOf(bytes)).data
  const header = findHeader(table)
  const { rows, notes } = readRoster(table, header, guessMapping(header.names))
  const version = await beginVersion(db, {
    fileName: 'sample-roster.csv',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    asOf: utcDay(now),
    rows: rows.length,
    notes,
    header: headerKey(header.names),
    mapping: null,
    actor: 'seed',
    now,
  })
  if (version?.state !== 'draft') return
  for (let from = 0; from < rows.length; from += rosterLimits.piece)
    await insertRows(db, version.id, rows.slice(from, from + rosterLimits.piece))
  await completeVersion(db, version.id, now)
  await publishVersion(db, { id: version.id, actor: 'seed', now })
}
