/** Characters that people add to or leave out of a license number. */
export const ignoredInNumbers = [' ', '\u00A0', '-', '\u2010', '\u2011', '\u2013', '\u2014'] as const

/**
 * A license number as it is compared: without spaces and hyphens, in upper case, with a zero for the letter O. The
 * database has the same rule as an expression (`licenseKeySql`), and a test compares both.
 */
export function licenseKey(printed: string): string {
  let key = printed
  for (const character of ignoredInNumbers) key = key.replaceAll(character, '')
  return key.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()).replaceAll('O', '0')
}
