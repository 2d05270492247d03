import { profileChanged, type Profile, type ProfileAnswer } from '#shared/profiles/api.ts'
import { emailKey } from '#shared/accounts/emails.ts'
import { licenseFromEdit } from '#shared/licenses/options.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { addService } from '#shared/profiles/services.ts'
import { vendorCategories } from '#shared/vendors/categories.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import type { UserRow } from '#worker/db/schema/users.ts'
import { discardImage, keepImage, settleDiscards } from '#worker/features/media/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { requireOwner } from '#worker/auth/owner.ts'
import { fail, failures, ok, type Result } from '#worker/http/problem.ts'
import { countAttempt, tooManyAttempts } from '#worker/auth/rate-limit.ts'
import { type ProfileChanges, saveProfile } from './repo.ts'

const invalid = (field: string, message: string) =>
  fail({ status: 400, code: 'INVALID', message, issues: { [field]: message } })

const changedElsewhere = fail({
  status: 409,
  code: profileChanged,
  message: 'This profile was changed somewhere else since you opened it. Nothing was overwritten.',
})

/** A save without a version wins over others; after this many tries in a row something else is wrong. */
const tries = 3

/**
 * `PUT /api/users/{id}/profile` (001 §5, design §3 "Profile conflicts"): saves what a member may set. With `version`
 * a save on an older profile is PROFILE_CHANGED; without it the last save wins. Refused images come back as
 * warnings, and a changed e-mail as a notice: it waits for the confirmation by link. A new license type or number
 * clears the badge and opens a check.
 */
export async function editProfile(
  deps: Deps,
  edit: { userId: number; input: Profile; version: number | null },
): Promise<Result<ProfileAnswer>> {
  const { input } = edit
  let images: Awaited<ReturnType<typeof keepImages>> | null = null
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const { viewer } = await deps.read([])
    if (!viewer && images) {
      discardAll(deps, images.kept)
      return fail(failures.signedOut)
    }
    const { user, sessionHash } = requireOwner(viewer, edit.userId)
    if (edit.version !== null && user.profileVersion !== edit.version) break
    const license = licenseFromEdit(input.licenseType, user.licenseType as LicenseId)
    if (!license || (license === 'vendor_service_provider' && user.accountType !== 'vendor'))
      return invalid('licenseType', 'License type is required')
    if (input.vendorType && !isVendorType(input.vendorType, user))
      return invalid('vendorType', 'Please specify your vendor type')
    images ??= await keepImages(deps, input, user)
    const { check, changes: licenseChanges } = licenseEffect(user, license, input.licenseNumber)
    const saved = await saveProfile(deps.db, {
      userId: user.id,
      sessionHash,
      version: user.profileVersion,
      licenseStatus: user.licenseStatus,
      changes: { ...fieldChanges(input), ...images.changes, ...licenseChanges },
      check,
      now: deps.now,
    })
    if (!saved) continue
    if (Object.keys(images.changes).length > 0) deps.later(settleDiscards(deps))
    const keepsEmail = emailKey(input.email) === saved.emailKey
    return ok({
      user: ownView(saved),
      ...(images.warnings.length > 0 && { warnings: images.warnings }),
      ...(!keepsEmail && {
        notices: [
          `Your email is still ${saved.email}. A new address takes your password and a link that we mail to it.`,
        ],
      }),
    })
  }
  discardAll(deps, images?.kept ?? [])
  return edit.version === null ? fail(failures.unavailable) : changedElsewhere
}

function discardAll(deps: Deps, paths: readonly string[]): void {
  for (const path of paths) deps.later(discardImage(deps.env, path))
}

const isVendorType = (value: string, user: UserRow) =>
  value === user.vendorType || vendorCategories.some((category) => category.value === value)

/** Stores what came as a data URL; an empty text removes, the present address changes nothing, anything else is refused, as is one too many an hour. */
async function keepImages(deps: Deps, input: Profile, user: UserRow) {
  const changes: ProfileChanges = {}
  const [kept, warnings]: [string[], string[]] = [[], []]
  for (const [field, kind] of [
    ['logoUrl', 'logo'],
    ['personalPhotoUrl', 'photo'],
  ] as const) {
    const given = input[field]
    if (given === undefined || given === user[field]) continue
    if (!given) changes[field] = null
    else {
      const wait = await countAttempt(deps.env, 'images', String(user.id), deps.now)
      if (wait !== null) {
        warnings.push(tooManyAttempts(wait).failure.message)
        continue
      }
      const image = await keepImage(deps, given, kind)
      if (!image.ok) {
        warnings.push(image.failure.message)
        continue
      }
      kept.push(image.value)
      changes[field] = image.value
    }
  }
  return { changes, kept, warnings }
}

/** The badge belongs to one license: another type or number has to be checked anew. A refusal stays until then. */
function licenseEffect(
  user: UserRow,
  licenseType: LicenseId,
  given: string | null | undefined,
): { check: 'none' | 'open' | 'withdraw'; changes: ProfileChanges } {
  const licenseNumber = given === undefined ? user.licenseNumber : given || null
  if (licenseType === user.licenseType && licenseNumber === user.licenseNumber)
    return { check: 'none', changes: {} }
  const isOpen = user.licenseStatus === 'pending'
  const hasEvidence = licenseNumber !== null || (isOpen && user.licenseProofKey !== null)
  const cleared = hasEvidence ? ('pending' as const) : ('none' as const)
  return {
    check: hasEvidence ? 'open' : 'withdraw',
    changes: {
      licenseType,
      licenseNumber,
      licenseStatus: user.licenseStatus === 'refused' ? 'refused' : cleared,
      licenseVerifiedAt: null,
      // A proof that was decided on stays with its check; the new check begins without one.
      ...(!isOpen && { licenseProofKey: null, licenseProofUrl: '' }),
    },
  }
}

/** The columns of the fields that were given; an empty text is no value. */
function fieldChanges(input: Profile): ProfileChanges {
  const changes: ProfileChanges = {
    firstName: input.firstName,
    lastName: input.lastName,
    zipCode: input.zipCode,
  }
  for (const field of [
    'companyName',
    'businessDescription',
    'businessAddress',
    'city',
    'teamSize',
    'otherBusinessType',
    'businessOwnershipDetails',
    'website',
    'fundingAmount',
  ] as const) {
    if (input[field] !== undefined) changes[field] = input[field] || null
  }
  if (input.vendorType) changes.vendorType = input.vendorType
  if (input.phoneNumber !== undefined) changes.phoneNumber = input.phoneNumber
  if (input.isProfilePublic !== undefined) changes.isProfilePublic = input.isProfilePublic
  if (input.servicesOffered)
    changes.servicesOffered = input.servicesOffered.reduce<string[]>(
      (kept, one) => [...addService(kept, one)],
      [],
    )
  if (input.lookingFor) changes.lookingFor = [...new Set(input.lookingFor)]
  for (const field of ['hasSecuredFunding', 'lookingToRaise', 'lookingToRaiseMore'] as const) {
    if (input[field] !== undefined) changes[field] = input[field]
  }
  return changes
}
