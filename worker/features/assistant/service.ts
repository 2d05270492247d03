import type { ChatAnswer, ChatInput } from '#shared/assistant/api.ts'
import { assistantCopy } from '#shared/assistant/assistant.ts'
import { brand } from '#shared/brand.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { iso } from '#shared/dates.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { unlockBugAchievements } from '#worker/features/achievements/service.ts'
import { readStats } from '#worker/features/early-access/stats/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { limitAttempts } from '#worker/auth/rate-limit.ts'
import { askForDetails, askForMissing, bugIntent, redacted, withdrawnReply } from './bug-report.ts'
import { answerFromDirectory } from './directory-answer.ts'
import { directorySearchOf } from './directory-question.ts'
import { decideByEmbeddings, embedderOf } from './embeddings.ts'
import { keyedDigest } from '#worker/auth/secrets.ts'
import { isNearRepeat } from './substance.ts'
import { decideFollowUp, rankWithHistory } from './follow-up.ts'
import { askWithinLimit, languageModelOf } from './language-model.ts'
import { renderAnswer, titleOf } from './passages.ts'
import { deleteDraft, draftOf, insertReport, latestReports, recordAward, saveDraft } from './repo.ts'
import { type Decision, decide } from './search.ts'
import { plain } from './terms.ts'
import { withVerdict } from './verdict.ts'
import { assistantLimits, bugDraftMs, bugReportsADay } from '#shared/assistant/limits.ts'

type Reply = Pick<ChatAnswer, 'response' | 'link' | 'suggestions'> &
  Partial<Pick<ChatAnswer, 'bugReported' | 'tokensAwarded'>>

const unknown: Reply = {
  response:
    'I do not know that. I know the network, the 13 license types and SkunkTokens. For anything else, write to us.',
  link: { path: '/contact', label: titleOf('/contact') },
}

/** The browser for a report, and the visitor's key for its rate limit. */
type From = { agent: string; visitor: string }

/** Who speaks: as the rate limit and the draft of a report know them. */
type Speaker = From & { author: string; draft: string | null }

/**
 * Answers a message: files a bug report, or answers from the knowledge base. Throws 429 past twenty reports an hour.
 */
export async function chat(deps: Deps, input: ChatInput, from: From): Promise<ChatAnswer> {
  const visitorKey = keyedDigest(deps.env.HASH_KEY, 'bug draft', from.visitor)
  const {
    viewer,
    rows: [[draft]],
  } = await deps.read((viewerId) => [draftOf(deps.db, viewerId, visitorKey, deps.now - bugDraftMs)])
  const history = input.conversationHistory
    .slice(-assistantLimits.history)
    .map(({ role, content }) => ({ role, content: content.slice(0, assistantLimits.message) }))
  const speaker = {
    ...from,
    author: viewer ? `member:${viewer.user.id}` : visitorKey,
    draft: draft?.text ?? null,
  }
  const reply = await replyTo(deps, viewer, { ...input, conversationHistory: history }, speaker)
  return { bugReported: false, tokensAwarded: 0, ...reply, timestamp: iso(deps.now) }
}

async function replyTo(
  deps: Deps,
  viewer: Viewer | null,
  { message, conversationHistory, page }: ChatInput,
  { author, draft, ...from }: Speaker,
): Promise<Reply> {
  const intent = bugIntent(message, draft)
  if (intent.kind === 'incomplete') {
    const text = redacted(intent.draft).slice(0, assistantLimits.message)
    await saveDraft(deps.db, author, text, deps.now)
    return { response: draft === null ? askForDetails : askForMissing(intent.missing) }
  }
  if (draft !== null) await deleteDraft(deps.db, author)
  switch (intent.kind) {
    case 'none':
      return answer(deps, message, conversationHistory)
    case 'withdrawn':
      return { response: withdrawnReply }
    case 'report':
      return fileReport(deps, viewer, { text: intent.text, page, ...from })
  }
}

function decisionOn(
  deps: Deps,
  question: string,
  history: ChatInput['conversationHistory'],
): Decision | Promise<Decision> {
  const { ranked, continues } = rankWithHistory(question, history)
  if (continues) return decideFollowUp(question, ranked)
  const embed = embedderOf(deps.env)
  return embed ? decideByEmbeddings(embed, question, ranked) : decide(question, ranked)
}

async function answer(
  deps: Deps,
  question: string,
  history: ChatInput['conversationHistory'],
): Promise<Reply> {
  const directory = directorySearchOf(question)
  if (directory) return answerFromDirectory(deps, directory)
  const decision = await decisionOn(deps, question, history)
  if (decision.kind === 'decline') return unknown
  const { found } = decision
  if (decision.kind === 'offer')
    return { response: assistantCopy.didYouMean, suggestions: found.map(({ passage }) => passage.title) }
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
    response: withVerdict(question, best.passage, worded ?? embedded, stats.phase),
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
  const normalized = plain(text)
  const earlier = viewer ? await latestReports(deps.db, viewer.user.id) : []
  const isNew = !isNearRepeat(
    normalized,
    earlier.map((one) => one.normalized),
  )
  const filed = await insertReport(deps.db, {
    userId: viewer?.user.id ?? null,
    text,
    normalized,
    page: report.page,
    agent: report.agent,
    mostADay: bugReportsADay,
    isNew,
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
  if (!isNew) {
    return {
      response: `${thanks} It says what an earlier report of yours says, so it earns no ${brand.tokens}.`,
      bugReported: true,
    }
  }
  if (!filed.isCounted) {
    return {
      response: `${thanks} At most ${bugReportsADay} reports a day count, so this one earns no ${brand.tokens}.`,
      bugReported: true,
    }
  }
  const counts = { bugs: filed.bugs, acceptedBugs: 0 }
  const { tokensAwarded } = await unlockBugAchievements(deps, { userId: viewer.user.id, ...counts })
  if (tokensAwarded > 0) await recordAward(deps.db, filed.id, tokensAwarded)
  const earned =
    tokensAwarded > 0
      ? ` You earned ${tokenLabel(tokensAwarded)}.`
      : ' It counts toward your next achievement once they accept it.'
  return { response: thanks + earned, bugReported: true, tokensAwarded }
}
