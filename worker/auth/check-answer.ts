import * as v from 'valibot'
import { type Endpoint, errorsOf } from '#shared/wire/endpoint.ts'

function mismatch(entry: Endpoint, finding: string): Error {
  return new Error(`${entry.method} ${entry.path} ${finding}`)
}

/** In tests and in development: throws if an answer does not match its entry in the table of endpoints. */
export async function checkAnswer(entry: Endpoint, response: Response): Promise<void> {
  if (response.status === 101) {
    if (entry.answer !== 'socket') throw mismatch(entry, 'has opened a socket')
    return
  }
  if (!response.ok) {
    const { code } = await response.clone().json<{ code: string }>()
    if (!errorsOf(entry).has(code))
      throw mismatch(entry, `has failed with ${code}, which its entry does not name`)
    return
  }
  if (![entry.status].flat().includes(response.status))
    throw mismatch(entry, `has answered ${response.status}, which its entry does not name`)
  if (entry.answer === 'bytes') return
  const text = await response.clone().text()
  if (entry.answer === 'nothing') {
    if (text !== '') throw mismatch(entry, 'has answered something')
    return
  }
  if (entry.answer === 'socket') throw mismatch(entry, 'has opened no socket')
  const { issues } = v.safeParse(entry.answer, JSON.parse(text))
  const [first] = issues ?? []
  if (first)
    throw mismatch(entry, `has answered ${v.getDotPath(first) ?? ''} as ${first.received}: ${first.message}`)
}
