import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#worker/db/client.ts'
import { businesses, businessTeamMembers, ownershipTransfers, users } from '#worker/db/schema/users.ts'
import type { TeamRole } from '#shared/team/roles.ts'

const shownTransfers = 20
const shownMembers = 100

const person = {
  // Renamed because a D1 batch returns rows by column name, and the joined tables have an id too.
  userId: sql<number>`${users.id}`.as('user_id'),
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  logoUrl: users.logoUrl,
  companyName: users.companyName,
}

export type Person = {
  userId: number
  firstName: string
  lastName: string
  email: string
  logoUrl: string | null
  companyName: string | null
}

/** The business with its owner; no row for a business that does not exist. */
export const businessById = (db: Database, id: number) =>
  db
    .select({ businessId: businesses.id, since: businesses.createdAt, ...person })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(businesses.id, id))

/** A member's entry in another owner's team: at most one row. */
export const entryOf = (db: Database, userId: number) =>
  db
    .select({ businessId: businessTeamMembers.businessOwnerId, role: businessTeamMembers.role })
    .from(businessTeamMembers)
    .where(eq(businessTeamMembers.memberId, userId))

/** The business in which a member works: that of the team entry, else an owned one (a received one before the original). */
export const businessOf = (db: Database, userId: number) =>
  db
    .select({
      businessId: businesses.id,
      role: sql<TeamRole>`coalesce(${businessTeamMembers.role}, 'owner')`.as('role'),
      ...person,
    })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .leftJoin(
      businessTeamMembers,
      and(eq(businessTeamMembers.memberId, userId), eq(businessTeamMembers.businessOwnerId, businesses.id)),
    )
    .where(
      sql`${businesses.id} = coalesce(
        (SELECT t.business_owner_id FROM business_team_members t WHERE t.member_id = ${userId}),
        (SELECT o.id FROM businesses o WHERE o.owner_id = ${userId} ORDER BY o.id = ${userId} LIMIT 1))`,
    )

/** Everyone in the business except the owner: admins first, then by the day they joined. */
export const teamOf = (db: Database, businessId: number) =>
  db
    .select({
      id: businessTeamMembers.id,
      role: businessTeamMembers.role,
      joinedAt: businessTeamMembers.joinedAt,
      ...person,
    })
    .from(businessTeamMembers)
    .innerJoin(users, eq(users.id, businessTeamMembers.memberId))
    .where(eq(businessTeamMembers.businessOwnerId, businessId))
    .orderBy(asc(businessTeamMembers.role), asc(businessTeamMembers.joinedAt), asc(businessTeamMembers.id))
    .limit(shownMembers)

const formerOwner = alias(users, 'former_owner')
const newOwner = alias(users, 'new_owner')

export const transfersOf = (db: Database, businessId: number) =>
  db
    .select({
      id: ownershipTransfers.id,
      businessOwnerId: ownershipTransfers.businessOwnerId,
      fromUserId: ownershipTransfers.fromUserId,
      toUserId: ownershipTransfers.toUserId,
      fromName: sql<string | null>`former_owner.first_name || ' ' || former_owner.last_name`.as('from_name'),
      toName: sql<string | null>`new_owner.first_name || ' ' || new_owner.last_name`.as('to_name'),
      transferredAt: ownershipTransfers.transferredAt,
      notes: ownershipTransfers.notes,
    })
    .from(ownershipTransfers)
    .leftJoin(formerOwner, eq(formerOwner.id, ownershipTransfers.fromUserId))
    .leftJoin(newOwner, eq(newOwner.id, ownershipTransfers.toUserId))
    .where(eq(ownershipTransfers.businessOwnerId, businessId))
    .orderBy(desc(ownershipTransfers.transferredAt), desc(ownershipTransfers.id))
    .limit(shownTransfers)
