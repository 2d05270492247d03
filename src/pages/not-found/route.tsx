export { NotFound as Component } from '#src/features/pages/not-found.tsx'
