/** The two keys of an e-mail address (design §3 'Credit'). */

const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** What makes an account unique: width, surrounding space and case aside. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase().normalize('NFKC').trim()
}

/**
 * What tells a self-referral: the key without its +tag and, where Google ignores them, without dots and with
 * one name for the domain. Never used to refuse an account.
 */
export function emailFold(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  if (at < 1) return key
  const domain = key.slice(at + 1)
  const local = key.slice(0, at)
  const tag = local.indexOf('+')
  const untagged = tag > 0 ? local.slice(0, tag) : local
  if (!dotless.has(domain)) return `${untagged}@${domain}`
  return `${untagged.replaceAll('.', '') || untagged}@gmail.com`
}
