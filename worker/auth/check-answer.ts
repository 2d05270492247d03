import * as v from 'valibot'
import { type Endpoint, errorsOf } from '#shared/wire/endpoint.ts'

function fault(entry: Endpoint, said: string): Error {
  return new Error(`${entry.method} ${entry.path} ${said}`)
}

/** In tests and in development: throws where an answer is not as its entry in the table of endpoints says. */
export async function checkAnswer(entry: Endpoint, response: Response): Promise<void> {
  if (response.status === 101) {
    if (entry.answer !== 'socket') throw fault(entry, 'has opened a socket')
    return
  }
  if (!response.ok) {
    const { code } = await response.clone().json<{ code: string }>()
    if (!errorsOf(entry).has(code))
      throw fault(entry, `has failed with ${code}, which its entry does not name`)
    return
  }
  if (![entry.status].flat().includes(response.status))
    throw fault(entry, `has answered ${response.status}, which its entry does not name`)
  if (entry.answer === 'bytes') return
  const text = await response.clone().text()
  if (entry.answer === 'nothing') {
    if (text !== '') throw fault(entry, 'has answered something')
    return
  }
  if (entry.answer === 'socket') throw fault(entry, 'has opened no socket')
  const { issues } = v.safeParse(entry.answer, JSON.parse(text))
  const [first] = issues ?? []
  if (first)
    throw fault(entry, `has answered ${v.getDotPath(first) ?? ''} as ${first.received}: ${first.message}`)
}
