/** The D1 cost of one call, which the bench's Worker sends in a header. */
export type Counts = { trips: number; rowsRead: number; rowsWritten: number }
