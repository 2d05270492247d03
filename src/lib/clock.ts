import { createStore, type Readable, useStore } from './store.ts'

const clocks = new Map<number, Readable<number>>()

/** One clock for each length, however many listen: everything on the screen changes in the same moment. */
function clockOf(interval: number): Readable<number> {
  const clock =
    clocks.get(interval) ??
    createStore(0, (set) => {
      const timer = setInterval(() => set(Date.now()), interval)
      return () => clearInterval(timer)
    })
  clocks.set(interval, clock)
  return clock
}

/**
 * A value of the time, read anew every `interval` ms; the screen renders only when it changes. `read` gives a
 * primitive. `written` is what the server writes, which knows no visitor's time.
 */
export function useTimed<Value extends string | number | boolean | null>(
  interval: number,
  read: (now: number) => Value,
  written: Value,
): Value {
  const { subscribe } = clockOf(interval)
  return useStore({ get: () => read(Date.now()), subscribe }, written)
}
