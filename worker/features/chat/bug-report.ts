/** What a message is to the bug desk; pure, so that each wording is a test (000 §7; design §3 "Bug reports"). */

export const askForDetails =
  'I can file that. What did you do, what happened, and on which page? One message is enough; I ask only once.'

type Turn = { role: 'user' | 'assistant'; content: string }

const announces =
  /\b(?:report|file|found|submit)\b[^.?!]*\b(?:a |an |another )?(?:bug|problem|error|issue|glitch)\b/i
const symptoms =
  /\b(?:broken|crash(?:es|ed)?|glitch|freez(?:es|ing)|frozen|stuck|blank (?:page|screen)|error message|does(?: not|n[’']?t) (?:work|load|open|save|show|respond)|do(?:es)? nothing|not working|won[’']?t (?:load|open|save|work)|fails? to|keeps? (?:loading|failing)|cannot (?:click|press|scroll))\b/i
/** Questions about bug reports are answered, not filed. */
const asksAbout = /^(?:how|what|do|does|where|can|is|are|who|should|will|did)\b/i

/** Words enough to act on: what happened, beside the announcement itself. */
const leastWords = 8

export type BugIntent =
  | { kind: 'none' }
  /** Something is missing, and it has not been asked for yet. */
  | { kind: 'incomplete' }
  | { kind: 'report'; text: string }

/** Recognises a report from the chip or from its wording; what follows the one question is taken as it is. */
export function bugIntent(message: string, history: readonly Turn[]): BugIntent {
  const last = history.at(-1)
  if (last?.role === 'assistant' && last.content === askForDetails) {
    const first = history.findLast(({ role }) => role === 'user')?.content ?? ''
    return { kind: 'report', text: [first, message].filter(Boolean).join('\n') }
  }
  const isSymptom = symptoms.test(message) && !asksAbout.test(message.trim())
  const isAnnounced = announces.test(message) && !asksAbout.test(message.trim())
  if (!isSymptom && !isAnnounced) return { kind: 'none' }
  const words = message.trim().split(/\s+/).length
  return isSymptom && words >= leastWords ? { kind: 'report', text: message } : { kind: 'incomplete' }
}

/** E-mail addresses, phone numbers and long numbers are not needed to mend a fault, so they are not kept. */
export function redacted(text: string): string {
  return text
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]')
    .replaceAll(/[+(]*\d[\d\s().-]{7,}\d/g, '[number]')
}

/** The same words in another case, with other spaces or punctuation, are the same report. */
export function normalizedReport(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
