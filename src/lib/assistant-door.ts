/** How anything on the page opens the assistant without knowing it: the widget registers, callers knock. */

let opener: ((prompt?: string) => void) | undefined

/** The widget's part; the answer takes it back. */
export function registerAssistant(open: (prompt?: string) => void): () => void {
  opener = open
  return () => {
    if (opener === open) opener = undefined
  }
}

/** Opens the assistant, with a first question if given; false while there is no assistant on the page. */
export function openAssistant(prompt?: string): boolean {
  opener?.(prompt)
  return opener !== undefined
}
