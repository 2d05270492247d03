/** A member's website. Others click it, so it must be http or https without credentials. */
import { isPublicDomain } from '#shared/wire/hosts.ts'

/** Whether the text is a complete http(s) URL of a public domain, without user name or password. */
export function isWebsite(text: string): boolean {
  // Chromium encodes a space in the host as %20, workerd refuses it.
  if (!/^https?:\/\/[^\s/?#]+([/?#]|$)/i.test(text)) return false
  const url = URL.parse(text)
  if (url === null || url.username + url.password !== '') return false
  return isPublicDomain(url.hostname.replace(/\.$/, ''))
}

/** A scheme in front, or what could be one: `mailto:`, `javascript:`, and also the `me:` of `me:secret@birch.example`. */
const scheme = /^[a-z][a-z\d+.-]*:/i

/** A domain and its port, which look like a scheme. */
const port = /^[^/?#:@]+\.[^/?#:@]+:\d{1,5}(?:[/?#]|$)/

/**
 * Completes a typed URL: `birch.example:8080` becomes `https://birch.example:8080`. A text with a scheme stays as it is,
 * and so does `//birch.example`, which is refused.
 */
export function completedWebsite(typed: string): string {
  const text = typed.trim()
  const stays = text === '' || text.startsWith('/') || (scheme.test(text) && !port.test(text))
  return stays ? text : `https://${text}`
}

/** The URL as shown, without scheme and trailing slash. */
export function shownWebsite(website: string): string {
  return website.replace(/^https?:\/\//i, '').replace(/\/$/, '')
}
