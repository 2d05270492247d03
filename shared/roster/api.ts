import * as v from 'valibot'
import { licenseIds, officialLicenses } from '#shared/licenses/catalogue.ts'
import { searchText } from '#shared/staff/fields.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, flag, id, text, time } from '#shared/wire/fields.ts'
import { requiredLine } from '#shared/wire/text.ts'
import { rosterFields } from './columns.ts'
import { rosterLimits } from './limits.ts'
import { rosterStates } from './roster.ts'

const day = v.pipe(
  v.string('Please choose the day of the list'),
  v.isoDate('Please choose the day of the list'),
)
const cell = v.pipe(v.string(), v.maxLength(rosterLimits.cell))
const officialType = v.nullable(v.picklist(officialLicenses))

const rowFields = {
  number: cell,
  businessName: cell,
  tradeName: v.nullable(cell),
  typeText: cell,
  licenseType: officialType,
  status: cell,
  issuedOn: v.nullable(day),
  expiresOn: v.nullable(day),
  city: v.nullable(cell),
  county: v.nullable(cell),
  endorsements: v.nullable(cell),
}

/** A row of the list as staff read it. */
export const listedRow = v.strictObject({ id, ...rowFields })
export type ListedLicense = v.InferOutput<typeof listedRow>

const named = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.maxLength(rosterLimits.named))

const notes = v.strictObject({
  unreadable: count,
  unreadableRows: named(v.strictObject({ line: count, reason: v.pipe(v.string(), v.maxLength(400)) })),
  unknownTypes: named(v.strictObject({ text: cell, rows: count })),
  duplicates: named(v.strictObject({ number: cell, lines: v.pipe(v.array(count), v.maxLength(10)) })),
})

const mapping = v.strictObject(
  Object.fromEntries(rosterFields.map(({ id }) => [id, v.nullable(count)])) as Record<
    (typeof rosterFields)[number]['id'],
    v.NullableSchema<typeof count, undefined>
  >,
)

const difference = v.strictObject({
  new: count,
  changed: count,
  gone: count,
  lapsed: count,
  examples: v.array(
    v.strictObject({ kind: v.picklist(['new', 'changed', 'gone', 'lapsed']), number: text, name: text }),
  ),
})

const version = v.strictObject({
  id,
  state: v.picklist(rosterStates),
  fileName: text,
  asOf: text,
  rows: count,
  notes,
  difference: v.nullable(difference),
  actor: text,
  createdAt: time,
  publishedAt: v.nullable(time),
  /** Whether its rows are still stored, so that it can be published. */
  hasRows: flag,
})
export type RosterVersion = v.InferOutput<typeof version>

/** The versions, newest first, and the mappings that staff chose by hand. */
export const overview = endpoint({
  method: 'GET',
  path: '/api/admin/roster',
  access: 'staff',
  answer: v.strictObject({
    versions: v.array(version),
    mappings: v.array(v.strictObject({ header: text, mapping })),
  }),
  status: 200,
})

/** Begins an import. A file that was imported before, with the same mapping, answers the version it made. */
export const begin = endpoint({
  method: 'POST',
  path: '/api/admin/roster',
  access: 'staff',
  body: v.strictObject({
    fileName: requiredLine(200, 'Please choose a file'),
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    asOf: day,
    rows: v.pipe(count, v.minValue(1, 'No row of this file can be read'), v.maxValue(rosterLimits.rows)),
    notes,
    header: v.pipe(v.string(), v.maxLength(1000)),
    /** The columns if staff chose them by hand, which are then remembered. */
    mapping: v.nullable(mapping),
  }),
  answer: version,
  status: 200,
})

/** Adds rows; a line that has arrived already is left as it is. */
export const addRows = endpoint({
  method: 'POST',
  path: '/api/admin/roster/:id/rows',
  access: 'staff',
  body: v.strictObject({
    rows: v.pipe(v.array(v.strictObject({ line: count, ...rowFields })), v.maxLength(rosterLimits.piece)),
  }),
  bodyBytes: rosterLimits.pieceBytes,
  answer: 'nothing',
  status: 204,
  errors: ['NOT_FOUND', 'NOT_A_DRAFT'],
})

/** Completes an import whose rows are all there, and compares it with the published version. */
export const complete = endpoint({
  method: 'POST',
  path: '/api/admin/roster/:id/completion',
  access: 'staff',
  answer: version,
  status: 200,
  errors: ['NOT_FOUND', 'ROWS_MISSING'],
})

/** Publishes a completed version, or one that was published before. Verified licenses that it does not support are looked at again. */
export const publish = endpoint({
  method: 'POST',
  path: '/api/admin/roster/:id/publication',
  access: 'staff',
  answer: v.strictObject({ version, flagged: count }),
  status: 200,
  errors: ['NOT_FOUND', 'NOT_READY'],
})

/** Deletes an import that was not published. */
export const discard = endpoint({
  method: 'DELETE',
  path: '/api/admin/roster/:id',
  access: 'staff',
  answer: 'nothing',
  status: 204,
  errors: ['NOT_FOUND', 'NOT_A_DRAFT'],
})

/** Rows of the published version with any of the words, the closest first. */
export const similarRows = endpoint({
  method: 'GET',
  path: '/api/admin/roster/rows',
  access: 'staff',
  query: v.object({ q: searchText }),
  answer: v.array(listedRow),
  status: 200,
})

const coverageAnswer = v.nullable(
  v.strictObject({
    asOf: text,
    at: time,
    cells: v.array(
      v.strictObject({
        licenseType: officialType,
        county: text,
        licensed: count,
        joined: count,
      }),
    ),
  }),
)
export type CoverageAnswer = v.InferOutput<typeof coverageAnswer>

/** Valid licenses by type and county, and how many are members'; null without a published version. */
export const coverage = endpoint({
  method: 'GET',
  path: '/api/admin/roster/coverage',
  access: 'staff',
  answer: coverageAnswer,
  status: 200,
})

const business = v.strictObject({
  id,
  name: text,
  licenseType: v.nullable(v.picklist(licenseIds)),
  city: v.nullable(text),
})
export type UnjoinedBusiness = v.InferOutput<typeof business>

/** Businesses of the state's list that have not joined: name, type and city only. */
export const unjoined = endpoint({
  method: 'GET',
  path: '/api/roster/businesses',
  access: 'member',
  query: v.object({ q: searchText, licenseType: v.optional(text), cursor: v.optional(text) }),
  answer: v.strictObject({ asOf: v.nullable(text), businesses: v.array(business) }),
  status: 200,
})

/** The row with a license number, for a member who fills in their license: null if no row, or several, have it. */
export const license = endpoint({
  method: 'GET',
  path: '/api/roster/license',
  access: 'member',
  query: v.object({ number: v.optional(text) }),
  answer: v.strictObject({
    row: v.nullable(
      v.strictObject({
        number: text,
        businessName: text,
        tradeName: v.nullable(text),
        licenseType: v.nullable(v.picklist(licenseIds)),
        city: v.nullable(text),
        asOf: text,
      }),
    ),
  }),
  status: 200,
})
