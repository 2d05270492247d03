import type { ChatAnswer, ChatInput } from '#shared/assistant/api.ts'
import { brand } from '#shared/brand.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { iso } from '#shared/dates.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { unlockBugAchievements } from '#worker/features/achievements/service.ts'
import { readStats } from '#worker/features/early-access/stats/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { limitAttempts } from '#worker/auth/rate-limit.ts'
import { askForDetails, bugIntent, redacted, withdrawnReply } from './bug-report.ts'
import { searchWithHistory } from './follow-up.ts'
import { askWithinLimit, languageModelOf } from './language-model.ts'
import { renderAnswer, titleOf } from './passages.ts'
import { insertReport, recordAward } from './repo.ts'
import { plain } from './terms.ts'
import { assistantLimits, bugReportsADay } from '#shared/assistant/limits.ts'

type Reply = Pick<ChatAnswer, 'response' | 'link'> &
  Partial<Pick<ChatAnswer, 'bugReported' | 'tokensAwarded'>>

const unknown: Reply = {
  response:
    'I do not know that. I know the network, the 13 license types and SkunkTokens. For anything else, write to us.',
  link: { path: '/contact', label: titleOf('/contact') },
}

/** The browser for a report, and the visitor's key for its rate limit. */
type From = { agent: string; visitor: string }

/**
 * Answers a message: files a bug report, or answers from the knowledge base. Throws 429 past twenty reports an hour.
 */
export async function chat(
  deps: Deps,
  viewer: Viewer | null,
  input: ChatInput,
  from: From,
): Promise<ChatAnswer> {
  const history = input.conversationHistory
    .slice(-assistantLimits.history)
    .map(({ role, content }) => ({ role, content: content.slice(0, assistantLimits.message) }))
  const reply = await replyTo(deps, viewer, { ...input, conversationHistory: history }, from)
  return { bugReported: false, tokensAwarded: 0, ...reply, timestamp: iso(deps.now) }
}

async function replyTo(
  deps: Deps,
  viewer: Viewer | null,
  { message, conversationHistory, page }: ChatInput,
  from: From,
): Promise<Reply> {
  const intent = bugIntent(message, conversationHistory)
  switch (intent.kind) {
    case 'none':
      return answer(deps, message, conversationHistory)
    case 'incomplete':
      return { response: askForDetails }
    case 'withdrawn':
      return { response: withdrawnReply }
    case 'report':
      return fileReport(deps, viewer, { text: intent.text, page, ...from })
  }
}

async function answer(
  deps: Deps,
  question: string,
  history: ChatInput['conversationHistory'],
): Promise<Reply> {
  const found = searchWithHistory(question, history)
  const [best] = found
  if (!best) return unknown
  const stats = await readStats(deps)
  const embedded = renderAnswer(best.passage, stats, deps.now)
  const model = languageModelOf(deps.env)
  const worded =
    model &&
    (await askWithinLimit(model, {
      question,
      passages: found.map((one) => renderAnswer(one.passage, stats, deps.now)),
      history,
    }))
  return {
    response: worded ?? embedded,
    link: { path: best.passage.page, label: titleOf(best.passage.page) },
  }
}

/** Files a report and explains its reward. Limited to twenty an hour, to protect the staff's inbox from floods. */
async function fileReport(
  deps: Deps,
  viewer: Viewer | null,
  report: { text: string; page: string } & From,
): Promise<Reply> {
  const counted = viewer ? String(viewer.user.id) : report.visitor
  await limitAttempts(deps.env, 'bugReports', counted, deps.now)
  const text = redacted(report.text).slice(0, assistantLimits.message)
  const filed = await insertReport(deps.db, {
    userId: viewer?.user.id ?? null,
    text,
    normalized: plain(text),
    page: report.page,
    agent: report.agent,
    mostADay: bugReportsADay,
    now: deps.now,
  })
  if (!filed) return { response: 'You have reported this before, so it is already with us. Thank you.' }
  const thanks = 'Thank you. The report is filed, and staff will read it.'
  if (!viewer) {
    return {
      response: `${thanks} Only signed-in members earn ${brand.tokens} for reports, so this one earns none.`,
      bugReported: true,
    }
  }
  if (!filed.isCounted) {
    return {
      response: `${thanks} At most ${bugReportsADay} reports a day count, so this one earns no ${brand.tokens}.`,
      bugReported: true,
    }
  }
  const { tokensAwarded } = await unlockBugAchievements(deps, { userId: viewer.user.id, bugs: filed.bugs })
  if (tokensAwarded > 0) await recordAward(deps.db, filed.id, tokensAwarded)
  const earned =
    tokensAwarded > 0
      ? ` You earned ${tokenLabel(tokensAwarded)}.`
      : ' It counts towards your next achievement.'
  return { response: thanks + earned, bugReported: true, tokensAwarded }
}
