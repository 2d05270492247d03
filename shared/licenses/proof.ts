import { dayMs } from '#shared/dates.ts'

export const proofLimits = {
  bytes: 5 * 1024 * 1024,
  /** How long a proof is stored after the decision. */
  keptMs: 30 * dayMs,
} as const

/** The accepted types, detected from the bytes. */
export const licenseProofTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** The most characters that are kept of a file's name. */
const fileNameLength = 120

/** Control characters, and marks that turn the direction of text: Windows puts one in front of copied paths. */
const unprintable = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** A file's name as it is stored: printable and bounded, with no character cut in half. */
export function proofName(name: string): string {
  const printable = name.toWellFormed().replaceAll(unprintable, '').trim()
  return printable.slice(0, fileNameLength).replace(/[\uD800-\uDBFF]$/, '')
}
