import { compare } from './comparison.ts'

/** A contentless full-text table and the documents that it indexes. */
export type SearchTable = {
  name: string
  triggers: readonly string[]
  columns: string
  /** Selects the rowid and the columns. */
  documents: string
}

export const searchTables: readonly SearchTable[] = [
  {
    name: 'admin_members',
    triggers: [
      'admin_members_insert',
      'admin_members_first_listing',
      'admin_members_update',
      'admin_members_delete',
    ],
    columns: 'text, flags',
    documents: `SELECT id,
        first_name || ' ' || last_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || referral_code || ' '
          || phone_number || ' ' || substr(phone_number, -7) || ' ' || coalesce(license_number, '') || ' ' || name_words,
        'type' || account_type || ' license' || replace(license_type, '_', '') || ' status' || license_status || ' founding'
          || (founding_number IS NOT NULL) || ' sample' || is_sample_data || ' admin' || is_admin
      FROM users WHERE claim <> 'pending'`,
  },
  {
    name: 'audit_search',
    triggers: ['audit_search_insert'],
    columns: 'actor, action, target, note',
    documents: `SELECT id, actor, action, target, coalesce(note, '') || ' ' || coalesce(before, '') || ' ' || coalesce(after, '')
      FROM audit_log`,
  },
  {
    name: 'roster_search',
    triggers: ['roster_search_insert', 'roster_search_delete'],
    columns: 'text, facets',
    documents: `SELECT id, business_name || ' ' || coalesce(trade_name, '') || ' ' || coalesce(city, ''),
        'v' || version_id || ' ' || replace(coalesce(license_type, 'unknown'), '_', '')
      FROM roster_rows`,
  },
  {
    name: 'directory',
    triggers: ['directory_insert', 'directory_first_listing', 'directory_update', 'directory_delete'],
    columns: 'words, facets',
    documents: `SELECT p.place, d.words, d.facets FROM directory_documents d JOIN directory_places p ON p.user_id = d.user_id
      JOIN users u ON u.id = d.user_id WHERE u.claim <> 'pending'`,
  },
]

/**
 * Statements that compare a full-text table with a recomputed one: `make` and `drop` the recomputed table and the
 * vocabulary of both; `differences` selects what differs. `schema` holds the temporary tables: 'temp' leaves the
 * database unchanged where that is allowed. `every: 'place'` compares each word's position in each document;
 * `every: 'word'` only counts, for large databases.
 */
export function searchComparison(
  table: SearchTable,
  { schema, every }: { schema: 'main' | 'temp'; every: 'place' | 'word' },
): { make: string[]; differences: string; drop: string[] } {
  const { name, columns, documents } = table
  const recomputed = `recomputed_${name}`
  const [kind, key, value] =
    every === 'place'
      ? ['instance', `doc || ' ' || col || ' ' || offset`, 'term']
      : ['col', `term || ' ' || col`, `doc || '/' || cnt`]
  return {
    make: [
      `CREATE VIRTUAL TABLE ${schema}.${recomputed} USING fts5(${columns}, content = '', contentless_delete = 1,
         tokenize = 'unicode61 remove_diacritics 2')`,
      `INSERT INTO ${schema}.${recomputed} (rowid, ${columns}) ${documents}`,
      `CREATE VIRTUAL TABLE ${schema}.words_of_${name} USING fts5vocab(${schema === 'temp' ? 'main, ' : ''}${name}, ${kind})`,
      `CREATE VIRTUAL TABLE ${schema}.words_of_${recomputed} USING fts5vocab(${recomputed}, ${kind})`,
    ],
    differences: compare(
      `SELECT ${key} AS key, ${value} AS value FROM ${schema}.words_of_${name}
       UNION ALL SELECT 'document', rowid FROM ${name}`,
      `SELECT ${key} AS key, ${value} AS value FROM ${schema}.words_of_${recomputed}
       UNION ALL SELECT 'document', rowid FROM ${schema}.${recomputed}`,
    ),
    drop: [`words_of_${recomputed}`, `words_of_${name}`, recomputed].map(
      (tableName) => `DROP TABLE ${schema}.${tableName}`,
    ),
  }
}
