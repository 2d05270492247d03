import { ledgerTables } from './ledger.ts'
import { networkTables } from './network.ts'
import { relationTables } from './relations.ts'

/** All derived data except the search documents. */
export const derivedTables = [...networkTables, ...relationTables, ...ledgerTables]

/** Triggers that maintain no data and only refuse. */
export const refusingTriggers = [
  'token_entries_append_only',
  'token_entries_no_delete',
  'audit_log_no_update',
  'audit_log_no_delete',
] as const
