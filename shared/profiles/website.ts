/** A member's website: a link that others click, so it is http or https and carries no credentials (R334). */

/** Whether the text is a whole http(s) address without user name or password. */
export function isWebsite(text: string): boolean {
  // Chromium reads a space in the host as %20, workerd refuses it.
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

/** What a person typed, as an address: `birch.example` becomes `https://birch.example`. */
export function completedWebsite(typed: string): string {
  const text = typed.trim()
  return text === '' || text.includes(':') || text.startsWith('/') ? text : `https://${text}`
}

/** The address as people read it, without scheme and trailing slash. */
export function shownWebsite(website: string): string {
  return website.replace(/^https?:\/\//i, '').replace(/\/$/, '')
}
