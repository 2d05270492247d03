import { teamLimits } from '#shared/team/roles.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

const minute = 60_000

/**
 * Per network address: `register`, `loginByAddress`, `vendorCode`, `codeLookup`, `invitationPage`, `passports`, `badges`,
 * `chat` and `contact`, sized for several members behind one office address. The others are per account, `teamAdditions` per business.
 */
export const rateLimits = {
  register: { limit: 20, windowMs: 10 * minute },
  loginByAddress: { limit: 100, windowMs: 15 * minute },
  loginByAccount: { limit: 10, windowMs: 15 * minute },
  // A correct password clears the failed attempts; each attempt costs a hash.
  passwordChecks: { limit: 30, windowMs: 15 * minute },
  adminPassword: { limit: 10, windowMs: 15 * minute },
  vendorCode: { limit: 10, windowMs: 15 * minute },
  codeLookup: { limit: 60, windowMs: minute },
  // Pages that name a code's owner have their own limit, since an invitation would otherwise count twice.
  invitationPage: { limit: 60, windowMs: minute },
  // Passports and their signed statements: enough to check a business, too few to collect license numbers.
  passports: { limit: 60, windowMs: minute },
  // Badges stand on other websites, whose visitors may share an address; browsers ask once in five minutes.
  badges: { limit: 300, windowMs: minute },
  chat: { limit: 30, windowMs: minute },
  bugReports: { limit: 20, windowMs: 60 * minute },
  contact: { limit: 5, windowMs: 60 * minute },
  mailByAccount: { limit: 3, windowMs: 60 * minute },
  // Anyone can request a reset for any address, so at most one is mailed every 20 minutes.
  resetMail: { limit: 1, windowMs: accountLifetimes.resetLink - accountLifetimes.grant },
  images: { limit: 30, windowMs: 60 * minute },
  licenseProofs: { limit: 10, windowMs: 60 * minute },
  reports: { limit: 20, windowMs: 60 * minute },
  connectionRequests: { limit: 100, windowMs: 60 * minute },
  messages: { limit: 60, windowMs: minute },
  teamAdditions: { limit: teamLimits.additionsADay, windowMs: 24 * 60 * minute },
} as const satisfies Record<string, { limit: number; windowMs: number }>

export type RateLimitName = keyof typeof rateLimits
