import { joinedWord, wordParts, words } from '#shared/search/fold.ts'

/**
 * Turns a search text into prefix terms for MATCH. Each term is quoted, so that no search operator gets through;
 * control characters separate words, since a NUL would end a quoted term. Words without a letter or digit are
 * dropped.
 */
export const matchWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => `"${word.replaceAll('"', '""')}" *`)

/** A phrase of folded words whose last one is a beginning; they have neither quotes nor operators. */
export const phraseTerm = (...folded: string[]) => `"${folded.join(' ')}" *`

/**
 * A folded phrase as a term for MATCH. With an apostrophe inside it is found in one word and cut at the apostrophe, since
 * people write both.
 */
function foldedTerm(folded: readonly string[]): string {
  const joined = phraseTerm(...folded.map(joinedWord))
  const cut = phraseTerm(...folded.flatMap(wordParts))
  return joined === cut ? joined : `(${joined} OR ${cut})`
}

/** As `matchWords`, for an index that holds folded words (`shared/search/fold.ts`). */
export const foldedTerms = (text: string): string[] =>
  text
    .split(/\s+/u)
    .map((part) => words(part).map(({ folded }) => folded))
    .filter((part) => part.length > 0)
    .map(foldedTerm)

/** A folded word, or any of its near spellings, which are looked up as whole words. */
export function nearTerm({ folded, near }: { folded: string; near: readonly string[] }): string {
  const all = [foldedTerm([folded]), ...near.map((word) => `"${word}"`)]
  return all.length === 1 ? all.join('') : `(${all.join(' OR ')})`
}
