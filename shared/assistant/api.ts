import * as v from 'valibot'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, flag, text, time } from '#shared/wire/fields.ts'
import { lines } from '#shared/wire/text.ts'
import { assistantLimits } from './limits.ts'

/** The new message and the earlier ones, oldest first; `page` is the path that the visitor is on. */
const chatInput = v.strictObject({
  message: v.pipe(
    lines(assistantLimits.message, 'Please type a message'),
    v.nonEmpty('Please type a message'),
  ),
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

const chatAnswer = v.strictObject({
  response: text,
  timestamp: time,
  bugReported: flag,
  tokensAwarded: count,
  /** The page with the answer, or the next step. */
  link: v.optional(v.strictObject({ path: text, label: text })),
  /** The nearest known questions, to ask instead, when none is certain. */
  suggestions: v.optional(v.array(text)),
})
export type ChatAnswer = v.InferOutput<typeof chatAnswer>

export const chat = endpoint({
  method: 'POST',
  path: '/api/chat',
  access: 'anyone',
  body: chatInput,
  answer: chatAnswer,
  status: 200,
  addressLimit: 'chat',
  limits: ['bugReports'],
})
