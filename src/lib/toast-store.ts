import { useSyncExternalStore, type ReactNode } from 'react'

/** Radix defaults, stated because the specification states them. */
export const toastRules = {
  limit: 1,
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
let removeTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function setSlot(next: Slot | undefined) {
  slot = next
  for (const listener of listeners) listener()
}

/** Shows a toast and takes the place of the one that stands. Callable from anywhere, in or out of React. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  clearTimeout(removeTimer)
  const id = ++lastId
  setSlot({ ...message, id, open: true })
  return { id, dismiss: () => dismissToast(id) }
}

/** Closes the toast (or only the one of that id) and forgets it after `toastRules.removeAfter` ms. */
export function dismissToast(id?: number): void {
  if (!slot?.open || (id !== undefined && slot.id !== id)) return
  const closed = slot.id
  setSlot({ ...slot, open: false })
  removeTimer = setTimeout(() => {
    if (slot?.id === closed) setSlot(undefined)
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
