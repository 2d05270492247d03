import { randomFrom } from '#scripts/seed/random.ts'

/** Repeatable choices: the same seed and the same number of the request give the same request. */
export type Choice = {
  /** A whole number, 0 <= n < `below`. */
  int: (below: number) => number
  pick: <Item>(list: readonly Item[]) => Item
  /** True in `share` of the cases. */
  chance: (share: number) => boolean
}

export function choiceFrom(seed: number): Choice {
  const random = randomFrom(seed)
  const int = (below: number) => Math.floor(random() * below)
  return {
    int,
    chance: (share) => random() < share,
    pick: (list) => {
      const item = list[int(list.length)]
      if (item === undefined) throw new RangeError('There is nothing to pick from.')
      return item
    },
  }
}

/** The seed of one request of a run: neighbors have nothing in common. */
export const seedOf = (seed: number, number: number): number =>
  (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35)) >>> 0
