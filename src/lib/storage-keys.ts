/** Keys of the browser's storage that more than one module reads; `docs/storage.md` lists all of them. */
export const storageKeys = {
  currentUser: 'currentUser',
  adminToken: 'adminToken',
  referralCode: 'referralCode',
  wizardCompleted: 'welcomeWizardCompleted',
  showWelcome: 'showWelcomeForNewUser',
  tourCompleted: 'dashboardTourCompleted',
  profileDraft: 'profileDraft',
} as const

/** The event that keeps the header in step with the stored user. */
export const currentUserEvent = 'currentUserUpdated'
