export { ProfileScreen as Component } from '#src/features/profiles/profile-screen.tsx'
