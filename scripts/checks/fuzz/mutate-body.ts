import type { Choice } from './choice.ts'
import { oddKeys, oddTexts, oddValue } from './odd-values.ts'

type Holder = Record<string, unknown> | unknown[]
type Place = { holder: Holder; key: string }

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** Without a call for each level: a body may be deeper than the stack. */
function placesOf(value: unknown): Place[] {
  const places: Place[] = []
  const open = [value]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isHolder(next)) continue
    for (const [key, inner] of Object.entries(next)) {
      places.push({ holder: next, key })
      open.push(inner ?? null)
    }
  }
  return places
}

/** Also where the name is one that assignment would take for something else (`__proto__`). */
function put(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

function changeText(choice: Choice, text: string): string {
  const at = choice.int(text.length + 1)
  const ways: (() => string)[] = [
    () => text.slice(0, at) + choice.pick(oddTexts) + text.slice(at),
    () => text.repeat(text.length > 10_000 ? 2 : choice.pick([2, 10, 100])),
    () => text.slice(0, at),
    () => ` ${text}\t`,
    () => text.toUpperCase(),
    () => text.normalize('NFD') + '\u0301',
    () => [...text].toReversed().join(''),
  ]
  return choice.pick(ways)()
}

/** A number stays one that no other account has: the next id may be the account that proves that sign-in works. */
const changeNumber = (choice: Choice, number: number): number =>
  choice.pick([-number, number + 0.5, number * 1e6, number * 1e15, 0])

function changeOnce(choice: Choice, body: unknown): unknown {
  const places = placesOf(body)
  if (places.length === 0) return oddValue(choice)
  const { holder, key } = choice.pick(places)
  const value = (holder as Record<string, unknown>)[key]
  const ways: (() => void)[] = [
    () => put(holder, key, oddValue(choice)),
    () => put(holder, key, oddValue(choice)),
    () => {
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
    },
    () => {
      if (Array.isArray(holder)) holder.push(oddValue(choice))
      else put(holder, choice.pick(oddKeys), oddValue(choice))
    },
    () => put(holder, key, [value]),
    () => put(holder, key, { [key]: value }),
    () => {
      if (typeof value === 'string') put(holder, key, changeText(choice, value))
      else if (typeof value === 'number') put(holder, key, changeNumber(choice, value))
      else if (Array.isArray(value)) put(holder, key, [...value, ...value, oddValue(choice)])
      else put(holder, key, JSON.stringify(value))
    },
  ]
  choice.pick(ways)()
  return body
}

/** A copy of a valid body with one to three faults in it, or something else altogether. */
export function mutateJson(choice: Choice, body: unknown): unknown {
  if (choice.chance(0.04)) return oddValue(choice)
  let changed: unknown = structuredClone(body)
  const times = 1 + choice.int(3)
  for (let time = 0; time < times; time += 1) changed = changeOnce(choice, changed)
  return changed
}

/** The text of a JSON body with a fault of its own: cut, doubled, no UTF-8, numbers that are none, deep or crowded. */
export function mutateText(choice: Choice, text: string): Buffer {
  const bytes = Buffer.from(text)
  const at = choice.int(bytes.length + 1)
  const ways: (() => Buffer)[] = [
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), bytes.subarray(at)]),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([0xed, 0xa0, 0x80]), bytes.subarray(at)]),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from(text.replace(/\d+/, '1e400')),
    () => Buffer.from(text.replace(/\d+/, '-')),
    () => Buffer.from(text.replace('{', '{"__proto__":{"isAdmin":true},"__proto__":1,')),
    () => Buffer.from(text.replaceAll('"', "'")),
    () => Buffer.from(`${text},`),
    () => Buffer.from('['.repeat(choice.pick([100, 10_000, 90_000]))),
    () => Buffer.from('{"a":'.repeat(choice.pick([100, 10_000]))),
    () => Buffer.from(`[${'0,'.repeat(choice.pick([1_000, 40_000]))}0]`),
    () => Buffer.from(`"${'z'.repeat(choice.pick([10_000, 120_000]))}"`),
    () => Buffer.alloc(choice.pick([1, 1_000, 100_000])),
    () => Buffer.alloc(0),
  ]
  return choice.pick(ways)()
}
