import { compare, type DerivedTable } from './comparison.ts'

/** Ids as one sorted JSON text. */
const sortedIds = (ids: string) => `(SELECT json_group_array(id) FROM (${ids} ORDER BY 1))`

/** Both directions of each accepted connection. */
const connectionSides = `SELECT requester_id AS user_id, receiver_id AS other_id FROM connections WHERE status = 'accepted'
  UNION ALL SELECT receiver_id, requester_id FROM connections WHERE status = 'accepted'`

/** Both sides of each message. */
const messageSides = `SELECT sender_id AS user_id, receiver_id AS other_id, id, 0 AS unread FROM messages
  UNION ALL SELECT receiver_id, sender_id, id, is_read = 0 FROM messages`

/** Connections, conversations and teams. */
export const relationTables: readonly DerivedTable[] = [
  {
    name: 'the team columns of users',
    triggers: [],
    differences: compare(
      `SELECT id AS key, coalesce(business_owner_id, iif(account_type = 'business' AND is_business_owner = 1, id, NULL))
         || '/' || is_business_owner || '/' || ${sortedIds('SELECT value AS id FROM json_each(managed_business_ids)')} AS value FROM users`,
      `SELECT u.id AS key, coalesce(t.business_owner_id, (SELECT o.id FROM businesses o WHERE o.owner_id = u.id
           ORDER BY o.id = u.id LIMIT 1))
         || '/' || (t.id IS NULL AND EXISTS (SELECT 1 FROM businesses o WHERE o.owner_id = u.id))
         || '/' || ${sortedIds(`SELECT m.id FROM businesses m
             WHERE (m.owner_id = u.id AND m.id <> u.id) OR (m.id = t.business_owner_id AND t.role = 'admin')`)} AS value
       FROM users u LEFT JOIN business_team_members t ON t.member_id = u.id`,
    ),
  },
  {
    name: 'connection_counts',
    triggers: [
      'connections_relations_insert',
      'connections_relations_update',
      'connections_relations_delete',
      'users_relations_delete',
    ],
    differences: compare(
      `SELECT user_id AS key, connections || '/' || requests || '/' || sent AS value FROM connection_counts
       WHERE connections <> 0 OR requests <> 0 OR sent <> 0`,
      `SELECT user_id AS key, sum(accepted) || '/' || sum(request) || '/' || sum(sent) AS value FROM (
         SELECT user_id, 1 AS accepted, 0 AS request, 0 AS sent FROM (${connectionSides})
         UNION ALL SELECT receiver_id, 0, 1, 0 FROM connections WHERE status = 'pending'
         UNION ALL SELECT requester_id, 0, 0, 1 FROM connections WHERE status = 'pending') GROUP BY user_id`,
    ),
  },
  {
    name: 'license_collection',
    triggers: ['users_relations_license'],
    differences: compare(
      "SELECT user_id || ' ' || license_type AS key, members AS value FROM license_collection WHERE members <> 0",
      `SELECT f.user_id || ' ' || o.license_type AS key, count(*) AS value
       FROM (${connectionSides}) f JOIN users o ON o.id = f.other_id GROUP BY f.user_id, o.license_type`,
    ),
  },
  {
    name: 'conversations',
    triggers: ['messages_conversation_insert', 'messages_conversation_read'],
    differences: compare(
      "SELECT user_id || ':' || other_id AS key, last_message_id || '/' || unread AS value FROM conversations",
      `SELECT user_id || ':' || other_id AS key, max(id) || '/' || sum(unread) AS value FROM (${messageSides}) GROUP BY user_id, other_id`,
    ),
  },
]
