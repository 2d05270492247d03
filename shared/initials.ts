/** The first letters of names, whole as people see them. */

let segmenter: Intl.Segmenter | null | undefined

function graphemes(): Intl.Segmenter | null {
  // Some browsers in use lack it; made once, since making one takes time.
  segmenter ??= 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null
  return segmenter
}

/** The first character of a text with its marks and joined parts, never half of one; empty for an empty text. */
export function initialOf(text: string): string {
  const found = graphemes()?.segment(text)[Symbol.iterator]().next().value?.segment
  return found ?? /^\P{M}?\p{M}*/u.exec(text)?.[0] ?? ''
}

/** Up to two initials in upper case: 'Oak & Tine' gives OT. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => initialOf(word ?? '').toUpperCase()).join('')
}
