import { compare, type DerivedTable } from './comparison.ts'

/** Named values as rows; a VALUES list, because D1 allows at most five SELECTs in a compound. */
const valueRows = (values: Record<string, string>) =>
  `SELECT column1 AS key, column2 AS value FROM (VALUES ${Object.entries(values)
    .map(([key, value]) => `('${key}', ${value})`)
    .join(', ')})`

const networkCounts = {
  total_users: '(SELECT count(*) FROM users)',
  licensees: "(SELECT count(*) FROM users WHERE account_type = 'business' AND is_sample_data = 0)",
  founding_taken: '(SELECT count(*) FROM users WHERE founding_number IS NOT NULL)',
  total_referrals: '(SELECT count(*) FROM referrals)',
  total_connections: "(SELECT count(*) FROM connections WHERE status = 'accepted')",
  total_messages: '(SELECT count(*) FROM messages)',
} as const

const foundingEntry = `json_object('number', founding_number, 'licenseeNumber', licensee_number, 'licenseType', license_type,
  'createdAt', created_at, 'id', id, 'name', coalesce(company_name, first_name || ' ' || last_name),
  'isListed', iif(is_profile_public = 1 AND license_status <> 'refused', 1, 0))`

/** An expired placement moves its listing only when the directory is next read. */
const hasEndedInFront = `max(u.featured_until, u.placement_until) BETWEEN 1 AND unixepoch('subsec') * 1000`

/** The network's counts, the founding sheet and the order of the directory. */
export const networkTables: readonly DerivedTable[] = [
  {
    name: 'network',
    triggers: [
      'users_count_insert',
      'users_count_delete',
      'users_count_update',
      'referrals_count_insert',
      'referrals_count_delete',
      'connections_count_insert',
      'connections_count_update',
      'connections_count_delete',
      'messages_count_insert',
      'messages_count_delete',
    ],
    differences: compare(
      valueRows(
        Object.fromEntries(
          Object.keys(networkCounts).map((column) => [
            column,
            `(SELECT ${column} FROM network WHERE id = 1)`,
          ]),
        ),
      ),
      valueRows(networkCounts),
    ),
  },
  {
    name: 'network.highest_licensee_number',
    triggers: [],
    differences: `SELECT 'stored' AS side, 'highest_licensee_number' AS key, highest_licensee_number AS value FROM network
      WHERE highest_licensee_number < (SELECT coalesce(max(licensee_number), 0) FROM users)`,
  },
  {
    // Events stay counted when a member leaves, so a day has at least the events that are still visible.
    name: 'network_days',
    triggers: [
      'network_days_registration',
      'network_days_referral',
      'network_days_visit',
      'network_days_visit_again',
    ],
    differences: `
      WITH seen AS (
        SELECT date(created_at / 1000, 'unixepoch') AS day, is_sample_data = 0 AS r, 0 AS f, 0 AS v FROM users
        UNION ALL SELECT date(created_at / 1000, 'unixepoch'), 0, 1, 0 FROM referrals WHERE status <> 'not_credited'
        UNION ALL SELECT day, 0, 0, count FROM link_visits
      ), days AS (SELECT day, sum(r) AS r, sum(f) AS f, sum(v) AS v FROM seen GROUP BY day)
      SELECT 'recomputed' AS side, day AS key, days.r || '/' || days.f || '/' || days.v AS value
      FROM days LEFT JOIN network_days n USING (day)
      WHERE NOT coalesce(n.registrations >= days.r AND n.referrals >= days.f AND n.visits >= days.v, 0) LIMIT 20`,
  },
  {
    name: 'founding_sheet',
    triggers: ['founding_sheet_update', 'founding_sheet_release', 'founding_sheet_delete'],
    differences: compare(
      'SELECT CAST(place.key AS TEXT) AS key, place.value AS value FROM founding_sheet s, json_each(s.places) place',
      `SELECT CAST(founding_number AS TEXT) AS key, ${foundingEntry} AS value FROM users WHERE founding_number IS NOT NULL`,
    ),
  },
  {
    name: 'directory_places',
    triggers: [],
    differences: compare(
      `SELECT p.user_id AS key, p.place AS value FROM directory_places p LEFT JOIN users u ON u.id = p.user_id
       WHERE NOT coalesce(${hasEndedInFront}, 0)`,
      `SELECT d.user_id AS key, d.place AS value FROM directory_documents d JOIN users u ON u.id = d.user_id
       WHERE u.claim <> 'pending' AND NOT ${hasEndedInFront}`,
    ),
  },
]
