/** US ZIP codes: five digits, and four more if known. */
import { withoutZeroWidth } from './visible.ts'

const zip = /^(\d{5})(?:[\s\p{Pd}]*(\d{4}))?$/u

/** '55401' or '55401-1234' for a ZIP in any spacing and width; undefined if the text is none. */
export function zipCodeFrom(text: string): string | undefined {
  const parts = zip.exec(withoutZeroWidth(text.normalize('NFKC')).trim())
  return parts?.slice(1).filter(Boolean).join('-')
}
