import { type SQL, sql } from 'drizzle-orm'

/** Whether a member is a vendor below five client referrals, who neither connects nor writes (001 §6); an id or SQL for one. */
export const isLockedVendor = (id: number | SQL) => sql`EXISTS (
  SELECT 1 FROM users WHERE id = ${id} AND account_type = 'vendor' AND has_full_platform_access = 0)`
