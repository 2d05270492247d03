import * as v from 'valibot'
import { publicUser } from '#shared/profiles/member-views.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { flag, id, pageQuery, text } from '#shared/wire/fields.ts'

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
    /** Why a card is listed first: earned with SkunkTokens, or a vendor's tier by client referrals. */
    featuredBy: v.nullable(v.picklist(['tokens', 'tier'])),
    /** The viewer's own listing, which others do not see. */
    isHidden: flag,
  })
}

const businessCard = cardSchema()
export type BusinessCard = v.InferOutput<typeof businessCard>

/** The listings that the viewer may see, members first, then examples; all filters have to match. */
export const list = endpoint({
  method: 'GET',
  path: '/api/businesses',
  access: 'anyone',
  query: v.object({
    ...pageQuery.entries,
    q: v.optional(text),
    licenseType: v.optional(text),
    canSupply: v.optional(text),
    canBuyFrom: v.optional(text),
    unconfirmed: v.optional(text),
    verified: v.optional(text),
  }),
  answer: v.array(businessCard),
  status: 200,
})
