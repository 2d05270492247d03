export { UnsubscribeScreen as Component } from '#src/features/notifications/unsubscribe-screen.tsx'
