/** What a link to the dashboard may ask of it, in the history's state. */
export type WelcomeIntent = { welcome: 'tour' | 'wizard' }

export function isWelcomeIntent(state: unknown): state is WelcomeIntent {
  return typeof state === 'object' && state !== null && 'welcome' in state
}
