/** What an uploaded file is, by its bytes, and its text in whatever encoding it has. */
import { rosterLimits } from './limits.ts'

export type FileKind =
  | { readonly kind: 'csv' | 'xlsx' }
  | { readonly kind: 'refused'; readonly message: string }

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((value, index) => bytes[index] === value)

const refused = (message: string): FileKind => ({ kind: 'refused', message })

/** Bytes in which a file without a byte order mark is judged. */
const sampleBytes = 4096

/** Tells a table of text from an Excel file, and refuses the rest with what to do about it. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return refused('This file is empty.')
  if (bytes.length > rosterLimits.fileBytes) return refused('Please choose a file of at most 20 MB.')
  if (startsWith(bytes, [0x50, 0x4b, 3, 4])) return { kind: 'xlsx' }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return refused('This is an old Excel file (.xls). Open it in Excel, and save it as .xlsx or CSV.')
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46]))
    return refused('This is a PDF. Please choose the list as a CSV or Excel file.')
  const text = textOf(bytes.subarray(0, sampleBytes))
  if (/^\s*<(?:!doctype|html)/i.test(text))
    return refused('This is a web page, not the list. Please download the file again.')
  if (/[^\P{Cc}\s]/u.test(text))
    return refused('This file is neither CSV nor Excel. Please choose the list as a CSV or .xlsx file.')
  return { kind: 'csv' }
}

/** Whether every second byte is zero, as in UTF-16 of English text; `first` is the parity of those bytes. */
function hasZeros(bytes: Uint8Array, first: 0 | 1): boolean {
  const end = Math.min(bytes.length, sampleBytes)
  let zeros = 0
  for (let at = first; at < end; at += 2) if (bytes[at] === 0) zeros += 1
  return end > 3 && zeros > end / 4
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  if (hasZeros(bytes, 1)) return 'utf-16le'
  if (hasZeros(bytes, 0)) return 'utf-16be'
  return 'utf-8'
}

/** The text of a file in UTF-8, UTF-16 or Windows-1252, with or without a byte order mark. */
export function textOf(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes)
  try {
    // A sample may end within a character, which `stream` keeps for later.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes, {
      stream: bytes.length === sampleBytes,
    })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
