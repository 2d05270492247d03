import * as v from 'valibot'
import { textLimits } from './limits.ts'

/** Refuses control characters, line and paragraph separators, and characters that change the text direction. */
const singleLine = /^[^\p{Cc}\u2028-\u202E\u2066-\u2069]*$/u

/** Requires a visible character, not only spaces, marks, joiners or blank letters. */
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u

/** A single line of user input: trimmed, limited in length, without control characters. */
export function line(max: number, message: string) {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.maxLength(max, `Please use at most ${max} characters`),
    v.regex(singleLine, 'Please use plain text on a single line'),
  )
}

/** A single line that must not be empty. */
export function requiredLine(max: number, message: string) {
  return v.pipe(line(max, message), v.nonEmpty(message), v.regex(visible, message))
}

/** Multi-line text; line breaks and tabs are kept. */
export function lines(max: number, message: string) {
  return v.pipe(v.string(message), v.trim(), v.maxLength(max, `Please use at most ${max} characters`))
}

/** An email address; ASCII only, so that look-alike characters cannot create a second account. */
export function emailAddress(message: string) {
  return v.pipe(
    v.string(message),
    v.transform((typed) => typed.normalize('NFKC').trim()),
    v.maxLength(textLimits.email, message),
    v.email(message),
  )
}
