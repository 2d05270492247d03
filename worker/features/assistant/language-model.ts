import * as z from 'zod/mini'
import { brand } from '#shared/brand.ts'

/** A model that phrases an answer from given passages; it gets no tools and no secrets. */
export type LanguageModel = (request: {
  question: string
  passages: readonly string[]
  history: readonly { role: string; content: string }[]
}) => Promise<string>

const answer = z.object({ response: z.string() })

/** After this time the embedded answer is used. */
const timeLimitMs = 4000
const model = '@cf/meta/llama-3.1-8b-instruct'

type WorkersAi = { run: (model: string, input: unknown) => Promise<unknown> }

/** Workers AI if its binding exists; it has no local simulation, so the default configuration omits it. */
export function languageModelOf(env: Env): LanguageModel | null {
  const ai = (env as Env & { AI?: WorkersAi }).AI
  if (!ai) return null
  return async ({ question, passages, history }) => {
    const system = `You answer questions about ${brand.name}. Use only these facts, in at most three plain sentences. If they do not hold the answer, say so.\n${passages.join('\n')}`
    const messages = [{ role: 'system', content: system }, ...history, { role: 'user', content: question }]
    return answer.parse(await ai.run(model, { messages })).response.trim()
  }
}

/** The model's answer within the time limit; null when it fails, hangs or is empty. */
export async function askWithinLimit(
  ask: LanguageModel,
  request: Parameters<LanguageModel>[0],
): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeLimitMs)
  })
  try {
    return (await Promise.race([ask(request), expired])) || null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
