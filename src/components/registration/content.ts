import { brand } from '#shared/brand.ts'

/** The form's fixed words, to the letter (000 §2 'Registration form'). */
export const registrationCopy = {
  title: 'Quick Registration – Be Listed in 30 Seconds',
  step: 'Step 1 of 1 – Basic Info',
  heading: 'Secure Your Founding Member Status',
  submit: `Join ${brand.name}`,
  pending: 'Joining...',
  photoHint: 'JPG or PNG, max 5MB',
  offline: 'We could not reach the server. Nothing you typed is lost: send it again once you are connected.',
} as const

/** Stands as published whatever the live figure is (design §4 'Given figures'). */
export const publishedFigures = {
  sentence: '23 businesses are registered, 46% of the way to early access.',
} as const

export const membershipRules = [
  'Only licensed businesses, their owners and team members may join.',
  'Accounts are manually verified. Misrepresenting license status may lead to account removal.',
] as const
