import * as v from 'valibot'
import type { Phase, UnlockedBy } from '#shared/launch/phase.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import type { LicenseStatus } from '#shared/licenses/status.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'
import { passwordLimits } from '#shared/accounts/limits.ts'

/** How many wait, at most `waitingCap`, and since when (ISO 8601). */
export type Waiting = { count: number; oldest: string | null }

/** Counting stops here: '50+' says enough, and no more rows are read. */
export const waitingCap = 51

/** '7', and '50+' from where counting stops. */
export const waitingText = (count: number): string =>
  count >= waitingCap ? `${waitingCap - 1}+` : String(count)

export const waitingKinds = ['verifications', 'memberReports', 'bugReports', 'rewards', 'contact'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** A UTC day, `2026-11-27`. */
export type NetworkDay = { day: string; registrations: number; referrals: number; visits: number }

/** `GET /api/admin/stats` (001 §3, issue 8). */
export type AdminStats = {
  totalUsers: number
  totalReferrals: number
  totalConnections: number
  totalMessages: number
  recentRegistrations: {
    id: number
    firstName: string
    lastName: string
    companyName: string | null
    accountType: AccountType
    licenseType: LicenseId
    createdAt: string
  }[]
  topReferrers: {
    id: number
    firstName: string
    lastName: string
    companyName: string | null
    referralCode: string
    skunkTokens: number
    referralCount: number
  }[]
  waiting: Record<WaitingKind, Waiting>
  /** The last 30 days, oldest first, none left out. */
  days: NetworkDay[]
  licensees: number
  targetGoal: number
  foundingTaken: number
  phase: Phase
  unlockedBy: UnlockedBy | null
  launchAt: string
}

/** `GET /api/admin/founding`: every taken place with its name. */
export type AdminFounding = {
  id: number
  number: number
  name: string
  companyName: string | null
  licenseType: LicenseId
  licenseStatus: LicenseStatus
  createdAt: string
}[]

/** `POST /api/admin/session`. */
export const adminPasswordInput = v.strictObject({
  password: v.pipe(
    v.string('Please enter the admin password'),
    v.nonEmpty('Please enter the admin password'),
    v.maxBytes(passwordLimits.maxBytes, 'That password is too long'),
  ),
})

/** Its answer; `expiresAt` is ISO 8601, 12 hours ahead. */
export type AdminSession = { token: string; expiresAt: string }
