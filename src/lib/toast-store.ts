import { useSyncExternalStore, type ReactNode } from 'react'

/** Radix defaults, stated because the specification states them. */
export const toastRules = {
  atOnce: 1,
  duration: 5000,
  swipeThreshold: 50,
  swipeDirection: 'right',
  hotkey: 'F8',
  removeAfter: 1_000_000,
} as const

export type ToastMessage = {
  title: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive'
  /** A button or a link beside the text. */
  action?: ReactNode
}

type Slot = ToastMessage & { id: number; open: boolean }

// One slot: the newest toast takes the place of the one before (000 §9).
let slot: Slot | undefined
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function put(next: Slot | undefined) {
  slot = next
  for (const listener of listeners) listener()
}

/** Shows a toast and takes the place of the one that stands. Callable from anywhere, in or out of React. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  clearTimeout(removal)
  const id = ++lastId
  put({ ...message, id, open: true })
  return { id, dismiss: () => dismissToast(id) }
}

/** Closes the toast (or only the one of that id) and forgets it after `toastRules.removeAfter` ms. */
export function dismissToast(id?: number): void {
  if (!slot?.open || (id !== undefined && slot.id !== id)) return
  const closed = slot.id
  put({ ...slot, open: false })
  removal = setTimeout(() => {
    if (slot?.id === closed) put(undefined)
  }, toastRules.removeAfter)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useToast(): Slot | undefined {
  return useSyncExternalStore(subscribe, currentToast, () => undefined)
}

export function currentToast(): Slot | undefined {
  return slot
}
