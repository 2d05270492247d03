import Papa from 'papaparse'

export type Value = string | number | boolean | null

/** Tells a spreadsheet that the text is UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * What a spreadsheet may run as a formula: it begins with = + - @, in either width, or with a control character; spaces
 * before it and lines after it change nothing.
 */
const formula = /^[\p{Cc}\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** Lines of CSV, each ended. A formula gets a leading apostrophe (security.md row 30); numbers stay numbers. */
function lines(rows: readonly (readonly Value[])[]): string {
  if (rows.length === 0) return ''
  return `${Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: formula, newline: '\r\n' },
  )}\r\n`
}

/**
 * A CSV that is written while it is read: `page` answers the rows after an id, and the id to go on from, or null at the
 * end. Only one page is in memory at a time.
 */
export function csvStream(
  header: readonly string[],
  page: (after: number | null) => Promise<{ rows: Value[][]; next: number | null }>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after: number | null = null
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + lines([header])))
    },
    async pull(controller) {
      const { rows, next } = await page(after)
      if (rows.length > 0) controller.enqueue(encoder.encode(lines(rows)))
      if (next === null) controller.close()
      else after = next
    },
  })
}
