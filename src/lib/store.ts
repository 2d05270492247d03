import { useSyncExternalStore } from 'react'

/** A value that changes outside of React. */
export type Readable<Value> = {
  get: () => Value
  /** Calls back after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
}

export type Store<Value> = Readable<Value> & { set: (value: Value) => void }

/** A value in memory; `start` runs while there are subscribers, and what it returns after the last one. */
export function createStore<Value>(
  initial: Value,
  start?: (set: (value: Value) => void) => () => void,
): Store<Value> {
  let value = initial
  let stop: (() => void) | undefined
  const listeners = new Set<() => void>()
  const set = (next: Value) => {
    value = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    if (listeners.size === 1) stop = start?.(set)
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stop?.()
    }
  }
  return { get: () => value, set, subscribe }
}

/** A value that the browser keeps; it may change with these events of the window. `get` returns the same for the same. */
export const fromWindow = <Value>(get: () => Value, ...events: string[]): Readable<Value> => ({
  get,
  subscribe: (listener) => {
    for (const event of events) window.addEventListener(event, listener)
    return () => {
      for (const event of events) window.removeEventListener(event, listener)
    }
  },
})

/** The current value; `prerendered` until the page is hydrated. */
export const useStore = <Value, Prerendered>(
  { get, subscribe }: Readable<Value>,
  prerendered: Prerendered,
): Value | Prerendered => useSyncExternalStore<Value | Prerendered>(subscribe, get, () => prerendered)
