/** How every search reads text: one rule for what is stored and for what is typed. */

/**
 * Raised with every change of what `foldedText` or `words` answer. Maintenance then folds the stored rows again; the
 * change needs a migration that moves the index `users_fold_outdated` to the new version.
 */
export const foldVersion = 1

/**
 * Letters that Unicode does not decompose and that people type as these. A letter with a mark on it (é, ö, å, ş), a
 * ligature or a wide form needs no entry: normalization takes it apart.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  // The Turkish i without a dot, and the Greenlandic q.
  ı: 'i',
  ĸ: 'q',
  ŋ: 'n',
  ŧ: 't',
  ƀ: 'b',
  ɨ: 'i',
  ʉ: 'u',
  ɓ: 'b',
  ɗ: 'd',
  ƒ: 'f',
  ə: 'e',
  // Lower case depends on the letter's place in a Greek word, which a beginning does not know.
  ς: 'σ',
}
const plainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/** Apostrophes as keyboards, phones and word processors write them, and the accents that stand in for one. */
const apostrophes = /['’‘‛ʼʻ´`＇′]/gu

/** Lower case without marks and invisible characters, in the letters that an American keyboard has where there are any. */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(plainLetter, (letter) => plainLetters[letter] ?? letter)
}

const run = String.raw`[\p{L}\p{N}\p{M}\p{Cf}]+`
const picture = String.raw`(?![©®™])\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*`
const wordPattern = new RegExp(String.raw`${run}(?:'${run})*|\p{RI}{2}|${picture}(?:\u200D${picture})*`, 'gu')
const isPicture = /^(?:\p{RI}|\p{Extended_Pictographic})/u

export type Word = {
  /** Where it starts in the text. */
  readonly at: number
  readonly text: string
  /** Folded; an apostrophe inside is kept as `'`. */
  readonly folded: string
}

/**
 * The words of a text in order: runs of letters and digits, with the apostrophes inside them, and each emoji. An emoji
 * is folded to its code points in ASCII, without skin tone and variant: full-text search drops the emoji itself.
 */
export function words(text: string): Word[] {
  // Each apostrophe is one unit, so places stay the same. A letter's own apostrophe (ʼ) counts as one, too.
  return [...text.replaceAll(apostrophes, "'").matchAll(wordPattern)]
    .map(({ 0: found, index }) => ({
      at: index,
      text: text.slice(index, index + found.length),
      folded: isPicture.test(found) ? pictureCode(found) : foldedRun(found),
    }))
    .filter(({ folded }) => folded !== '')
}

const foldedRun = (found: string) => found.split("'").map(foldedText).filter(Boolean).join("'")

const pictureCode = (found: string) =>
  [...found]
    .filter((character) => isPicture.test(character))
    .map((character) => `u${character.codePointAt(0)?.toString(16)}`)
    .join('')

/** A folded word as one: `obrien` for `o'brien`. */
export const joinedWord = (folded: string) => folded.replaceAll("'", '')

/** A folded word as full-text search cuts it: `o` and `brien` for `o'brien`. */
export const wordParts = (folded: string) => folded.split("'")

/** What full-text search indexes by itself as it is typed: it folds the common accents, but no more than that. */
const isPlain = /^[\x20-\x7E]*$/

/**
 * The words that a search has to find beside those that full-text search takes from the text itself: every part between
 * spaces that is not plain ASCII or has an apostrophe, folded and in order, so that phrases match too.
 */
export function extraWords(...texts: readonly (string | null | undefined)[]): string {
  const parts = texts
    .flatMap((text) => text?.split(/\s+/u) ?? [])
    .map((part) => part.replaceAll(apostrophes, "'"))
    .filter((part) => !isPlain.test(part) || part.includes("'"))
    .map((part) =>
      words(part)
        .map(({ folded }) => joinedWord(folded))
        .join(' '),
    )
  return [...new Set(parts)].filter(Boolean).join(' ')
}

/** The longest key that is stored: enough to order names. */
const keyLength = 80

/** The key that puts texts in the order of an American list: without accents, case and signs; emoji only if all is emoji. */
export function sortKey(...texts: readonly (string | null | undefined)[]): string {
  const all = words(texts.filter(Boolean).join(' '))
  const letters = all.filter(({ text }) => !isPicture.test(text))
  return (letters.length > 0 ? letters : all)
    .map(({ folded }) => joinedWord(folded))
    .join(' ')
    .slice(0, keyLength)
}
