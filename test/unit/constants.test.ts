import { expect, test } from 'vitest'
import { passwordLimits } from '#shared/accounts/limits.ts'
import { chatSizes } from '#shared/assistant/limits.ts'
import { responseTimes } from '#shared/contact/limits.ts'
import { countdownSlowTick, countdownTick } from '#shared/launch/countdown.ts'
import { imageLimits } from '#shared/media/limits.ts'
import { statsQuery } from '#src/features/early-access/queries.ts'
import { registrationTiming } from '#src/features/registration/timing.ts'
import { welcomeTiming } from '#src/features/welcome/timing.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'
import { toastRules } from '#src/lib/toast-store.ts'
import { copiedLabelMs } from '#src/ui/copy-field.tsx'

test('delays, sizes and storage keys have their specified values', () => {
  expect(statsQuery.refetchInterval).toBe(30_000)
  expect([countdownTick, countdownSlowTick]).toEqual([1000, 60_000])
  expect(registrationTiming).toEqual({ redirect: 1000, scrollAfterRedirect: 100 })
  expect(welcomeTiming).toEqual({ byQuery: 500, forNewUser: 1000 })
  expect(copiedLabelMs).toBe(2000)
  expect(toastRules).toEqual({
    limit: 1,
    duration: 5000,
    swipeThreshold: 50,
    swipeDirection: 'right',
    hotkey: 'F8',
    removeAfter: 1_000_000,
  })
  expect(passwordLimits).toEqual({ min: 8, maxBytes: 1024 })
  expect(imageLimits.logo).toBe(2_097_152)
  expect(chatSizes).toEqual({ height: 600, width: 384, inputMaxHeight: 80 })
  expect(responseTimes.map((entry) => entry.time)).toEqual(['24-48 hours', '1-3 business days', 'Same day'])
  expect(storageKeys).toMatchObject({
    currentUser: 'currentUser',
    adminToken: 'adminToken',
    referralCode: 'referralCode',
    wizardCompleted: 'welcomeWizardCompleted',
    showWelcome: 'showWelcomeForNewUser',
    tourCompleted: 'dashboardTourCompleted',
  })
})
