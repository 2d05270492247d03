/** Near spellings of a search that finds nothing: 'olmsted' for Olmstead. */
import { joinedWord, type Word, words } from './fold.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Of a shorter word too much is near; a longer one is rarely a name, and each letter costs some 50 lookups. */
const length = { min: 4, max: 16 }

/** The search words that are also looked for in near spellings, at most. */
const wordsTried = 3

const isTried = (folded: string) =>
  /^[a-z]+$/.test(folded) && folded.length >= length.min && folded.length <= length.max

/** Every word that is one letter more, less, different or swapped; none for a word that is too short or too long. */
export function nearSpellings(folded: string): string[] {
  if (!isTried(folded)) return []
  const near = new Set<string>()
  for (let at = 0; at <= folded.length; at += 1) {
    const [before, first, second, after] = [
      folded.slice(0, at),
      folded.slice(at, at + 1),
      folded.slice(at + 1, at + 2),
      folded.slice(at + 2),
    ]
    near.add(before + second + after)
    near.add(before + second + first + after)
    for (const letter of letters) {
      near.add(before + letter + first + second + after)
      if (first) near.add(before + letter + second + after)
    }
  }
  near.delete(folded)
  return [...near]
}

/** Whether two folded words are one letter apart, by the same rule and without the list. */
export function isNear(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [a, b] = [one.slice(start), other.slice(start)]
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}

/** The words of a search, each with its near spellings; those beyond the first few have none. */
export function nearSearch(search: string): { folded: string; near: string[] }[] {
  let tried = 0
  return words(search).map(({ folded }) => {
    const near = tried < wordsTried ? nearSpellings(joinedWord(folded)) : []
    if (near.length > 0) tried += 1
    return { folded, near }
  })
}

/**
 * The search with each word that no word of the text begins with replaced by a near word of the text, in the text's own
 * spelling; null if there is nothing to replace.
 */
export function respelled(search: string, text: string): string | null {
  const found = words(text)
  let isChanged = false
  const parts = words(search).map((word) => {
    const near = begins(found, word) ? undefined : nearIn(found, word)
    if (near) isChanged = true
    return near?.text ?? word.text
  })
  return isChanged ? parts.join(' ') : null
}

const begins = (found: readonly Word[], { folded }: Word) =>
  found.some((one) => joinedWord(one.folded).startsWith(joinedWord(folded)))

const nearIn = (found: readonly Word[], { folded }: Word) =>
  isTried(joinedWord(folded))
    ? found.find((one) => isNear(joinedWord(one.folded), joinedWord(folded)))
    : undefined

/** The most spellings that a search offers. */
const mostOffered = 3

/** The distinct near spellings of a search in these texts, the first texts first. */
export function spellingsIn(search: string, texts: readonly string[]): string[] {
  const spellings = texts.map((text) => respelled(search, text)).filter((one) => one !== null)
  const byKey = new Map(spellings.map((one) => [one.toLowerCase(), one] as const).toReversed())
  return [...byKey.values()].toReversed().slice(0, mostOffered)
}
