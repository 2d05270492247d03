import type { BusinessProfile, BusinessProfileInput } from '#shared/team/profile-api.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import type { Deps } from '#worker/auth/deps.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { searchedOf } from '#worker/features/profiles/search-columns.ts'
import { saveBusinessFields } from '#worker/features/profiles/edit/service.ts'
import { actorOf, readForTeam } from '#worker/features/team/membership.ts'
import { businessFieldsOf, editOf } from './repo.ts'

/** The business's profile. Refuses `forbidden` to all but its owner and admins. */
export async function readBusinessProfile(deps: Deps, businessId: number) {
  const {
    refusal,
    rows: [[fields]],
  } = await readForTeam(deps, businessId, 'editProfile', [businessFieldsOf(deps.db, businessId)])
  if (refusal) return refusal
  return fields ? ok(fields) : refuse('forbidden')
}

/**
 * Saves the business's profile as its owner or an admin, of whom the owner is notified. Refuses `forbidden`, and
 * `profile_changed` when it was saved elsewhere since it was opened.
 */
export async function editBusinessProfile(
  deps: Deps,
  viewer: Viewer,
  businessId: number,
  { profileVersion, ...input }: BusinessProfileInput,
) {
  const edit = editOf(actorOf(deps, viewer, businessId))
  const {
    refusal,
    rows: [[searched]],
  } = await readForTeam(deps, businessId, 'editProfile', [searchedOf(deps.db, edit.owner)])
  if (refusal) return refusal
  if (!searched) return refuse('forbidden')
  const saved = await saveBusinessFields(deps, { ...edit, version: profileVersion, input, searched })
  if (!saved) return refuse('profile_changed')
  const answer: BusinessProfile = {
    profileVersion: saved.profileVersion,
    companyName: saved.companyName,
    businessDescription: saved.businessDescription,
    website: saved.website,
    city: saved.city,
    teamSize: saved.teamSize,
    servicesOffered: saved.servicesOffered,
    lookingFor: saved.lookingFor,
  }
  return ok(answer)
}
