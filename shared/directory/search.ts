/** How the directory reads a search text; the server's index and the examples follow the same rule. */
import { excerpt } from './excerpt.ts'
import { textLimits } from '#shared/wire/limits.ts'

/** The maximum number of search words; each costs an index lookup. */
const maxWords = 10

/**
 * The distinct words of a search text, in order. Any character but letters and digits separates words, so operators,
 * quotes and `%` have no meaning. Each word is matched as a prefix, and all have to match.
 */
export function searchWords(text: string): readonly string[] {
  const words = text.slice(0, textLimits.search).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, maxWords)
}

/** Lower case without diacritics, as the index folds text: `Créme` and `creme` are equal. */
function foldedText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Whether every search word is a prefix of a word of the text. */
export function matchesWords(text: string, words: readonly string[]): boolean {
  const parts = foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => {
    const folded = foldedText(word)
    return parts.some((part) => part.startsWith(folded))
  })
}

export interface TextPiece {
  readonly text: string
  readonly isMatch: boolean
}

/** The text cut into pieces, with the matched prefixes marked. */
export function markedPieces(text: string, words: readonly string[]): readonly TextPiece[] {
  const foldedWords = words.map(foldedText).filter((word) => word !== '')
  if (foldedWords.length === 0) return [{ text, isMatch: false }]
  const pieces: TextPiece[] = []
  const add = (part: string, isMatch: boolean) => {
    if (part !== '') pieces.push({ text: part, isMatch })
  }
  let at = 0
  for (const found of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = found[0]
    const folded = foldedText(word)
    const longest = Math.max(
      0,
      ...foldedWords.filter((one) => folded.startsWith(one)).map((one) => one.length),
    )
    if (longest === 0) continue
    const end = endOfFolded(word, longest)
    add(text.slice(at, found.index), false)
    add(word.slice(0, end), true)
    at = found.index + end
  }
  add(text.slice(at), false)
  return pieces
}

/** At most `length` characters of a text around the first match, or from its beginning without one. */
export function excerptAround(text: string, words: readonly string[], length: number): string {
  let at = 0
  for (const piece of markedPieces(text, words)) {
    if (piece.isMatch) break
    at += piece.text.length
  }
  if (at === text.length || at < length - 20) return excerpt(text, length)
  // Keep some context before the match.
  const start = text.lastIndexOf(' ', Math.max(0, at - 40)) + 1
  return `…${excerpt(text.slice(start), length - 1)}`
}

/** The length in the original word of its first `length` folded characters. */
function endOfFolded(word: string, length: number): number {
  let end = 0
  for (const letter of word) {
    if (foldedText(word.slice(0, end)).length >= length && foldedText(letter) !== '') break
    end += letter.length
  }
  return end
}
