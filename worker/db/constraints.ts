/**
 * The constraint a failed D1 statement broke, as `users.email_key`; null for any other fault. D1's errors carry no
 * code, and Drizzle wraps them with the bound parameters in its own message, so only the cause is looked at.
 */
export function brokenConstraint(
  error: unknown,
  kind: 'UNIQUE' | 'NOT NULL' | 'CHECK' | 'FOREIGN KEY',
): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const found = new RegExp(`${kind} constraint failed:? ?([\\w.]*)`).exec(at.message)
    if (found) return found[1] ?? ''
  }
  return null
}
