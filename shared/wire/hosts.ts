/** Host names as the Internet resolves them: ASCII, under a top-level domain. */

/** The most characters that a host name has (RFC 1035). Longer ones are not converted, which takes time. */
const hostLength = 253

/** Characters with a meaning of their own in a URL; a host has none of them. */
const foreign = /[\s/?#:@\\%[\]]/

/** ASCII, with nothing encoded in it that has to be checked. */
const plain = /^(?!.*xn--)[!-~]*$/i

/** Ends in a top-level domain, in letters or in its ASCII form: no single word, no IP address. */
const underTopLevel = /^[^.].*\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/i

/**
 * The ASCII form of a domain: `müller.example` gives `xn--mller-kva.example`, and one in ASCII comes back as typed.
 * Undefined if it has none.
 */
export function asciiDomain(domain: string): string | undefined {
  if (plain.test(domain)) return domain
  if (domain.length > hostLength || foreign.test(domain)) return undefined
  return URL.parse(`http://${domain}`)?.hostname
}

/** Whether a domain can be reached by others: under a top-level domain, and neither a single word nor an IP address. */
export function isPublicDomain(domain: string): boolean {
  return underTopLevel.test(domain) && asciiDomain(domain) !== undefined
}
