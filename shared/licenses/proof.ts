import { dayMs } from '#shared/dates.ts'

export const proofLimits = {
  bytes: 5 * 1024 * 1024,
  /** How long a proof is stored after the decision. */
  keptMs: 30 * dayMs,
} as const

/** The accepted types, detected from the bytes. */
export const licenseProofTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const
