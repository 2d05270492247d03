/** US ZIP codes: five digits, and four more if known. */

const zip = /^(\d{5})(?:\s*\p{Pd}?\s*(\d{4}))?$/u

/** '55401' or '55401-1234' for a ZIP in any spacing and width; undefined if the text is none. */
export function zipCodeFrom(text: string): string | undefined {
  const parts = zip.exec(
    text
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .trim(),
  )
  if (!parts) return undefined
  const [, area, further] = parts
  return further ? `${area}-${further}` : area
}
