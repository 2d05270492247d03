import * as z from 'zod/mini'
import { type Passage, passages } from './passages.ts'
import { type Decision, decide, type Found, offered } from './search.ts'
import { isAboutOtherSubject } from './terms.ts'

/** Turns texts into vectors of one length, in their order. */
export type Embedder = (texts: readonly string[]) => Promise<readonly (readonly number[])[]>

const model = '@cf/baai/bge-small-en-v1.5'
/** The most texts that the model takes at once. */
const textsAtOnce = 100
/** After this time the search alone decides. */
const timeLimitMs = 2500

const answer = z.object({ data: z.array(z.array(z.number())) })

type WorkersAi = { run: (model: string, input: unknown) => Promise<unknown> }

/** Workers AI's embeddings if its binding exists; it has no local simulation, so the default configuration omits it. */
export function embedderOf(env: Env): Embedder | null {
  const ai = (env as Env & { AI?: WorkersAi }).AI
  if (!ai) return null
  return async (texts) => {
    const vectors: number[][] = []
    for (let at = 0; at < texts.length; at += textsAtOnce) {
      const { data } = answer.parse(await ai.run(model, { text: texts.slice(at, at + textsAtOnce) }))
      vectors.push(...data)
    }
    if (vectors.length !== texts.length) throw new Error('the model answered for other texts')
    return vectors
  }
}

/** The passages' vectors, which never change in an isolate's life. */
let passageVectors: readonly (readonly number[])[] | null = null

function cosine(a: readonly number[], b: readonly number[]): number {
  let [dot, ofA, ofB] = [0, 0, 0]
  for (const [at, x] of a.entries()) {
    const y = b[at] ?? 0
    dot += x * y
    ofA += x * x
    ofB += y * y
  }
  return dot / Math.sqrt(ofA * ofB || 1)
}

/** From this likeness on, and this far before the next, a passage is the answer although the search is not sure. */
const sure = { likeness: 0.8, lead: 0.04 }
/** Below it a question is about something else. */
const relatedLikeness = 0.65
/** Ranks count by 1 / (this + rank), so that a place near the top of either list weighs most. */
const rankOffset = 10

/** The decision by the search's ranks and the embeddings' together. */
function fuse(question: string, found: readonly Found[], likeness: ReadonlyMap<string, number>): Decision {
  const alone = decide(question, found)
  const bySearch = new Map(found.map((one, rank) => [one.passage.id, { one, rank }]))
  const byLikeness = passages.toSorted((a, b) => (likeness.get(b.id) ?? 0) - (likeness.get(a.id) ?? 0))
  const [nearest, next] = byLikeness.map(({ id }) => likeness.get(id) ?? 0)
  const foundOf = (passage: Passage): Found =>
    bySearch.get(passage.id)?.one ?? { passage, score: 0, coverage: 0, closeness: 0, isExact: false }
  if (nearest === undefined) return alone
  if (alone.kind === 'answer' && alone.found[0]?.passage.id === byLikeness[0]?.id) return alone
  if (nearest >= sure.likeness && nearest - (next ?? 0) >= sure.lead)
    return { kind: 'answer', found: byLikeness.slice(0, offered).map(foundOf) }
  if (nearest < relatedLikeness) return { kind: 'decline' }
  const fused = byLikeness
    .map((passage, rank) => {
      const searched = bySearch.get(passage.id)
      const score = 1 / (rankOffset + rank) + (searched ? 1 / (rankOffset + searched.rank) : 0)
      return { passage, score }
    })
    .toSorted((a, b) => b.score - a.score)
  return { kind: 'offer', found: fused.slice(0, offered).map(({ passage }) => foundOf(passage)) }
}

/** The decision on ranked passages with the help of embeddings; the search alone decides if they fail or are late. */
export async function decideByEmbeddings(
  embed: Embedder,
  question: string,
  found: readonly Found[],
): Promise<Decision> {
  if (found[0]?.isExact || isAboutOtherSubject(question)) return decide(question, found)
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeLimitMs)
  })
  const read = async () => {
    passageVectors ??= await embed(passages.map(({ title, answer }) => `${title} ${answer}`))
    const [asked] = await embed([question])
    if (!asked) return null
    const vectors = passageVectors
    const likeness = new Map(passages.map(({ id }, at) => [id, cosine(asked, vectors[at] ?? [])]))
    return fuse(question, found, likeness)
  }
  try {
    return (await Promise.race([read(), expired])) ?? decide(question, found)
  } catch {
    return decide(question, found)
  } finally {
    clearTimeout(timer)
  }
}
