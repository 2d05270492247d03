import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, toast, toastRules } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a new toast replaces the previous one', () => {
  toast({ title: 'Registration Failed', variant: 'destructive' })
  const second = toast({ title: 'Registration Successful!' })
  expect(currentToast()).toMatchObject({ id: second.id, title: 'Registration Successful!', open: true })
  second.dismiss()
})

test('a dismissed toast closes immediately and is removed after 1,000,000 ms', () => {
  toast({ title: 'Logged Out' }).dismiss()
  expect(currentToast()).toMatchObject({ title: 'Logged Out', open: false })
  vi.advanceTimersByTime(toastRules.removeAfter - 1)
  expect(currentToast()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeUndefined()
})

test('dismissing a replaced toast does not affect the new one', () => {
  const first = toast({ title: 'Logged Out' })
  first.dismiss()
  const second = toast({ title: 'Access Granted!' })
  first.dismiss()
  vi.advanceTimersByTime(toastRules.removeAfter * 2)
  expect(currentToast()).toMatchObject({ id: second.id, open: true })
  dismissToast()
  expect(currentToast()?.open).toBe(false)
})
