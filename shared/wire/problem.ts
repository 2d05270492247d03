/** The body of every error answer. */
export type Problem = {
  message: string
  code: string
  requestId: string
  /** One message for each field that is wrong, by its name in the sent body. */
  issues?: Record<string, string>
}
