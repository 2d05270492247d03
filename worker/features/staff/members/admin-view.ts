import { iso, isoOrNull } from '#shared/dates.ts'
import type { AdminUser } from '#shared/staff/members-api.ts'
import type { UserRow } from '#worker/db/schema/users.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'

/** A member as staff read them: the member's own view and what only staff need. */
export function adminView(row: UserRow): AdminUser {
  return {
    ...ownView(row),
    passwordResetRequired: row.passwordResetRequired,
    warnedAt: isoOrNull(row.warnedAt),
    consentVersion: row.consentVersion,
    consentedAt: iso(row.consentedAt),
  }
}
