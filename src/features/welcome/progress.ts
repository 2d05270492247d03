import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

/** The five steps, in order (000 §2 "Welcome wizard"). */
export const wizardSteps = ['welcome', 'skunktokens', 'directory', 'referrals', 'next-steps'] as const
export type WizardStep = (typeof wizardSteps)[number]

const seenKey = 'welcomeWizardSeen'
const completed = 'true'

const isWizardCompleted = () => readStored(storageKeys.wizardCompleted) === completed
export const completeWizard = () => writeStored(storageKeys.wizardCompleted, completed)
export const completeTour = () => writeStored(storageKeys.tourCompleted, completed)

/** Marks a step as seen; with all five seen the wizard is completed (000 §4). */
export function markSeen(step: WizardStep): void {
  const seen = new Set([...(readStored(seenKey) ?? '').split(' ').filter(Boolean), step])
  writeStored(seenKey, [...seen].join(' '))
  if (wizardSteps.every((each) => seen.has(each))) completeWizard()
}

/** Whether the new-user flag asks for the wizard; it is cleared when the wizard opens through it. */
export const isNewMember = () => readStored(storageKeys.showWelcome) === completed && !isWizardCompleted()
export const clearNewMemberFlag = () => writeStored(storageKeys.showWelcome, null)

/** Clears the completion of wizard and tour (000 §4 "Reset"). */
export function resetWelcome(): void {
  for (const key of [storageKeys.wizardCompleted, storageKeys.tourCompleted, seenKey]) writeStored(key, null)
}
