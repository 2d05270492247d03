/** Where a link is handed on: another site's share page, or a letter in the visitor's own mail program (001 §7). */

/** The professional network's share page, with a summary where one is given. */
export function networkShareUrl(link: string, summary?: string): string {
  const given = summary === undefined ? { url: link } : { url: link, summary }
  return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams(given)}`
}

/** Spaces as %20: mail programs show a plus as it is. */
export function mailtoUrl({ subject, body }: { subject: string; body: string }): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
