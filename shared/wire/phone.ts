/** US phone numbers as ten digits. */

/** Area code and exchange start with 2 to 9 in the North American plan. */
const national = /^[2-9]\d{2}[2-9]\d{6}$/

/** Autofill and people put the country's own code in front: +1 612 ..., 1-612-.... No area code starts with 1. */
const withCountry = /^1(?=\d{10}$)/

/**
 * The ten digits of a number as typed, in any grouping, width and with or without the country code; everything else is
 * stripped. What is longer or shorter comes back as its digits.
 */
export function phoneDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[^0-9]/g, '')
    .replace(withCountry, '')
}

/** Whether a typed number is one of the North American plan; another country's code (+44 ...) never is. */
export function isPhone(text: string): boolean {
  return national.test(phoneDigits(text)) && !/\+\D*[02-9]/.test(text.normalize('NFKC'))
}

/** '(612) 555-0134' for ten digits; anything else comes back as it is. */
export function formatPhone(digits: string): string {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits)
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : digits
}
