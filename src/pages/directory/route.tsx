export { DirectoryScreen as Component } from '#src/features/directory/directory-screen.tsx'
