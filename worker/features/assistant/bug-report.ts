/** What a message is to the bug desk; pure, so that each wording is a test (000 §7; design §3 "Bug reports"). */
import { quickActions } from '#shared/assistant/assistant.ts'

export const askForDetails =
  'I can file that. What did you do, what happened, and on which page? One message is enough; I ask only once.'

const chipPrompt = quickActions.find(({ id }) => id === 'bug-report')?.prompt

export const takenBack = 'All right, nothing is filed.'

type Turn = { role: 'user' | 'assistant'; content: string }

const announces =
  /\b(?:report|file|found|submit|have|has|got|get|see|there(?: is|[’']?s))\b[^.?!]*\b(?:bug|problem|issue|glitch)\b/i
const symptoms =
  /\b(?:errors?|broken|went wrong|(?:is|are|was) down|nothing happens|crash(?:es|ed)?|glitch|freez(?:es|ing)|frozen|stuck|blank (?:page|screen)|does(?: not|n[’']?t) (?:work|load|open|save|show|respond)|do(?:es)? nothing|not working|won[’']?t (?:load|open|save|work)|fails? to|keeps? (?:loading|failing)|cannot (?:click|press|scroll))\b/i
/** 'Bug: …' and 'Bug report - …' say themselves what they are. */
const label = /^(?:new )?bug(?: report)?(?:\s*:|\s+[\u2013\u2014-])\s*/i
/** Questions about bug reports are answered, not filed. */
const asksAbout =
  /^(?:how|what|why|when (?:do|does|is|are|can|will)|which|do|does|where|can|is|are|who|should|will|did)\b/i
/** Whoever announced a report may think better of it. */
const takesBack = /^(?:no|nope|never ?mind|forget it|cancel|stop|nothing|not now)\b[^?]{0,20}$/i

/** Words enough to act on: what happened, beside the announcement itself. */
const leastWords = 8

export type BugIntent =
  | { kind: 'none' }
  /** Something is missing, and it has not been asked for yet. */
  | { kind: 'incomplete' }
  | { kind: 'report'; text: string }
  | { kind: 'withdrawn' }

/** Recognises a report from the chip or from its wording; what follows the one question is taken as it is. */
export function bugIntent(message: string, history: readonly Turn[]): BugIntent {
  const last = history.at(-1)
  const isQuestion = asksAbout.test(message.trim())
  if (last?.role === 'assistant' && last.content === askForDetails && !isQuestion) {
    if (takesBack.test(message.trim())) return { kind: 'withdrawn' }
    const first = history.findLast(({ role }) => role === 'user')?.content ?? ''
    // The chip's words say nothing, and would make the same fault another report.
    return { kind: 'report', text: first === chipPrompt ? message : `${first}\n${message}`.trim() }
  }
  const isSymptom = symptoms.test(message) && !isQuestion
  const isLabelled = label.test(message.trim())
  const isAnnounced = announces.test(message) && !isQuestion
  if (!isSymptom && !isLabelled && !isAnnounced) return { kind: 'none' }
  const words = message.trim().replace(label, '').split(/\s+/).length
  const isWhole = (isSymptom || isLabelled) && words >= leastWords
  return isWhole ? { kind: 'report', text: message } : { kind: 'incomplete' }
}

/** E-mail addresses, long numbers and codes such as a link's are not needed to mend a fault, so they are not kept. */
export function redacted(text: string): string {
  return text
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]')
    .replaceAll(/[+(]*\d[\d\s().-]{7,}\d/g, '[number]')
    .replaceAll(/[\w-]{24,}/g, '[code]')
}
