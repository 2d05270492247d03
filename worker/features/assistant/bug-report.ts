/** Recognizes bug reports in messages. Pure, so that each wording can be tested. */
import { quickActions } from '#shared/assistant/assistant.ts'

export const askForDetails =
  'I can file that. What did you do, what happened, and on which page? One message is enough; I ask only once.'

const chipPrompt = quickActions.find(({ id }) => id === 'bug-report')?.prompt

export const withdrawnReply = 'All right, nothing is filed.'

type Turn = { role: 'user' | 'assistant'; content: string }

const announcement =
  /\b(?:report|file|found|submit|have|has|got|get|see|there(?: is|[’']?s))\b[^.?!]*\b(?:bug|problem|issue|glitch)\b/i
const symptoms =
  /\b(?:errors?|broken|went wrong|(?:is|are|was) down|nothing happens|crash(?:es|ed)?|glitch|freez(?:es|ing)|frozen|stuck|blank (?:page|screen)|does(?: not|n[’']?t) (?:work|load|open|save|show|respond)|do(?:es)? nothing|not working|won[’']?t (?:load|open|save|work)|fails? to|keeps? (?:loading|failing)|cannot (?:click|press|scroll))\b/i
/** Prefixes that mark a report: 'Bug: …', 'Bug report - …'. */
const prefix = /^(?:new )?bug(?: report)?(?:\s*:|\s+[\u2013\u2014-])\s*/i
/** Questions about bug reports are answered, not filed. */
const isAboutReports =
  /^(?:how|what|why|when (?:do|does|is|are|can|will)|which|do|does|where|can|is|are|who|should|will|did)\b/i
/** Answers that withdraw an announced report. */
const withdrawsReport = /^(?:no|nope|never ?mind|forget it|cancel|stop|nothing|not now)\b[^?]{0,20}$/i

/** The minimum number of words in a report, without its prefix. */
const leastWords = 8

export type BugIntent =
  | { kind: 'none' }
  /** Details are missing and have not been requested yet. */
  | { kind: 'incomplete' }
  | { kind: 'report'; text: string }
  | { kind: 'withdrawn' }

/**
 * The intent of a message, by the suggested prompt or its wording; the reply to the one question is taken as the
 * details.
 */
export function bugIntent(message: string, history: readonly Turn[]): BugIntent {
  const last = history.at(-1)
  const isQuestion = isAboutReports.test(message.trim())
  if (last?.role === 'assistant' && last.content === askForDetails && !isQuestion) {
    if (withdrawsReport.test(message.trim())) return { kind: 'withdrawn' }
    const first = history.findLast(({ role }) => role === 'user')?.content ?? ''
    // The suggested prompt is left out: it says nothing, and would make the same fault another report.
    return { kind: 'report', text: first === chipPrompt ? message : `${first}\n${message}`.trim() }
  }
  const isSymptom = symptoms.test(message) && !isQuestion
  const isLabelled = prefix.test(message.trim())
  const isAnnounced = announcement.test(message) && !isQuestion
  if (!isSymptom && !isLabelled && !isAnnounced) return { kind: 'none' }
  const words = message.trim().replace(prefix, '').split(/\s+/).length
  const isWhole = (isSymptom || isLabelled) && words >= leastWords
  return isWhole ? { kind: 'report', text: message } : { kind: 'incomplete' }
}

/** The text without e-mail addresses, long numbers and codes such as a link's, which fixing a bug does not need. */
export function redacted(text: string): string {
  return text
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]')
    .replaceAll(/[+(]*\d[\d\s().-]{7,}\d/g, '[number]')
    .replaceAll(/[\w-]{24,}/g, '[code]')
}
