/** Two rows are read for each one shown, and a call of the admin area reads at most 100. */
export const staffLimits = {
  page: 40,
  pageMax: 48,
  /** Members of one bulk call. */
  bulk: 500,
  /** Checks that one call approves as exact matches. */
  exactMatches: 100,
  /** Characters of the reason that staff give. */
  reason: 500,
  /** How long an approval can be undone, in milliseconds, and what a slow request may take longer. */
  undoMs: 10_000,
  undoGraceMs: 5000,
} as const
