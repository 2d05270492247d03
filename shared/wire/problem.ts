/** The body of every error answer. */
export type Problem = {
  message: string
  code: string
  requestId: string
  /** Messages by the invalid field's name in the request body. */
  issues?: Record<string, string>
}
