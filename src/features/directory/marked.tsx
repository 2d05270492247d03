import { markedPieces } from '#shared/directory/search.ts'

/** A text with the matched prefixes marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0
  return markedPieces(text, words).map(({ text: piece, isMatch }) => {
    const key = at
    at += piece.length
    return isMatch ? (
      <mark key={key} className="rounded-xs bg-gold-wash text-gold-ink">
        {piece}
      </mark>
    ) : (
      <span key={key}>{piece}</span>
    )
  })
}
