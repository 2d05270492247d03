import * as v from 'valibot'
import { emailAddress, lines, requiredLine } from '#shared/wire/text.ts'
import { contactLimits } from './limits.ts'
import { textLimits } from '#shared/wire/limits.ts'

/** The notices of the contact form, to the letter (001 §5, §8). */
export const contactMessages = {
  missing: {
    title: 'Missing Information',
    text: 'Please fill in all fields before sending your message.',
  },
  sent: {
    title: 'Message Sent Successfully',
    text: "Thank you for contacting us! We'll get back to you as soon as possible.",
  },
  failed: {
    title: 'Error Sending Message',
    text: (email: string) =>
      `There was a problem sending your message. Please try again or contact us directly at ${email}.`,
  },
} as const

/**
 * A line that ends up in the head of a mail. A line break is refused before anything is trimmed away, so that
 * nothing that looks like a second header is ever taken (security.md row 29).
 */
function headline(rule: v.GenericSchema<string, string>) {
  return v.pipe(
    v.string(contactMessages.missing.text),
    v.regex(/^[^\r\n]*$/u, 'Please use plain text on a single line'),
    rule,
  )
}

/** `POST /api/contact` (001 §7). */
export const contactInput = v.strictObject(
  {
    name: headline(requiredLine(textLimits.name, contactMessages.missing.text)),
    email: headline(emailAddress('Please enter a valid email address')),
    subject: headline(requiredLine(contactLimits.subject, contactMessages.missing.text)),
    message: v.pipe(
      lines(contactLimits.message, contactMessages.missing.text),
      v.nonEmpty(contactMessages.missing.text),
    ),
  },
  contactMessages.missing.text,
)

export type ContactInput = v.InferOutput<typeof contactInput>
