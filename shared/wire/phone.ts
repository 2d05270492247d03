/** US phone numbers as ten digits. */

export const phoneDigitCount = 10

/** The digits of the input; everything else is stripped. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/[^0-9]/g, '')
}

/** Whether exactly ten digits remain. A leading country code makes eleven and is refused. */
export function isPhone(text: string): boolean {
  return phoneDigits(text).length === phoneDigitCount
}

/** '(612) 555-0134' for ten digits; anything else comes back as it is. */
export function formatPhone(digits: string): string {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits)
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : digits
}
