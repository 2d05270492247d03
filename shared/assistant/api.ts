import * as v from 'valibot'
import { lines } from '#shared/wire/text.ts'
import { assistantLimits } from './limits.ts'

const content = v.pipe(
  lines(assistantLimits.message, 'Please type a message'),
  v.nonEmpty('Please type a message'),
)

/** `POST /api/chat` (000 §7): the new message and the earlier ones, oldest first. `page` is where the visitor is. */
export const chatInput = v.strictObject({
  message: content,
  conversationHistory: v.optional(
    v.pipe(
      v.array(v.strictObject({ role: v.picklist(['user', 'assistant']), content: v.string() })),
      v.maxLength(
        assistantLimits.history * 10,
        'The conversation is too long. Close it and begin a new one.',
      ),
    ),
    [],
  ),
  page: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
})
export type ChatInput = v.InferOutput<typeof chatInput>

export type ChatAnswer = {
  response: string
  /** ISO 8601. */
  timestamp: string
  bugReported: boolean
  tokensAwarded: number
  /** Where the answer stands, or where to go on. */
  link?: { path: string; label: string }
}
