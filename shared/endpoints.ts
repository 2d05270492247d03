import * as connections from './connections/api.ts'
import * as messages from './messages/api.ts'
import * as staff from './staff/api.ts'
import * as staffInboxes from './staff/inboxes-api.ts'
import * as staffMembers from './staff/members-api.ts'
import type { Endpoint } from './wire/endpoint.ts'

/** Every topic that has calls. */
const topics = { connections, messages, staff: { ...staff, ...staffMembers, ...staffInboxes } }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every call of the API, by its topic and name: `messages.send`. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(topics).flatMap(([topic, entries]) =>
    Object.entries(entries).flatMap(([name, entry]) =>
      isEndpoint(entry) ? [[`${topic}.${name}`, entry] as const] : [],
    ),
  ),
)
