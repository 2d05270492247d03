/** How every screen names founding places, members and an empty network. */
import { foundingPlaces } from './counter.ts'
import { licenseNoun, type LicenseId } from '#shared/licenses/catalogue.ts'

/** 'Founding member No. 7', on profiles, cards and the certificate. */
export function foundingLabel(number: number): string {
  return `Founding member No. ${number}`
}

/** 'No. 7', for tight spaces. */
export function foundingShortLabel(number: number): string {
  return `No. ${number}`
}

/** The sentence below the Founding Fifty. */
export function foundingSentence(
  taken: number,
  newest: { readonly number: number; readonly license: LicenseId } | null,
): string {
  const places = `${taken} of ${foundingPlaces} founding places ${taken === 1 ? 'is' : 'are'} taken`
  if (!newest) return `${places}.`
  return `${places}; the newest is No.\u00A0${newest.number}, ${licenseNoun(newest.license)}.`
}

/** 'Members (12)', the heading above the examples; the two counts are never summed. */
export function membersHeading(count: number): string {
  return `Members (${count})`
}

/** The directory without members; `next` is the lowest free founding number, null when all are taken. */
export function noMembersText(next: number | null): string {
  const empty = 'No members are listed yet.'
  return next === null ? empty : `${empty} Founding place No. ${next} is open.`
}

/** The heading on the account page of a team member. */
export function onTeamText(business: string): string {
  return `You are on ${business}'s team`
}

/** The note for team admins where only the owner may act. */
export function onlyOwnerText(owner: string): string {
  return `You can invite members. Only ${owner} can change roles or remove people.`
}

export const networkCopy = {
  examplesHeading: 'Examples',
  showExamples: 'Show examples',
  shareYourLink: 'Share your link',
  firstTodo: 'Add your business name',
  activityEmpty: 'Nothing yet. The first member to join appears here.',
  activitySampleTag: 'Sample',
  /** Replaces the name of a deleted member. */
  formerMember: 'a former member',
} as const

/** Captions that distinguish published, example and live counts. */
export const countCaptions = {
  published: 'Published before launch',
  example: 'Example figures',
  live: (count: number) => `${count} registered now`,
} as const
