/** What a route may say about its frame. */
export type RouteHandle = {
  /** Leaves out the header's Join Network (000 §2). */
  hidesJoin?: boolean
}
