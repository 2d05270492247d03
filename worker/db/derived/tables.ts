import { ledgerTables } from './ledger.ts'
import { networkTables } from './network.ts'
import { relationTables } from './relations.ts'

/** Everything but the search documents that the database keeps so that nothing has to be counted. */
export const derivedTables = [...networkTables, ...relationTables, ...ledgerTables]

/** Triggers that keep nothing: they refuse. */
export const refusingTriggers = [
  'token_entries_append_only',
  'token_entries_no_delete',
  'audit_log_no_update',
  'audit_log_no_delete',
] as const
