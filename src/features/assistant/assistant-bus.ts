/** How anything on the page opens the assistant without knowing it: the widget registers, callers knock. */

/** The hash that opens the assistant, for a press from before the application is alive. */
export const askHash = '#ask'

type Opener = (prompt?: string) => void

let opener: Opener | undefined
/** A knock from before the widget was there. */
let waiting: { prompt: string | undefined } | undefined

/** The widget's part; the answer takes it back. */
export function registerAssistant(open: Opener): () => void {
  opener = open
  if (waiting) open(waiting.prompt)
  waiting = undefined
  return () => {
    if (opener === open) opener = undefined
  }
}

/** Opens the assistant, with a first question if given; as soon as it is there, if it is not yet. */
export function openAssistant(prompt?: string): void {
  if (opener) opener(prompt)
  else waiting = { prompt }
}
