import { createStore, type Readable, useStore } from './store.ts'

const clocks = new Map<number, Readable<number>>()

/** One clock for each interval, however many listen, so that everything on the screen changes at the same moment. */
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
 * A value computed from the current time every `interval` ms; the component renders only when it changes. `read`
 * must return a primitive. `prerendered` is used on the server, which cannot know the visitor's time.
 */
export function useTimed<Value extends string | number | boolean | null>(
  interval: number,
  read: (now: number) => Value,
  prerendered: Value,
): Value {
  const { subscribe } = clockOf(interval)
  return useStore({ get: () => read(Date.now()), subscribe }, prerendered)
}
