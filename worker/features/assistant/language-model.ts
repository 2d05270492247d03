import * as z from 'zod/mini'
import { brand } from '#shared/brand.ts'

/** A model that words an answer from given passages; it gets no tools and no secrets (security.md row 32). */
export type LanguageModel = (request: {
  question: string
  passages: readonly string[]
  history: readonly { role: string; content: string }[]
}) => Promise<string>

const answer = z.object({ response: z.string() })

/** After this the embedded answer is sent (security.md row 33). */
const timeLimitMs = 4000
const model = '@cf/meta/llama-3.1-8b-instruct'

type WorkersAi = { run: (model: string, input: unknown) => Promise<unknown> }

/** Workers AI where its binding exists; it has no local simulation, so the default configuration has none. */
export function languageModelOf(env: Env): LanguageModel | null {
  const ai = (env as Env & { AI?: WorkersAi }).AI
  if (!ai) return null
  return async ({ question, passages, history }) => {
    const system = `You answer questions about ${brand.name}. Use only these facts, in at most three plain sentences. If they do not hold the answer, say so.\n${passages.join('\n')}`
    const messages = [{ role: 'system', content: system }, ...history, { role: 'user', content: question }]
    return answer.parse(await ai.run(model, { messages })).response.trim()
  }
}

/** The model's answer within its time limit; null when it fails, hangs or says nothing. */
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
