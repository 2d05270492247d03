/** Characters of a question, and how many earlier questions and answers travel with it. */
export const assistantLimits = { message: 2000, history: 20 } as const

/** Bug reports that count for each member and day. */
export const bugReportsADay = 5

/** Widget sizes in pixels. */
export const chatSizes = { height: 600, width: 384, inputMaxHeight: 80 } as const
