import type { ProfileAnswer } from '#shared/profiles/api.ts'
import type { Profile } from '#shared/profiles/profile-input.ts'
import { emailKey } from '#shared/accounts/emails.ts'
import { licenseFromEdit } from '#shared/licenses/options.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { addService } from '#shared/profiles/services.ts'
import { vendorCategories } from '#shared/vendors/categories.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import type { UserRow } from '#worker/db/schema/users.ts'
import { discardImage, keepImage, deletePendingBytes } from '#worker/features/media/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { readWithStatements, type Viewer } from '#worker/auth/session-statements.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import { imageWarnings } from '#worker/features/media/warnings.ts'
import { countAttempt, tooManyAttempts } from '#worker/auth/rate-limit.ts'
import { searchColumns, type Searched } from '#worker/features/profiles/search-columns.ts'
import { nameKey } from '#shared/roster/match.ts'
import { type FieldsSave, type ProfileChanges, type ProfileSave, saveFields, saveProfile } from './repo.ts'

/** Tries of a save without a version, which other saves may overtake; more of them in a row point to another fault. */
const tries = 3

/**
 * Saves what a member may set and returns the member, with `warnings` on refused images and a `notice` on a changed
 * e-mail, which waits for the confirmation by link. A new license type or number clears the badge and opens a check; a new name of a verified business opens one and leaves
 * the badge to staff.
 * Without `version` the last save wins. Refuses `profile_changed` for an older version, `invalid_license_type`,
 * `invalid_vendor_type`, and `signed_out` when the session ends meanwhile.
 */
export async function editProfile(
  deps: Deps,
  viewer: Viewer,
  { input, version }: { input: Profile; version: number | null },
) {
  let current: Viewer | null = viewer
  let images: Awaited<ReturnType<typeof storeImages>> | null = null
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    if (attempt > 1) current = (await readWithStatements(deps.db, viewer.sessionHash, deps.now, [])).viewer
    if (!current) {
      discardAll(deps, images?.stored ?? [])
      return refuse('signed_out')
    }
    const { user, sessionHash } = current
    if (version !== null && user.profileVersion !== version) break
    const license = licenseFromEdit(input.licenseType, user.licenseType as LicenseId)
    if (!license || (license === 'vendor_service_provider' && user.accountType !== 'vendor'))
      return refuse('invalid_license_type')
    if (input.vendorType && !isVendorType(input.vendorType, user)) return refuse('invalid_vendor_type')
    images ??= await storeImages(deps, input, user)
    const { check, changes: licenseChanges } = licenseEffect(user, license, input)
    const changes = { ...fieldChanges(input), ...images.changes, ...licenseChanges }
    const saved = await saveProfile(deps.db, {
      userId: user.id,
      sessionHash,
      version: user.profileVersion,
      licenseStatus: user.licenseStatus,
      changes: { ...changes, ...searchColumns({ ...user, ...changes }) },
      check,
      now: deps.now,
    })
    if (!saved) continue
    if (Object.keys(images.changes).length > 0) deps.later(deletePendingBytes(deps))
    return ok(answerOf(saved, input.email, images.warnings))
  }
  discardAll(deps, images?.stored ?? [])
  return refuse(version === null ? 'unavailable' : 'profile_changed')
}

function answerOf(saved: UserRow, email: string, warnings: string[]): ProfileAnswer {
  const isEmailUnchanged = emailKey(email) === saved.emailKey
  return {
    user: ownView(saved),
    ...(warnings.length > 0 && { warnings }),
    ...(!isEmailUnchanged && {
      notices: [
        `Your email is still ${saved.email}. A new address takes your password and a link that we mail to it.`,
      ],
    }),
  }
}

function discardAll(deps: Deps, paths: readonly string[]): void {
  for (const path of paths) deps.later(discardImage(deps.env, path))
}

const isVendorType = (value: string, user: UserRow) =>
  value === user.vendorType || vendorCategories.some((category) => category.value === value)

/**
 * Stores images that were sent as data URLs. An empty text removes an image, the present path keeps it; anything else is
 * refused with a warning, as is one above the hourly limit.
 */
