/** Long enough for registrations sent at once: more than a thousand that come alone would each wait a quarter of a second. */
export const batchDelayMs = 5
