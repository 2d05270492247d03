/** The messages between the roster screen and the Web Worker that reads the file. */
import type { Header, Mapping } from '#shared/roster/columns.ts'
import type { ImportNotes, RosterRow } from '#shared/roster/roster.ts'

export type ParseRequest = { type: 'open'; file: File } | { type: 'read'; mapping: Mapping }

/** A file that could be opened: its header, the columns as guessed, and the first rows below the header. */
export type OpenedFile = {
  header: Header
  mapping: Mapping
  sample: readonly (readonly string[])[]
  lines: number
}

/** The rows as mapped; `sha256` is of the file and the mapping. */
export type ReadRows = { rows: RosterRow[]; notes: ImportNotes; sha256: string }

export type ParseAnswer =
  | ({ type: 'opened' } & OpenedFile)
  | ({ type: 'read' } & ReadRows)
  | { type: 'refused'; message: string }
