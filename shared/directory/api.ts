import * as v from 'valibot'
import { states } from './states.ts'
import { publicUser } from '#shared/profiles/member-views.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, flag, id, pageQuery, text } from '#shared/wire/fields.ts'

/* @__NO_SIDE_EFFECTS__ */
function cardSchema() {
  const shared = v.pick(publicUser, [
    'firstName',
    'lastName',
    'companyName',
    'businessDescription',
    'licenseType',
    'otherBusinessType',
    'licenseStatus',
    'licenseVerifiedAt',
    'licenseBasis',
    'licenseRosterAsOf',
    'city',
    'logoUrl',
    'personalPhotoUrl',
    'servicesOffered',
    'lookingFor',
    'accountType',
    'vendorType',
    'isFoundingMember',
    'foundingNumber',
    'vendorTier',
    'isSampleData',
  ])
  return v.strictObject({
    ...shared.entries,
    /** A built-in example has a text such as `sample-01`. */
    id: v.union([id, text]),
    /** By the ZIP code; null outside the network's state and its neighbors. */
    state: v.nullable(v.picklist(states.map(({ code }) => code))),
    /** Miles from the ZIP code of `near`; null without one, or if either place is unknown. */
    distance: v.nullable(count),
    /** Why a card is listed first: earned with SkunkTokens, or a vendor's tier by client referrals. */
    featuredBy: v.nullable(v.picklist(['tokens', 'tier'])),
    /** The viewer's own listing, which others do not see. */
    isHidden: flag,
  })
}

const businessCard = cardSchema()
export type BusinessCard = v.InferOutput<typeof businessCard>

const filters = {
  q: v.optional(text),
  licenseType: v.optional(text),
  canSupply: v.optional(text),
  canBuyFrom: v.optional(text),
  unconfirmed: v.optional(text),
  verified: v.optional(text),
  sort: v.optional(text),
  near: v.optional(text),
} as const

/**
 * The listings that the viewer may see, members first, then examples; all filters have to match. A search by words that
 * finds more than a page keeps the order `featured`, unless `nearest` is asked for. An order by name or time may give
 * short pages.
 */
export const list = endpoint({
  method: 'GET',
  path: '/api/businesses',
  access: 'anyone',
  query: v.object({ ...pageQuery.entries, ...filters }),
  answer: v.array(businessCard),
  status: 200,
})

/** Near spellings of a search, each of which finds a listing that the viewer may see and that passes the filters. */
export const spellings = endpoint({
  method: 'GET',
  path: '/api/businesses/spellings',
  access: 'anyone',
  query: v.object(filters),
  answer: v.array(text),
  status: 200,
})
