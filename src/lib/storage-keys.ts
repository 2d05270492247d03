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

/** What a member typed and did not send. */
export const draftKeys = /^(message-|connect-note|profileDraft)/

/** Dispatched when the stored user changes in this tab. */
export const currentUserEvent = 'currentUserUpdated'
