export { VerifyEmailScreen as Component } from '#src/features/accounts/verify-email-screen.tsx'
