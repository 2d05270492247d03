import * as v from 'valibot'
import { endpoint } from '#shared/wire/endpoint.ts'
import { textLimits } from '#shared/wire/limits.ts'
import { emailAddress, lines, requiredLine } from '#shared/wire/text.ts'
import { contactLimits } from './limits.ts'

/** The notices of the contact form. */
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
 * Text that becomes a mail header. A line break is refused before trimming, so that nothing that looks like a second
 * header is ever accepted.
 */
function headerText(rule: v.GenericSchema<string, string>) {
  return v.pipe(
    v.string(contactMessages.missing.text),
    v.regex(/^[^\r\n]*$/u, 'Please use plain text on a single line'),
    rule,
  )
}

export const contactInput = v.strictObject(
  {
    name: headerText(requiredLine(textLimits.name, contactMessages.missing.text)),
    email: headerText(emailAddress('Please enter a valid email address')),
    subject: headerText(requiredLine(contactLimits.subject, contactMessages.missing.text)),
    message: v.pipe(
      lines(contactLimits.message, contactMessages.missing.text),
      v.nonEmpty(contactMessages.missing.text),
    ),
  },
  contactMessages.missing.text,
)
export type ContactInput = v.InferOutput<typeof contactInput>

/** Sends a message to the network's staff; only valid messages count against the limit. */
export const send = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  body: contactInput,
  answer: 'nothing',
  status: 204,
  limits: ['contact'],
})
