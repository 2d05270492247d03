/** The kinds of notifications, which are grouped by kind and day. */

interface NotificationKindRow {
  readonly id: string
  /** Its name in the settings. */
  readonly label: string
  /** The text of a group of one, then of more. */
  readonly one: string
  readonly many: (count: number) => string
  /** Whether e-mail is on by default; for the required kinds it always is. */
  readonly emailByDefault: boolean
  /** A member cannot switch it off. */
  readonly required: boolean
}

export const notificationKinds = [
  {
    id: 'connection-request',
    label: 'Connection requests',
    one: 'A member asked to connect with you',
    many: (count) => `${count} members asked to connect with you`,
    emailByDefault: false,
    required: false,
  },
  {
    id: 'connection-accepted',
    label: 'Accepted connections',
    one: 'A member accepted your request',
    many: (count) => `${count} members accepted your requests`,
    emailByDefault: false,
    required: false,
  },
  {
    id: 'message',
    label: 'Messages',
    one: 'You have a new message',
    many: (count) => `You have ${count} new messages`,
    emailByDefault: false,
    required: false,
  },
  {
    id: 'referral-joined',
    label: 'Referrals',
    one: 'A business joined through your link',
    many: (count) => `${count} businesses joined through your link`,
    emailByDefault: false,
    required: false,
  },
  {
    id: 'reward-unlocked',
    label: 'Rewards',
    one: 'You unlocked a reward',
    many: (count) => `You unlocked ${count} rewards`,
    emailByDefault: false,
    required: false,
  },
  {
    id: 'achievement',
    label: 'Achievements',
    one: 'You reached an achievement',
    many: (count) => `You reached ${count} achievements`,
    emailByDefault: false,
    required: false,
  },
  {
    id: 'team',
    label: 'Team changes',
    one: 'Your team changed',
    many: (count) => `Your team changed ${count} times`,
    emailByDefault: false,
    required: false,
  },
  {
    id: 'verification',
    label: 'License verification',
    one: 'Your license status changed',
    many: (count) => `Your license status changed ${count} times`,
    emailByDefault: true,
    required: true,
  },
  {
    id: 'security',
    label: 'Account security',
    one: 'Your account security changed',
    many: (count) => `Your account security changed ${count} times`,
    emailByDefault: true,
    required: true,
  },
] as const satisfies readonly NotificationKindRow[]

export type NotificationKind = (typeof notificationKinds)[number]['id']

/** The kinds that a member can switch off. */
export const mutableKinds: readonly NotificationKind[] = /* @__PURE__ */ notificationKinds.flatMap((row) =>
  row.required ? [] : [row.id],
)

/** The text of a group: its kind and its count of that day. */
export function notificationText(kind: NotificationKind, count: number): string {
  const row = notificationKinds.find((row) => row.id === kind) ?? notificationKinds[0]
  return count === 1 ? row.one : row.many(count)
}
