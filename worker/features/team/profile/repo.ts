import { eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { businesses, users } from '#worker/db/schema/users.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { type Actor, mayStill } from '#worker/features/team/writes.ts'

/** The business's profile, which is its owner's. */
export const businessFieldsOf = (db: Database, businessId: number) =>
  db
    .select({
      profileVersion: users.profileVersion,
      companyName: users.companyName,
      businessDescription: users.businessDescription,
      website: users.website,
      city: users.city,
      teamSize: users.teamSize,
      servicesOffered: users.servicesOffered,
      lookingFor: users.lookingFor,
    })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(businesses.id, businessId))

/** Whose profile a business's edit saves, under which condition, and whom it notifies. */
export const editOf = (by: Actor) => ({
  owner: sql`(SELECT owner_id FROM businesses WHERE id = ${by.businessId})`,
  when: mayStill(by, 'editProfile'),
  also: notify({
    to: sql`SELECT owner_id FROM businesses WHERE id = ${by.businessId} AND owner_id <> ${by.viewerId}`,
    kind: 'team',
    detail: { change: 'profile', businessOwnerId: by.businessId, memberId: by.viewerId },
    now: by.now,
    when: sql`changes() > 0`,
  }),
})
