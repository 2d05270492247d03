/** What a link to the dashboard requests through the history state. */
export type WelcomeIntent = { welcome: 'tour' | 'wizard' }

export function isWelcomeIntent(state: unknown): state is WelcomeIntent {
  return typeof state === 'object' && state !== null && 'welcome' in state
}
