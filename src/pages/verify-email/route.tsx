import type { RouteHandle } from '#src/lib/route-handle.ts'

export { VerifyEmailScreen as Component } from '#src/features/accounts/verify-email-screen.tsx'

/** Whoever confirms an address has joined already. */
export const handle: RouteHandle = { hidesJoin: true }
