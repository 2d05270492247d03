import type { ReactNode } from 'react'
import { createStore, useStore } from './store.ts'

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
const current = createStore<Slot | undefined>(undefined)
let lastId = 0
let removeTimer: ReturnType<typeof setTimeout> | undefined

/** Shows a toast, replacing the current one. Can be called outside React. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  clearTimeout(removeTimer)
  const id = ++lastId
  current.set({ ...message, id, open: true })
  return { id, dismiss: () => dismissToast(id) }
}

/** Closes the toast (only if it has `id`, when given) and removes it after `toastRules.removeAfter` ms. */
export function dismissToast(id?: number): void {
  const slot = current.get()
  if (!slot?.open || (id !== undefined && slot.id !== id)) return
  current.set({ ...slot, open: false })
  removeTimer = setTimeout(() => {
    if (current.get()?.id === slot.id) current.set(undefined)
  }, toastRules.removeAfter)
}

export const currentToast = (): Slot | undefined => current.get()

export const useToast = (): Slot | undefined => useStore(current, undefined)
