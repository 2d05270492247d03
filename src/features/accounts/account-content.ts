/** Shown where the server could not be reached. */
export const connectionFailed = 'We couldn’t reach the server. Check your connection and try again.'

/** What a deletion removes and what it keeps. */
export const deletionCopy = {
  deleted: [
    'Your account, profile, images and license proof',
    'Your connections, messages and notifications',
    'Your SkunkTokens, rewards and founding number, which goes to the next operator',
  ],
  retained: [
    'SkunkTokens that others earned when you joined. Your name is removed from their lists',
    'A keyed digest of your email and phone, so joining again doesn’t earn anyone a second credit',
  ],
} as const
