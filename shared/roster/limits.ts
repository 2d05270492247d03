/** Limits of an import. A body may hold 10,000 values, and a row has about 14 commas. */
export const rosterLimits = {
  rows: 50_000,
  fileBytes: 20 * 1024 * 1024,
  /** Rows that one call sends, and the size of that call. */
  piece: 400,
  pieceBytes: 1024 * 1024,
  /** Characters of one cell. */
  cell: 300,
  /** Rows that a list of problems names. */
  named: 50,
} as const
