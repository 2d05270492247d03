import * as v from 'valibot'
import { textLimits } from '#shared/limits.ts'

/** One line of what a person typed: trimmed, bounded, without control characters (security.md rows 26, 29). */
export function line(max: number, message: string) {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.maxLength(max, `Please use at most ${max} characters`),
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused
    v.regex(/^[^\u0000-\u001F\u007F]*$/u, 'Please use plain text on a single line'),
  )
}

/** A line that must say something. */
export function requiredLine(max: number, message: string) {
  return v.pipe(line(max, message), v.nonEmpty(message))
}

/** Several lines; line breaks and tabs stay. */
export function lines(max: number, message: string) {
  return v.pipe(v.string(message), v.trim(), v.maxLength(max, `Please use at most ${max} characters`))
}

/** An address as mail systems take it; ASCII only, so that look-alikes cannot make a second account (row 27). */
export function emailAddress(message: string) {
  return v.pipe(
    v.string(message),
    v.transform((typed) => typed.normalize('NFKC').trim()),
    v.maxLength(textLimits.email, message),
    v.email(message),
  )
}
