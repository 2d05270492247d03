/** The states that a listing can be in, as ZIP codes tell them: the network's own and its neighbors. */
import { brand } from '#shared/brand.ts'

/** `from` and `to` are the first three digits of the state's ZIP codes; the view `directory_documents` has the same. */
export const states = [
  { code: 'MN', name: 'Minnesota', from: 550, to: 567 },
  { code: 'WI', name: 'Wisconsin', from: 530, to: 549 },
  { code: 'IA', name: 'Iowa', from: 500, to: 528 },
  { code: 'SD', name: 'South Dakota', from: 570, to: 577 },
  { code: 'ND', name: 'North Dakota', from: 580, to: 588 },
] as const

export type StateCode = (typeof states)[number]['code']

/** The state of a ZIP code; null for another state. */
export function stateOfZip(zipCode: string): StateCode | null {
  const area = Number(zipCode.slice(0, 3))
  return states.find(({ from, to }) => area >= from && area <= to)?.code ?? null
}

/** The state that a folded search word names, by its code or its name in one word. */
export function stateOfWord(folded: string): StateCode | null {
  const isNamed = ({ code, name }: (typeof states)[number]) =>
    [code, name].some((text) => text.toLowerCase() === folded)
  return states.find(isNamed)?.code ?? null
}

/** 'Duluth, MN'; the network's own state where the ZIP code tells none. */
export const placeText = (city: string, state: StateCode | null) => `${city}, ${state ?? brand.stateCode}`
