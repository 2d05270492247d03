import { expect, test } from 'vitest'
import { decideByEmbeddings, type Embedder } from './embeddings.ts'
import { passages } from './passages.ts'
import { decide, rank } from './search.ts'

/** A stand-in for the model: passages point apart, and the question points at those named, in this order. */
const pointingAt =
  (...ids: readonly string[]): Embedder =>
  (texts) =>
    Promise.resolve(
      texts.map((text) => {
        const vector = passages.map(({ title, answer }) => Number(text === `${title} ${answer}`))
        for (const [rank, id] of ids.entries())
          if (texts.length === 1) vector[passages.findIndex((one) => one.id === id)] = 1 - rank / 50
        return vector
      }),
    )

const strange = 'somebody keeps pestering us'
const byModel = (question: string, embed: Embedder) => decideByEmbeddings(embed, question, rank(question))

test('a question without a known word is answered by what it means', async () => {
  expect(decide(strange, rank(strange)).kind).toBe('decline')
  const decision = await byModel(strange, pointingAt('networking-10'))
  expect(decision.kind).toBe('answer')
  expect(decision.kind === 'answer' && decision.found[0]?.passage.id).toBe('networking-10')
})

test('what is near several passages leads to a choice, and what is near none is declined', async () => {
  const decision = await byModel(strange, pointingAt('networking-10', 'networking-11'))
  expect(decision.kind).toBe('offer')
  expect(decision.kind === 'offer' && decision.found.slice(0, 2).map(({ passage }) => passage.id)).toEqual([
    'networking-10',
    'networking-11',
  ])
  expect((await byModel(strange, pointingAt())).kind).toBe('decline')
})

test('a known wording is answered whatever the model says, and the search decides when the model fails', async () => {
  const exact = 'What are SkunkTokens?'
  expect(await byModel(exact, pointingAt('networking-10'))).toEqual(decide(exact, rank(exact)))
  const failing: Embedder = () => Promise.reject(new Error('away'))
  expect(await byModel(strange, failing)).toEqual(decide(strange, rank(strange)))
})
