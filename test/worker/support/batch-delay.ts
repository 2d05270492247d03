/** Long enough for concurrent registrations; single ones would each wait a quarter of a second in production. */
export const batchDelayMs = 5
