/** The columns of the state's list: which there are, and how a file's header names them. */

export const rosterFields = [
  {
    id: 'number',
    label: 'License number',
    required: true,
    spellings: [
      'license number',
      'license no',
      'license',
      'license id',
      'number',
      'lic number',
      'licence number',
    ],
  },
  {
    id: 'businessName',
    label: 'Business name',
    required: true,
    spellings: [
      'business name',
      'legal name',
      'business legal name',
      'name',
      'company',
      'company name',
      'licensee',
      'licensee name',
      'license holder',
      'entity name',
    ],
  },
  {
    id: 'tradeName',
    label: 'Doing business as',
    required: false,
    spellings: [
      'doing business as',
      'dba',
      'dba name',
      'trade name',
      'doing business as dba',
      'assumed name',
    ],
  },
  {
    id: 'type',
    label: 'License type',
    required: true,
    spellings: ['license type', 'type', 'license category', 'type of license', 'licence type'],
  },
  { id: 'status', label: 'Status', required: false, spellings: ['status', 'license status'] },
  {
    id: 'issuedOn',
    label: 'Issue date',
    required: false,
    spellings: [
      'issue date',
      'issued',
      'date issued',
      'license issue date',
      'issued date',
      'effective date',
      'start date',
      'license issued',
    ],
  },
  {
    id: 'expiresOn',
    label: 'Expiry date',
    required: false,
    spellings: [
      'expiry date',
      'expiration date',
      'expires',
      'license expiration date',
      'expiration',
      'expiry',
      'license expires',
      'date expires',
      'end date',
    ],
  },
  {
    id: 'city',
    label: 'City',
    required: false,
    spellings: ['city', 'business city', 'town', 'municipality', 'location city'],
  },
  {
    id: 'county',
    label: 'County',
    required: false,
    spellings: ['county', 'business county', 'location county'],
  },
  {
    id: 'endorsements',
    label: 'Endorsements',
    required: false,
    spellings: ['endorsements', 'endorsement', 'license endorsements', 'endorsement s'],
  },
] as const

export type RosterField = (typeof rosterFields)[number]['id']

/** The column of each field, counted from 0; null for a field that the file does not have. */
export type Mapping = Readonly<Record<RosterField, number | null>>

/** The cells of a file, row by row. */
export type Table = readonly (readonly string[])[]

export interface Header {
  /** The rows of the file up to and including the header. */
  readonly rows: number
  readonly names: readonly string[]
}

const wordsOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

const fieldBySpelling: ReadonlyMap<string, RosterField> = new Map(
  rosterFields.flatMap(({ id, spellings }) => spellings.map((spelling) => [spelling, id] as const)),
)

/** The columns by the header's names; a name that two columns have counts for the first. */
export function guessMapping(names: readonly string[]): Mapping {
  const found = new Map<RosterField, number>()
  for (const [column, name] of names.entries()) {
    const field = fieldBySpelling.get(wordsOf(name))
    if (field && !found.has(field)) found.set(field, column)
  }
  return Object.fromEntries(rosterFields.map(({ id }) => [id, found.get(id) ?? null])) as Mapping
}

const recognized = (names: readonly string[]) =>
  Object.values(guessMapping(names)).filter((column) => column !== null).length

/** Two header rows as one: a merged cell stands only in its first column, so its words go on to the right. */
function joined(upper: readonly string[], lower: readonly string[]): string[] {
  let last = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const own = upper[column]?.trim() ?? ''
    const below = lower[column]?.trim() ?? ''
    if (own) last = own
    const name = `${last} ${below}`.trim()
    // 'License' above 'Status' is one name, and 'Location' above 'City' may as well be 'City'.
    return below && fieldBySpelling.has(wordsOf(below)) && !fieldBySpelling.has(wordsOf(name)) ? below : name
  })
}

/** How far down a header may stand, below titles and notes. */
const headerDepth = 12

/** The header: the row, or the two rows, of the first twelve that name the most fields; the first row if none names any. */
export function findHeader(table: Table): Header {
  let best: Header = { rows: 1, names: table[0] ?? [] }
  let most = recognized(best.names)
  for (let row = 0; row < Math.min(headerDepth, table.length); row += 1) {
    const [upper = [], lower = []] = [table[row], table[row + 1]]
    for (const header of [
      { rows: row + 1, names: upper },
      { rows: row + 2, names: joined(upper, lower) },
    ]) {
      const count = recognized(header.names)
      if (count > most) [best, most] = [header, count]
    }
  }
  return best
}

/** A header's words, under which a mapping by hand is remembered. */
export const headerKey = (names: readonly string[]): string => names.map(wordsOf).join('|').slice(0, 1000)

/** The labels of required fields without a column; empty when rows can be read. */
export const missingFields = (mapping: Mapping): string[] =>
  rosterFields.filter(({ id, required }) => required && mapping[id] === null).map(({ label }) => label)
