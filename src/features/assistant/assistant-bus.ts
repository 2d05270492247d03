/** Lets any component open the assistant without importing it: the widget registers, callers send requests. */

/** The hash that opens the assistant, for a click before hydration. */
export const askHash = '#ask'

type Opener = (prompt?: string) => void

let opener: Opener | undefined
/** A request from before the widget was loaded. */
let waiting: { prompt: string | undefined } | undefined

/** Registers the widget; returns the function that unregisters it. */
export function registerAssistant(open: Opener): () => void {
  opener = open
  if (waiting) open(waiting.prompt)
  waiting = undefined
  return () => {
    if (opener === open) opener = undefined
  }
}

/** Opens the assistant, with a first question if given; waits until the widget is loaded. */
export function openAssistant(prompt?: string): void {
  if (opener) opener(prompt)
  else waiting = { prompt }
}
