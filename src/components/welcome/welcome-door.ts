/** How a menu starts the tour or the wizard of the dashboard without knowing them. */
export const welcomeEvent = 'showWelcome'

export type WelcomeWish = 'tour' | 'wizard'

export function askWelcome(wish: WelcomeWish): void {
  window.dispatchEvent(new CustomEvent<WelcomeWish>(welcomeEvent, { detail: wish }))
}