async function storeImages(deps: Deps, input: Profile, user: UserRow) {
  const changes: ProfileChanges = {}
  const [stored, warnings]: [string[], string[]] = [[], []]
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
        warnings.push(imageWarnings[image.reason])
        continue
      }
      stored.push(image.value)
      changes[field] = image.value
    }
  }
  return { changes, stored, warnings }
}

/** Whether a verified business gets another name, whatever its case, punctuation and legal form. */
const isRenamed = (
  user: Pick<UserRow, 'licenseStatus' | 'companyName'>,
  companyName: string | null | undefined,
) =>
  user.licenseStatus === 'verified' &&
  Boolean(companyName) &&
  nameKey(companyName ?? '') !== nameKey(user.companyName ?? '')

/** The badge belongs to one license: another type or number needs a new check. A refusal stays until that one is approved. */
function licenseEffect(
  user: UserRow,
  licenseType: LicenseId,
  { licenseNumber: given, companyName }: Pick<Profile, 'licenseNumber' | 'companyName'>,
): { check: ProfileSave['check']; changes: ProfileChanges } {
  const licenseNumber = given === undefined ? user.licenseNumber : given || null
  if (licenseType === user.licenseType && licenseNumber === user.licenseNumber)
    return { check: isRenamed(user, companyName) ? 'renamed' : 'none', changes: {} }
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
      licenseBasis: null,
      licenseRosterId: null,
      licenseRosterAsOf: null,
      licenseExpiresOn: null,
      // A decided check keeps its proof; the new check starts without one.
      ...(!isOpen && { licenseProofKey: null, licenseProofUrl: '' }),
    },
  }
}

type BusinessInput = Partial<
  Pick<
    Profile,
    | 'companyName'
    | 'businessDescription'
    | 'businessAddress'
    | 'city'
    | 'teamSize'
    | 'website'
    | 'servicesOffered'
    | 'lookingFor'
  >
>

/** The columns of the given fields about the business; an empty text is stored as null. */
function businessChanges(input: BusinessInput): ProfileChanges {
  const changes: ProfileChanges = {}
  for (const field of [
    'companyName',
    'businessDescription',
    'businessAddress',
    'city',
    'teamSize',
    'website',
  ] as const) {
    if (input[field] !== undefined) changes[field] = input[field] || null
  }
  if (input.servicesOffered)
    changes.servicesOffered = input.servicesOffered.reduce<string[]>(
      (services, service) => [...addService(services, service)],
      [],
    )
  if (input.lookingFor) changes.lookingFor = [...new Set(input.lookingFor)]
  return changes
}

type EditedMember = Searched & Pick<UserRow, 'id' | 'licenseStatus' | 'companyName'>

/**
 * Saves the fields about the business on its owner's profile, for a caller that `when` allows, and runs `also` in the same
 * batch. `searched` is what the owner is found by so far. Null when the version or the condition has changed.
 */
export function saveBusinessFields(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  {
    input,
    searched,
    ...save
  }: Omit<FieldsSave, 'changes' | 'renamedId' | 'now'> & { input: BusinessInput; searched: EditedMember },
): Promise<UserRow | null> {
  const changes = businessChanges(input)
  return saveFields(db, {
    ...save,
    changes: { ...changes, ...searchColumns({ ...searched, ...changes }) },
    renamedId: isRenamed(searched, changes.companyName) ? searched.id : null,
    now,
  })
}

/** The columns of the given fields; an empty text is stored as null. */
function fieldChanges(input: Profile): ProfileChanges {
  const changes: ProfileChanges = {
    ...businessChanges(input),
    firstName: input.firstName,
    lastName: input.lastName,
    zipCode: input.zipCode,
  }
  for (const field of ['otherBusinessType', 'businessOwnershipDetails', 'fundingAmount'] as const) {
    if (input[field] !== undefined) changes[field] = input[field] || null
  }
  if (input.vendorType) changes.vendorType = input.vendorType
  if (input.phoneNumber !== undefined) changes.phoneNumber = input.phoneNumber
  if (input.isProfilePublic !== undefined) changes.isProfilePublic = input.isProfilePublic
  for (const field of ['hasSecuredFunding', 'lookingToRaise', 'lookingToRaiseMore'] as const) {
    if (input[field] !== undefined) changes[field] = input[field]
  }
  return changes
}
