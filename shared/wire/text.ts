import * as v from 'valibot'
import { asciiEmail, isReachable } from './email.ts'
import { textLimits } from './limits.ts'
import { isPhone, phoneDigits } from './phone.ts'
import { withoutZeroWidth } from './visible.ts'
import { zipCodeFrom } from './zip.ts'

/** Refuses control characters, line and paragraph separators, and characters that change the text direction. */
const singleLine = /^[^\p{Cc}\u2028-\u202E\u2066-\u2069]*$/u

/** Requires a visible character, not only spaces, marks, joiners or blank letters. */
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u

/** One line of what a person typed: without zero width, trimmed, bounded, without control characters. */
export function line(max: number, message: string) {
  return v.pipe(
    v.string(message),
    v.transform(withoutZeroWidth),
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

/**
 * An address as mail systems take it (RFC 5321), without quotes, comments and IP addresses. A domain typed in letters
 * becomes its ASCII form; the name is ASCII only, so that look-alikes cannot make a second account.
 */
export function emailAddress(message: string) {
  return v.pipe(
    v.string(message),
    v.transform(asciiEmail),
    v.maxLength(textLimits.email, message),
    v.rfcEmail(message),
    v.check(isReachable, message),
  )
}

/** A US phone number in any spelling, as its ten digits; empty without one. */
export function optionalPhoneNumber(message: string) {
  return v.pipe(
    v.string(message),
    v.maxLength(textLimits.digits, message),
    v.check((typed) => typed.trim() === '' || isPhone(typed), message),
    v.transform(phoneDigits),
  )
}

/** A US phone number in any spelling, as its ten digits. */
export function phoneNumber(message: string) {
  return v.pipe(optionalPhoneNumber(message), v.nonEmpty(message))
}

/** A US ZIP in any spelling, as '55401' or '55401-1234'. */
export function zipCode(message: string) {
  return v.pipe(
    v.string(message),
    v.maxLength(textLimits.digits, message),
    v.transform((typed) => zipCodeFrom(typed) ?? ''),
    v.nonEmpty(message),
  )
}
