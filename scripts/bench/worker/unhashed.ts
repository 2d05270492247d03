// Replaces worker/auth/password.ts in the build without password hashing.

export const hashPassword = (): Promise<string> => Promise.resolve('scrypt$16384$8$5$bm9uZQ==$bm9uZQ==')

export const verifyPassword = (): Promise<{ matches: boolean; isOutdated: boolean }> =>
  Promise.resolve({ matches: true, isOutdated: false })

export const proveHashing = (): Promise<void> => Promise.resolve()
