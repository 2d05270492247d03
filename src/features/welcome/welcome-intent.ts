/** What a link to the dashboard may ask of it, in the history's state. */
export type WelcomeWish = { welcome: 'tour' | 'wizard' }

export function isWelcomeWish(state: unknown): state is WelcomeWish {
  return typeof state === 'object' && state !== null && 'welcome' in state
}
