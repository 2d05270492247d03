export { ProfileEditScreen as Component } from '#src/features/profiles/edit/profile-edit-screen.tsx'
