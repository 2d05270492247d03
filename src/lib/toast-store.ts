import type { ReactNode } from 'react'
import { createStore, useStore } from './store.ts'

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
const current = createStore<Slot | undefined>(undefined)
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a toast and takes the place of the one that stands. Callable from anywhere, in or out of React. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  clearTimeout(removal)
  const id = ++lastId
  current.set({ ...message, id, open: true })
  return { id, dismiss: () => dismissToast(id) }
}

/** Closes the toast (or only the one of that id) and forgets it after `toastRules.removeAfter` ms. */
export function dismissToast(id?: number): void {
  const slot = current.get()
  if (!slot?.open || (id !== undefined && slot.id !== id)) return
  current.set({ ...slot, open: false })
  removal = setTimeout(() => {
    if (current.get()?.id === slot.id) current.set(undefined)
  }, toastRules.removeAfter)
}

export const currentToast = (): Slot | undefined => current.get()

export const useToast = (): Slot | undefined => useStore(current, undefined)
