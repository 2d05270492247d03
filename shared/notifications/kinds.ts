/** The kinds of notifications. Those of one kind, day and member whom they are about share a row with a count. */

/** What became of a request: unanswered, accepted, or anything else. */
export type RequestState = 'pending' | 'accepted' | null

/** A group as its text needs it; `name` is null if it is about nobody, or about somebody whom the reader may not see. */
type Told = { count: number; name: string | null; request?: RequestState }

interface NotificationKindRow {
  readonly id: string
  /** Its name in the settings. */
  readonly label: string
  /** The text of a group of one, then of more. */
  readonly one: string
  readonly many: (count: number) => string
  /** The text of a group about a member. */
  readonly named?: (name: string, told: Told) => string
  /** Whether mail about it is sent: always, unless the member turns it off, or never. */
  readonly mail: 'always' | 'optional' | 'never'
  /** A member cannot turn it off. */
  readonly required: boolean
}

const requestTexts = {
  pending: (name: string) => `${name} wants to connect`,
  accepted: (name: string) => `You’re connected with ${name}`,
} as const

export const notificationKinds = [
  {
    id: 'connection-request',
    label: 'Connection requests',
    one: 'A member wants to connect',
    many: (count) => `${count} members want to connect`,
    named: (name, { request }) => (request ? requestTexts[request](name) : `${name} asked to connect`),
    mail: 'optional',
    required: false,
  },
  {
    id: 'connection-accepted',
    label: 'Accepted connections',
    one: 'A member accepted your request',
    many: (count) => `${count} members accepted your requests`,
    named: (name) => `${name} accepted your request`,
    mail: 'never',
    required: false,
  },
  {
    id: 'message',
    label: 'Messages',
    one: 'You have a new message',
    many: (count) => `You have ${count} new messages`,
    named: (name, { count }) =>
      count === 1 ? `${name} sent you a message` : `${name} sent you ${count} messages`,
    mail: 'optional',
    required: false,
  },
  {
    id: 'referral-joined',
    label: 'Referrals',
    one: 'A business joined through your link',
    many: (count) => `${count} businesses joined through your link`,
    named: (name) => `${name} joined through your link`,
    mail: 'optional',
    required: false,
  },
  {
    id: 'reward-unlocked',
    label: 'Rewards',
    one: 'You unlocked a reward',
    many: (count) => `You unlocked ${count} rewards`,
    mail: 'never',
    required: false,
  },
  {
    id: 'achievement',
    label: 'Achievements',
    one: 'You reached an achievement',
    many: (count) => `You reached ${count} achievements`,
    mail: 'never',
    required: false,
  },
  {
    id: 'team',
    label: 'Team changes',
    one: 'Your team changed',
    many: (count) => `Your team changed ${count} times`,
    mail: 'never',
    required: false,
  },
  {
    id: 'verification',
    label: 'License verification',
    one: 'Your license status changed',
    many: (count) => `Your license status changed ${count} times`,
    mail: 'always',
    required: true,
  },
  {
    id: 'security',
    label: 'Account security',
    one: 'Your account security changed',
    many: (count) => `Your account security changed ${count} times`,
    mail: 'always',
    required: true,
  },
] as const satisfies readonly NotificationKindRow[]

export type NotificationKind = (typeof notificationKinds)[number]['id']

/** The kinds that a member can turn off. */
export const mutableKinds: readonly NotificationKind[] = /* @__PURE__ */ notificationKinds.flatMap((row) =>
  row.required ? [] : [row.id],
)

/** A kind about which mail is sent unless the member turns it off. */
export type MailKind = Extract<(typeof notificationKinds)[number], { mail: 'optional' }>['id']

export const mailKinds: readonly MailKind[] = /* @__PURE__ */ notificationKinds.flatMap((row) =>
  row.mail === 'optional' ? [row.id] : [],
)

/** What a mail's link turns off: mail of one kind, or the daily summary. */
export const mailChoices = ['connection-request', 'message', 'referral-joined', 'digest'] as const
export type MailChoice = (typeof mailChoices)[number]

/** The text of a group, as of its day. */
export function notificationText(kind: NotificationKind, told: Told): string {
  const row: NotificationKindRow = notificationKinds.find((row) => row.id === kind) ?? notificationKinds[0]
  if (told.name !== null && row.named) return row.named(told.name, told)
  return told.count === 1 ? row.one : row.many(told.count)
}
