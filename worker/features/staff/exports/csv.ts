import Papa from 'papaparse'

export type Value = string | number | boolean | null

/** Spreadsheets read a file as UTF-8 only with this mark. */
const byteOrderMark = '\uFEFF'

/** Text that a spreadsheet may run as a formula: = + - @ in either width after any spaces, or a leading control character. */
const formula = /^[\p{Cc}\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** Lines of CSV, each ended. A formula gets a leading apostrophe, so that no cell runs as one; numbers stay numbers. */
function lines(rows: readonly (readonly Value[])[]): string {
  if (rows.length === 0) return ''
  return `${Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: formula, newline: '\r\n' },
  )}\r\n`
}

/**
 * Streams a CSV page by page, so that only one page is in memory. `page` returns the rows after an id, and the id of the
 * next page's start or null at the end.
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
