import { sql, type SQL } from 'drizzle-orm'
import { statement } from '#worker/db/statement.ts'

/** Updates the team columns of `users`: the business, whether the member owns it, and which others they manage. */
export const syncTeamColumns = (ids: SQL) =>
  statement(sql`
    UPDATE users SET
      business_owner_id = coalesce(
        (SELECT t.business_owner_id FROM business_team_members t WHERE t.member_id = users.id),
        (SELECT o.id FROM businesses o WHERE o.owner_id = users.id ORDER BY o.id = users.id LIMIT 1)),
      is_business_owner = NOT EXISTS (SELECT 1 FROM business_team_members t WHERE t.member_id = users.id)
        AND EXISTS (SELECT 1 FROM businesses o WHERE o.owner_id = users.id),
      managed_business_ids = (SELECT json_group_array(m.id) FROM businesses m WHERE m.id IN (
        SELECT o.id FROM businesses o WHERE o.owner_id = users.id AND o.id <> users.id
        UNION SELECT t.business_owner_id FROM business_team_members t WHERE t.member_id = users.id AND t.role = 'admin'))
    WHERE id IN (${ids})`)
