/** A member's website. Others click it, so it must be http or https without credentials. */

/** Whether the text is a complete http(s) URL without user name or password. */
export function isWebsite(text: string): boolean {
  // Chromium encodes a space in the host as %20, workerd refuses it.
  if (!/^https?:\/\/[^\s/?#]+([/?#]|$)/i.test(text)) return false
  const url = URL.parse(text)
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.hostname !== ''
  )
}

/** Completes a typed URL: `birch.example` becomes `https://birch.example`. */
export function completedWebsite(typed: string): string {
  const text = typed.trim()
  return text === '' || text.includes(':') || text.startsWith('/') ? text : `https://${text}`
}

/** The URL as shown, without scheme and trailing slash. */
export function shownWebsite(website: string): string {
  return website.replace(/^https?:\/\//i, '').replace(/\/$/, '')
}
