import { dayMs } from '#shared/dates.ts'

/** In milliseconds. */
export const invitationLimits = {
  open: 14 * dayMs,
  /** How long a business waits before it may ask the same address again after a decline. */
  afterDecline: 30 * dayMs,
  /** An address is notified of one business's invitations at most this often, however often they are withdrawn. */
  betweenNotices: dayMs,
} as const

/** `expired` is an open one whose time is over. */
export const invitationStatuses = ['open', 'accepted', 'declined', 'withdrawn'] as const

/** An invited member's present place, which accepting changes. */
export type CurrentPlace = {
  /** The other business whose team the member is on. */
  readonly team: string | null
  readonly ownsBusiness: boolean
  /** Whether others are on that business's team: its owner cannot join another team. */
  readonly leads: boolean
}

/** Why a member cannot accept at present; null when they can. */
export const acceptingBlockedBy = ({ leads }: Pick<CurrentPlace, 'leads'>): 'has_own_team' | null =>
  leads ? 'has_own_team' : null

/** What accepting an invitation changes for the member, one sentence a line. */
export function acceptingChanges(place: CurrentPlace): string[] {
  if (place.leads)
    return ['You lead a team of your own. Transfer it or remove its members before you join another one.']
  return [
    ...(place.team === null ? [] : [`You leave ${place.team}'s team.`]),
    ...(place.ownsBusiness
      ? ['Your own business stays yours, but it cannot have a team while you are on this one.']
      : []),
    'The owner and admins see your name and email. You can leave at any time.',
  ]
}

/** Whether a declined address may be asked again at `now`; times in epoch milliseconds. */
export const mayAskAgain = (declinedAt: number, now: number): boolean =>
  declinedAt + invitationLimits.afterDecline <= now
