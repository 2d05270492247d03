/** What happened to a team, as its notification says it; `admin` and `member` are new roles. */
type TeamChange =
  | 'invited'
  | 'accepted'
  | 'declined'
  | 'added'
  | 'admin'
  | 'member'
  | 'left'
  | 'removed'
  | 'owner'
  | 'profile'

type Names = {
  /** The business's name. */
  readonly team: string
  /** The member who did it; 'Someone' once they have left the network. */
  readonly person: string
}

const texts = {
  invited: ({ team }) => `You are invited to join ${team}'s team`,
  accepted: ({ team, person }) => `${person} joined ${team}'s team`,
  declined: ({ team }) => `An invitation to ${team}'s team was declined`,
  added: ({ team }) => `You were added to ${team}'s team`,
  admin: ({ team }) => `You are now an admin of ${team}'s team`,
  member: ({ team }) => `You are now a member of ${team}'s team`,
  left: ({ team, person }) => `${person} left ${team}'s team`,
  removed: ({ team }) => `You were removed from ${team}'s team`,
  // Its name may be the reader's own by now.
  owner: () => 'You are now the owner of your team',
  profile: ({ team, person }) => `${person} edited ${team}'s profile`,
} as const satisfies Record<TeamChange, (names: Names) => string>

const isTeamChange = (change: unknown): change is TeamChange =>
  typeof change === 'string' && Object.hasOwn(texts, change)

/**
 * The text of a team notification: the newest change, and how many more the day had. Null for a change or a team that is
 * not known any more, which the general text then stands for.
 */
export function teamNoticeText(
  notice: {
    readonly change: unknown
    readonly team: string | null
    readonly person: string | null
  },
  count: number,
): string | null {
  if (!isTeamChange(notice.change) || notice.team === null) return null
  const text = texts[notice.change]({ team: notice.team, person: notice.person ?? 'Someone' })
  if (count === 1) return text
  return `${text}, and ${count - 1} more team ${count === 2 ? 'change' : 'changes'}`
}
