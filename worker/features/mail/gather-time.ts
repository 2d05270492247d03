/** How long a registration's mail waits for others to come, so that a rush of them is taken and marked together. */
export const gatherMs = 250
