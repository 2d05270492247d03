/**
 * The constraint that a failed D1 statement violated, such as `users.email_key`; null for any other error. D1
 * errors carry no code, and Drizzle's own message contains the bound parameters, so only causes are inspected.
 */
export function brokenConstraint(
  error: unknown,
  kind: 'UNIQUE' | 'NOT NULL' | 'CHECK' | 'FOREIGN KEY',
): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const found = new RegExp(`${kind} constraint failed:? ?([\\w.]*)`).exec(cause.message)
    if (found) return found[1] ?? ''
  }
  return null
}
