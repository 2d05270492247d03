/** What a route can configure in the shell. */
export type RouteHandle = {
  /** Hides the header's Join Network button. */
  hidesJoin?: boolean
  /** Shows the page alone, without header, banner, footer and assistant. */
  isBare?: boolean
}
