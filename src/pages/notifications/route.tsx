export { NotificationsScreen as Component } from '#src/features/notifications/notifications-screen.tsx'
