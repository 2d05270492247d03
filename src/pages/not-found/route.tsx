export { NotFound as Component } from '#src/components/not-found.tsx'
