/** A piece of a message: text, or the text of a link with its address; `at` is its place in the message. */
export type Piece = { at: number; text: string; href?: string }

/** An address as people type or paste it, up to a space or a quotation mark. */
const address = /\b(?:https?:\/\/|www\.)[^\s<>"“”„‘`]+/giu

/** What belongs to the sentence and not to the address. */
const sentenceEnd = /[.,;:!?'’»…*_~]$/u

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** The address without the punctuation after it; a bracket belongs to it if it was opened in it. */
function withoutEnd(found: string): string {
  const last = found.at(-1) ?? ''
  const opening = closing[last]
  const isOutside =
    opening === undefined ? sentenceEnd.test(found) : countOf(found, last) > countOf(found, opening)
  return isOutside ? withoutEnd(found.slice(0, -1)) : found
}

/** The address that a browser may open: the web's own schemes, a host with a dot, and no hidden user name. */
function hrefOf(typed: string): string | undefined {
  const full = /^www\./i.test(typed) ? `https://${typed}` : typed
  if (!URL.canParse(full)) return undefined
  const url = new URL(full)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return url.hostname.includes('.') ? url.href : undefined
}

/** A message as text and links; the pieces put together are the message. */
export function piecesOf(message: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: found, index } of message.matchAll(address)) {
    const text = withoutEnd(found)
    const href = hrefOf(text)
    if (href === undefined) continue
    if (index > at) pieces.push({ at, text: message.slice(at, index) })
    pieces.push({ at: index, text, href })
    at = index + text.length
  }
  if (at < message.length) pieces.push({ at, text: message.slice(at) })
  return pieces
}
