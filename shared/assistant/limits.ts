/** Characters of a question, and the number of earlier messages sent with it. */
export const assistantLimits = { message: 2000, history: 20 } as const

/** Bug reports of one member that count each day. */
export const bugReportsADay = 5

/** How long the assistant waits for the rest of a bug report, in milliseconds. */
export const bugDraftMs = 15 * 60_000

/** The widget's sizes in pixels. */
export const chatSizes = { height: 600, width: 384, inputMaxHeight: 80 } as const
