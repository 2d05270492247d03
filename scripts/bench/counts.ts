/** What one call of the API cost on D1; told by the bench's Worker in a header. */
export type Counts = { trips: number; rowsRead: number; rowsWritten: number }
