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
