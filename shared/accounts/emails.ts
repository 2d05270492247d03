/** The two keys of an e-mail address. */
import { asciiEmail } from '#shared/wire/email.ts'

const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** The key that makes an account unique; ignores width, surrounding space, case and how the domain is spelled. */
export function emailKey(email: string): string {
  return asciiEmail(email.normalize('NFKC').trim().toLowerCase())
}

/**
 * The key that detects self-referrals: without a +tag and, for Gmail, without dots and with one name for its domains. It is
 * never used to refuse an account.
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
