/** A step of the dashboard tour: the element with this `data-tour` target, and where its popover goes. */
export type TourStep = {
  readonly target:
    | 'hero-section'
    | 'directory-preview'
    | 'skunktoken-section'
    | 'registration-form'
    | 'activity-feed'
  readonly title: string
  readonly description: string
  readonly position: 'top' | 'bottom' | 'left' | 'right'
}

export const tourSteps: readonly TourStep[] = [
  {
    target: 'hero-section',
    title: 'Welcome to your dashboard',
    description: 'Your number, token balance and referral link come first.',
    position: 'bottom',
  },
  {
    target: 'directory-preview',
    title: 'The directory',
    description: 'Sample business profiles show what a listing looks like. View Profile opens one.',
    position: 'left',
  },
  {
    target: 'skunktoken-section',
    title: 'Earning tokens',
    description: 'Each referral moves you up the ladder. Start unlocked rewards here.',
    position: 'top',
  },
  {
    target: 'registration-form',
    title: 'Refer new members',
    description: 'Share this link. Whoever registers through it is credited to you at once.',
    position: 'bottom',
  },
  {
    target: 'activity-feed',
    title: 'Network activity',
    description: 'What happens in the network is listed here, newest first.',
    position: 'top',
  },
]
