import { createStore, type Readable, useStore } from './store.ts'

let skew = 0

/** How much a device may be off, and a cached answer be old, before the device is not believed. */
const tolerance = 90_000

/** Sets the time by the `Date` of an answer. Many devices are off by hours or years, and the server decides the phase. */
export function setServerTime(date: string | null): void {
  const ahead = Date.parse(date ?? '') - Date.now()
  skew = Math.abs(ahead) > tolerance ? ahead : 0
}

/** The time in epoch milliseconds, by the server if the device is off. */
export const timeNow = () => Date.now() + skew

const clocks = new Map<number, Readable<number>>()

/** One clock for each interval, however many listen, so that everything on the screen changes at the same moment. */
function clockOf(interval: number): Readable<number> {
  const clock =
    clocks.get(interval) ??
    createStore(0, (set) => {
      const timer = setInterval(() => set(timeNow()), interval)
      return () => clearInterval(timer)
    })
  clocks.set(interval, clock)
  return clock
}

/**
 * A value computed from the current time every `interval` ms; the component renders only when it changes. `read`
 * must return a primitive. `prerendered` is used on the server, which cannot know the visitor's time.
 */
export function useTimed<Value extends string | number | boolean | null>(
  interval: number,
  read: (now: number) => Value,
  prerendered: Value,
): Value {
  const { subscribe } = clockOf(interval)
  return useStore({ get: () => read(timeNow()), subscribe }, prerendered)
}
