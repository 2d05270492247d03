import { useSyncExternalStore, type ReactNode } from 'react'

/** Limits and timings of toasts. `removeAfter` keeps a closed toast in memory. */
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
  /** A button or link next to the text. */
  action?: ReactNode
}

type Slot = ToastMessage & { id: number; open: boolean }

// A single slot: a new toast replaces the previous one.
let slot: Slot | undefined
let lastId = 0
let removeTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function setSlot(next: Slot | undefined) {
  slot = next
  for (const listener of listeners) listener()
}

/** Shows a toast, replacing the current one. Can be called outside React. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  clearTimeout(removeTimer)
  const id = ++lastId
  setSlot({ ...message, id, open: true })
  return { id, dismiss: () => dismissToast(id) }
}

/** Closes the toast (only if it has `id`, when given) and removes it after `toastRules.removeAfter` ms. */
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
