import * as accounts from './accounts/api.ts'
import * as achievements from './achievements/api.ts'
import * as assistant from './assistant/api.ts'
import * as connections from './connections/api.ts'
import * as contact from './contact/api.ts'
import * as directory from './directory/api.ts'
import * as earlyAccess from './early-access/api.ts'
import * as licenses from './licenses/api.ts'
import * as live from './live/api.ts'
import * as media from './media/api.ts'
import * as messages from './messages/api.ts'
import * as notifications from './notifications/api.ts'
import * as operations from './operations/api.ts'
import * as passport from './passport/api.ts'
import * as profiles from './profiles/api.ts'
import * as referrals from './referrals/api.ts'
import * as registration from './registration/api.ts'
import * as roster from './roster/api.ts'
import * as staff from './staff/api.ts'
import * as staffInboxes from './staff/inboxes-api.ts'
import * as staffMembers from './staff/members-api.ts'
import * as team from './team/api.ts'
import * as teamProfile from './team/profile-api.ts'
import * as teamInvitations from './team/invitations-api.ts'
import * as tokens from './tokens/api.ts'
import * as vendors from './vendors/api.ts'
import type { Endpoint } from './wire/endpoint.ts'

/** Every topic that has calls. */
const topics = {
  accounts,
  achievements,
  assistant,
  connections,
  contact,
  directory,
  earlyAccess,
  licenses,
  live,
  media,
  messages,
  notifications,
  operations,
  passport,
  profiles,
  referrals,
  registration,
  roster,
  staff: { ...staff, ...staffMembers, ...staffInboxes },
  team: { ...team, ...teamInvitations, ...teamProfile },
  tokens,
  vendors,
}

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
