import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

/** The wizard's five steps, in order. */
export const wizardSteps = ['welcome', 'skunktokens', 'directory', 'referrals', 'next-steps'] as const
export type WizardStep = (typeof wizardSteps)[number]

const seenKey = 'welcomeWizardSeen'
const completed = 'true'

const isWizardCompleted = () => readStored(storageKeys.wizardCompleted) === completed
export const completeWizard = () => writeStored(storageKeys.wizardCompleted, completed)
export const completeTour = () => writeStored(storageKeys.tourCompleted, completed)

/** Marks a step as seen, and the wizard as completed once all five are. */
export function markSeen(step: WizardStep): void {
  const seen = new Set([...(readStored(seenKey) ?? '').split(' ').filter(Boolean), step])
  writeStored(seenKey, [...seen].join(' '))
  if (wizardSteps.every((each) => seen.has(each))) completeWizard()
}

/** Whether the wizard should open for a new member; the flag is cleared when it does. */
export const isNewMember = () => readStored(storageKeys.showWelcome) === completed && !isWizardCompleted()
export const clearNewMemberFlag = () => writeStored(storageKeys.showWelcome, null)

/** Clears the completion of the wizard and the tour. */
export function resetWelcome(): void {
  for (const key of [storageKeys.wizardCompleted, storageKeys.tourCompleted, seenKey]) writeStored(key, null)
}
