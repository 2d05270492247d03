/** Storage keys that more than one module reads; `docs/storage.md` lists all of them. */
export const storageKeys = {
  currentUser: 'currentUser',
  adminToken: 'adminToken',
  referralCode: 'referralCode',
  wizardCompleted: 'welcomeWizardCompleted',
  showWelcome: 'showWelcomeForNewUser',
  tourCompleted: 'dashboardTourCompleted',
  profileDraft: 'profileDraft',
} as const

/** Dispatched when the stored user changes in this tab. */
export const currentUserEvent = 'currentUserUpdated'
