/** What mail programs turn into a link: an address, or a dot with a word after it. */
const linkLike = /[/:@\\]|\.[\p{L}\p{N}]{2,}/u

/**
 * A text that a member chose, for a letter to somebody else; undefined if mail programs would make a link of it, since
 * anyone can register under any name.
 */
export const safeInMail = (text: string): string | undefined => (linkLike.test(text) ? undefined : text)
