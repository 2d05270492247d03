/** How the directory reads a search text; the server's index and the examples follow the same rule (design §3 "Directory"). */
import { excerpt } from './excerpt.ts'
import { textLimits } from '#shared/wire/limits.ts'

/** More words than anybody types; each costs a look into the index. */
const mostWords = 10

/**
 * The words of a search text, in order, without doubles: whatever is no letter or digit parts them, so operators,
 * quotes and `%` say nothing. Each one is looked for as the beginning of a word, and all must be found.
 */
export function searchWords(text: string): readonly string[] {
  const words = text.slice(0, textLimits.search).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, mostWords)
}

/** Lower case without diacritics, as the index folds: `Créme` and `creme` are one. */
function foldedText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Whether every word begins a word of the text. */
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

/** The text cut into pieces, the beginnings of words that were searched for marked. */
export function markedPieces(text: string, words: readonly string[]): readonly TextPiece[] {
  const sought = words.map(foldedText).filter((word) => word !== '')
  if (sought.length === 0) return [{ text, isMatch: false }]
  const pieces: TextPiece[] = []
  const add = (part: string, isMatch: boolean) => {
    if (part !== '') pieces.push({ text: part, isMatch })
  }
  let at = 0
  for (const found of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = found[0]
    const folded = foldedText(word)
    const longest = Math.max(0, ...sought.filter((one) => folded.startsWith(one)).map((one) => one.length))
    if (longest === 0) continue
    const end = endOfFolded(word, longest)
    add(text.slice(at, found.index), false)
    add(word.slice(0, end), true)
    at = found.index + end
  }
  add(text.slice(at), false)
  return pieces
}

/** At most `length` characters of a text that show the first match, from its beginning where there is none. */
export function excerptAround(text: string, words: readonly string[], length: number): string {
  let at = 0
  for (const piece of markedPieces(text, words)) {
    if (piece.isMatch) break
    at += piece.text.length
  }
  if (at === text.length || at < length - 20) return excerpt(text, length)
  // A few words before the match keep it readable.
  const start = text.lastIndexOf(' ', Math.max(0, at - 40)) + 1
  return `…${excerpt(text.slice(start), length - 1)}`
}

/** How far the first `length` folded characters reach in the word as written. */
function endOfFolded(word: string, length: number): number {
  let end = 0
  for (const letter of word) {
    if (foldedText(word.slice(0, end)).length >= length && foldedText(letter) !== '') break
    end += letter.length
  }
  return end
}
