/** How long a registration's mail waits for others, so that a burst of them is sent as one batch. */
export const batchDelayMs = 250
