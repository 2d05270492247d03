import { type SQL, sql } from 'drizzle-orm'

/** Whether a member, by id or SQL for one, is a vendor below five client referrals: such vendors cannot connect or write. */
export const isLockedVendor = (id: number | SQL) => sql`EXISTS (
  SELECT 1 FROM users WHERE id = ${id} AND account_type = 'vendor' AND has_full_platform_access = 0)`
