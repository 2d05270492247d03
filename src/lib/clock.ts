import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Map<number, Set<() => void>>()
const timers = new Map<number, ReturnType<typeof setInterval>>()

/** Shares one timer among all listeners with the same interval. */
function onTick(interval: number, listener: () => void): () => void {
  const group = listeners.get(interval) ?? new Set()
  listeners.set(interval, group.add(listener))
  if (!timers.has(interval)) {
    const tick = () => {
      for (const each of group) each()
    }
    timers.set(interval, setInterval(tick, interval))
  }
  return () => {
    group.delete(listener)
    if (group.size > 0) return
    clearInterval(timers.get(interval))
    timers.delete(interval)
  }
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
  const subscribe = useCallback((listener: () => void) => onTick(interval, listener), [interval])
  return useSyncExternalStore(
    subscribe,
    () => read(Date.now()),
    () => prerendered,
  )
}
