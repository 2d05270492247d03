/** How the directory reads a search text; the server's index and the examples follow the same rule. */
import { excerpt } from './excerpt.ts'
import { foldedText, joinedWord, type Word, wordParts, words as wordsOf } from '#shared/search/fold.ts'
import { textLimits } from '#shared/wire/limits.ts'

/** The maximum number of search words; each costs an index lookup. */
const maxWords = 10

/**
 * The distinct words of a search text, folded and in order. Any character but letters, digits and emoji separates words,
 * so operators, quotes and `%` have no meaning. Each word is matched as a prefix, and all have to match.
 */
export function searchWords(text: string): readonly string[] {
  // Listings hold the five digits of a ZIP, so the other four would find none.
  const typed = text.slice(0, textLimits.search).replaceAll(/\b(\d{5})\p{Pd}\d{4}\b/gu, '$1')
  const folded = wordsOf(typed).map((word) => word.folded)
  return [...new Set(folded)].slice(0, maxWords)
}

/** Whether every search word is a prefix of a word of the text. */
export function matchesWords(text: string, words: readonly string[]): boolean {
  const found = wordsOf(text).flatMap(({ folded }) => [joinedWord(folded), ...wordParts(folded)])
  return words.every((word) => found.some((one) => one.startsWith(joinedWord(word))))
}

export interface TextPiece {
  readonly text: string
  readonly isMatch: boolean
}

/** The text cut into pieces, with the matched prefixes marked. */
export function markedPieces(text: string, words: readonly string[]): readonly TextPiece[] {
  const wanted = words.map(joinedWord)
  if (wanted.length === 0) return [{ text, isMatch: false }]
  const pieces: TextPiece[] = []
  const add = (part: string, isMatch: boolean) => {
    if (part !== '') pieces.push({ text: part, isMatch })
  }
  let at = 0
  for (const word of wordsOf(text)) {
    const found = matchIn(word, wanted)
    if (!found) continue
    add(text.slice(at, found.from), false)
    add(text.slice(found.from, found.to), true)
    at = found.to
  }
  add(text.slice(at), false)
  return pieces
}

/** Where the longest search word stands in a word of the text: at its beginning, or after an apostrophe in it. */
function matchIn(word: Word, wanted: readonly string[]): { from: number; to: number } | null {
  const parts = wordParts(word.folded)
  for (let skipped = 0; skipped < parts.length; skipped += 1) {
    const rest = parts.slice(skipped).join('')
    const longest = Math.max(0, ...wanted.filter((one) => rest.startsWith(one)).map((one) => one.length))
    if (longest === 0) continue
    const before = parts.slice(0, skipped).join('').length
    const from = before === 0 ? 0 : endOfFolded(word.text, before)
    return { from: word.at + from, to: word.at + endOfFolded(word.text, before + longest) }
  }
  return null
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

/** The length in the original word of its first `length` folded letters; an emoji, whose code is longer, is whole. */
function endOfFolded(word: string, length: number): number {
  let end = 0
  for (const letter of word) {
    if (lettersOf(word.slice(0, end)) >= length && lettersOf(letter) > 0) break
    end += letter.length
  }
  return end
}

const lettersOf = (text: string) =>
  foldedText(text)
    .match(/[\p{L}\p{N}]/gu)
    ?.join('').length ?? 0
