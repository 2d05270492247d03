import { asciiDomain, isPublicDomain } from './hosts.ts'

/** An address in the form in which mail systems take it: without width and surrounding space, its domain in ASCII. */
export function asciiEmail(typed: string): string {
  const address = typed.normalize('NFKC').trim()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(domain) ?? domain}`
}

/**
 * What `v.rfcEmail` leaves open: no dot at either end of the name or twice in a row (RFC 5321 §4.1.2), and a domain that
 * mail reaches.
 */
export function isReachable(address: string): boolean {
  return !/^\.|\.\.|\.@/.test(address) && isPublicDomain(address.slice(address.lastIndexOf('@') + 1))
}
