/**
 * A search text as words of a MATCH, each a beginning: quoted, so that no operator of the search language gets through,
 * and parted by control characters as by spaces, since a NUL would end the expression within its quotes (security.md
 * row 28). Words without a letter or digit say nothing.
 */
export const matchWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => `"${word.replaceAll('"', '""')}" *`)
