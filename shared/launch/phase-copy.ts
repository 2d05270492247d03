/** The copy of screens in each of the three copy states: before the launch, opened early, and launched. */
import { brand } from '#shared/brand.ts'
import { longDate } from '#shared/dates.ts'
import { defaultLaunchAt, launchTarget, type CopyState } from './phase.ts'
import { foundingPlaces } from '#shared/early-access/counter.ts'

interface Momentum {
  readonly remaining?: number
}

interface PhaseCopy {
  /** The line that replaces or accompanies the countdown; null while there is only the countdown. */
  readonly launchLine: string | null
  /** Whether the countdowns of the home page are shown. */
  readonly showsCountdown: boolean
  /** The momentum panel's sentence; null once the network is open and no target is left to reach. */
  readonly momentum: ((stats: Momentum) => string) | null
  /** Connections and messaging. */
  readonly connections: string
  /** Why 50 businesses or 5 tokens matter. */
  readonly earlyAccess: string
  readonly foundingPromise: string
  /** The promise to business owners beside the join forms. */
  readonly ownerPromise: string
  readonly directoryNotice: string
  /** The note at an example profile's disabled Connect button. */
  readonly exampleConnectNote: string
  /** The note at a member's disabled Connect button; null once it is enabled. */
  readonly connectNote: string | null
  /** The card of the messages page; null once messages are available. */
  readonly messagesCard: { readonly title: string; readonly text: string } | null
  /** The note under Recent Network Activity; null once it shows real joins. */
  readonly activityNote: string | null
}

const availableAtLaunch = `Available at launch, ${brand.launchDateCopy}`

const pre: PhaseCopy = {
  launchLine: null,
  showsCountdown: true,
  momentum: ({ remaining = launchTarget }) => `${remaining} more businesses needed for early access!`,
  connections: `Connections and messaging are coming at launch, ${brand.launchDateCopy}.`,
  earlyAccess: `Early access opens when ${launchTarget} licensees have registered. A member with 5 or more SkunkTokens also gets it.`,
  foundingPromise: `Only the first ${foundingPlaces} operators get Founding Member status: a badge and pre-launch featured placement.`,
  ownerPromise: `Founding Member status, early access once ${launchTarget} businesses are registered, and full access at launch on ${brand.launchDateCopy}.`,
  directoryNotice: `This is a pre-launch preview. The profiles below are examples; members' listings open at launch, ${brand.launchDateCopy}.`,
  exampleConnectNote: availableAtLaunch,
  connectNote: availableAtLaunch,
  messagesCard: { title: 'Coming soon', text: `Messages will be available ${brand.launchDateCopy}.` },
  activityNote: 'These are samples. The feed becomes dynamic after launch.',
}

const foundingAfter = `The first ${foundingPlaces} operators get a numbered founding badge on their profile and in the directory.`

const openNow = 'The network is open. Connections and messages work now.'

const launched: PhaseCopy = {
  launchLine: 'LAUNCHED! The Platform is Now Live',
  showsCountdown: false,
  momentum: null,
  connections: openNow,
  earlyAccess: 'The network is open to every member, so nobody waits for early access any more.',
  foundingPromise: foundingAfter,
  ownerPromise: openNow,
  directoryNotice: 'The network is open. Profiles marked Example Only are not members.',
  exampleConnectNote: 'This is an example. Only real members connect.',
  connectNote: null,
  messagesCard: null,
  activityNote: null,
}

/** The copy of each state. */
export const phaseCopy = {
  pre,
  openEarly: {
    ...launched,
    launchLine: `The network opened early: ${launchTarget} businesses have joined.`,
    showsCountdown: true,
  },
  launched,
} as const satisfies Record<CopyState, PhaseCopy>

/** The note under the form's heading once no founding place is left, in every state; null before. */
export function formPlacesNote(foundingRemaining: number): string | null {
  return foundingRemaining > 0
    ? null
    : `All ${foundingPlaces} founding places are taken. You join as a member.`
}

/** The note after the default launch date if the launch was moved to a later day that is still ahead; else null. */
export function newDateNote(now: number, launchAt: number | string): string | null {
  const launch = new Date(launchAt).getTime()
  return launch > defaultLaunchAt && launch > now ? `New date: ${longDate(launch)}.` : null
}
