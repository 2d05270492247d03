/** Shown where the server could not be reached. */
export const connectionFailed = 'We could not reach the server. Check your connection and try again.'

/** What a deletion removes and what it keeps. */
export const deletionCopy = {
  deleted: [
    'Your account, profile, images and license proof',
    'Your connections, messages and notifications',
    'Your SkunkTokens, rewards and founding number, which the next operator gets',
  ],
  retained: [
    'The tokens that your joining earned others; your name goes from their lists',
    'A keyed digest of your email and phone, so that joining again earns nobody a second credit',
  ],
} as const
