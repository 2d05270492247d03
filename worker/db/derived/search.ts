import { compare } from './comparison.ts'

/** A full-text table without content, with the documents that it has to hold. */
export type SearchTable = {
  name: string
  triggers: readonly string[]
  columns: string
  /** Answers the rowid and the columns. */
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
          || phone_number || ' ' || coalesce(license_number, ''),
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
    name: 'directory',
    triggers: ['directory_insert', 'directory_first_listing', 'directory_update', 'directory_delete'],
    columns: 'words, facets',
    documents: `SELECT p.place, d.words, d.facets FROM directory_documents d JOIN directory_places p ON p.user_id = d.user_id
      JOIN users u ON u.id = d.user_id WHERE u.claim <> 'pending'`,
  },
]

/**
 * The statements that compare a full-text table with one made anew: `make` and `drop` a table of the recomputed documents
 * and the words of both; `differences` answers as those of a derived table do. `schema` is where the made ones go:
 * 'temp' leaves the database as it is, where temporary tables may be made. `every: 'place'` compares each word's place
 * in each document; `every: 'word'` how many documents have it how often, for very many members.
 */
export function searchComparison(
  table: SearchTable,
  { schema, every }: { schema: 'main' | 'temp'; every: 'place' | 'word' },
): { make: string[]; differences: string; drop: string[] } {
  const { name, columns, documents } = table
  const made = `recomputed_${name}`
  const [kind, key, value] =
    every === 'place'
      ? ['instance', `doc || ' ' || col || ' ' || offset`, 'term']
      : ['col', `term || ' ' || col`, `doc || '/' || cnt`]
  return {
    make: [
      `CREATE VIRTUAL TABLE ${schema}.${made} USING fts5(${columns}, content = '', contentless_delete = 1,
         tokenize = 'unicode61 remove_diacritics 2')`,
      `INSERT INTO ${schema}.${made} (rowid, ${columns}) ${documents}`,
      `CREATE VIRTUAL TABLE ${schema}.words_of_${name} USING fts5vocab(${schema === 'temp' ? 'main, ' : ''}${name}, ${kind})`,
      `CREATE VIRTUAL TABLE ${schema}.words_of_${made} USING fts5vocab(${made}, ${kind})`,
    ],
    differences: compare(
      `SELECT ${key} AS key, ${value} AS value FROM ${schema}.words_of_${name}
       UNION ALL SELECT 'document', rowid FROM ${name}`,
      `SELECT ${key} AS key, ${value} AS value FROM ${schema}.words_of_${made}
       UNION ALL SELECT 'document', rowid FROM ${schema}.${made}`,
    ),
    drop: [`words_of_${made}`, `words_of_${name}`, made].map((each) => `DROP TABLE ${schema}.${each}`),
  }
}
