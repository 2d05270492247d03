/** Recognizes bug reports in messages. Pure, so that each wording can be tested. */
import { type Missing, missingIn } from './substance.ts'
import { quickActions } from '#shared/assistant/assistant.ts'

export const askForDetails =
  'I can file that. What did you do, on which page, what happened, and what did you expect? One message is enough.'

const missingTexts = {
  what: 'what you did and what happened',
  where: 'on which page or part of it',
  expected: 'what you expected to happen',
} as const satisfies Record<Missing, string>

/** The question for what a report that was begun still lacks. */
export function askForMissing(missing: readonly Missing[]): string {
  const parts = missing.map((part) => missingTexts[part])
  const last = parts.at(-1)
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
  return `I cannot file this yet. Please add ${list}.`
}

const chipPrompt = quickActions.find(({ id }) => id === 'bug-report')?.prompt

export const withdrawnReply = 'All right, nothing is filed.'

const announcement =
  /\b(?:report|file|found|submit|have|has|got|get|see|there(?: is|[’']?s))\b[^.?!]*\b(?:bug|problem|issue|glitch)\b/i
const symptoms =
  /\b(?:errors?|broken|went wrong|(?:is|are|was) down|nothing happens|crash(?:es|ed)?|glitch|freez(?:es|ing)|frozen|stuck|blank (?:page|screen)|does(?: not|n[’']?t) (?:work|load|open|save|show|respond)|do(?:es)? nothing|not working|won[’']?t (?:load|open|save|work)|fails? to|keeps? (?:loading|failing)|cannot (?:click|press|scroll))\b/i
/** Prefixes that mark a report: 'Bug: …', 'Bug report - …'. */
const prefix = /^(?:new )?bug(?: report)?(?:\s*:|\s+[\u2013\u2014-])\s*/i
/** Questions about bug reports are answered, not filed. */
const isAboutReports =
  /^(?:how|what|why|when (?:do|does|is|are|can|will)|which|do|does|where|can|is|are|who|should|will|did)\b/i
/** Answers that withdraw an announced report, and words that only end a conversation. */
const withdrawsReport =
  /^(?:no|nope|never ?mind|forget it|cancel|stop|nothing|not now|thanks?|thank you|thx|ok(?:ay)?|great|good|cool|fine|bye|hello|hi)\b[^?]{0,20}$/i

export type BugIntent =
  | { kind: 'none' }
  /** `draft` is what has been said so far, `missing` what the next message has to add. */
  | { kind: 'incomplete'; draft: string; missing: readonly Missing[] }
  | { kind: 'report'; text: string }
  | { kind: 'withdrawn' }

/**
 * The intent of a message, by the suggested prompt or its wording. `draft` is the report that this person began and the
 * server remembers, null without one: what a browser says of the conversation files nothing.
 */
export function bugIntent(message: string, draft: string | null): BugIntent {
  const said = message.trim()
  const isQuestion = isAboutReports.test(said)
  if (draft !== null && !isQuestion) {
    if (withdrawsReport.test(said)) return { kind: 'withdrawn' }
    return weighed(`${draft}\n${said}`.trim())
  }
  const isSymptom = symptoms.test(message) && !isQuestion
  const isLabelled = prefix.test(said)
  const isAnnounced = announcement.test(message) && !isQuestion
  if (!isSymptom && !isLabelled && !isAnnounced) return { kind: 'none' }
  // The suggested prompt is left out: it says nothing, and would make the same fault another report.
  return weighed(said === chipPrompt ? '' : said)
}

function weighed(text: string): BugIntent {
  const missing = missingIn(text.replace(prefix, ''))
  return missing.length === 0 ? { kind: 'report', text } : { kind: 'incomplete', draft: text, missing }
}

/** The text without e-mail addresses, long numbers and codes such as a link's, which fixing a bug does not need. */
export function redacted(text: string): string {
  return text
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]')
    .replaceAll(/[+(]*\d[\d\s().-]{7,}\d/g, '[number]')
    .replaceAll(/[\w-]{24,}/g, '[code]')
}
