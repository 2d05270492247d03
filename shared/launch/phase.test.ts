import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyStateAt, defaultLaunchAt, launchTarget, phaseAt } from './phase.ts'
import {
  foundingPlaces,
  foundingRemaining,
  progressPercent,
  remaining,
} from '#shared/early-access/counter.ts'

const launchAt = defaultLaunchAt
const target = launchTarget
const times = fc.integer({ min: launchAt - 1e10, max: launchAt + 1e10 })

test('the default launch is 1 October 2025, and 50 licensees open the network before it', () => {
  expect(new Date(defaultLaunchAt).toISOString()).toBe('2025-10-01T00:00:00.000Z')
  expect(launchTarget).toBe(50)
})

test('the network opens at the launch to the millisecond', () => {
  const schedule = { launchAt, licensees: 0, target }
  expect(phaseAt(launchAt - 1, schedule)).toEqual({ phase: 'prelaunch', unlockedBy: null })
  expect(phaseAt(launchAt, schedule)).toEqual({ phase: 'unlocked', unlockedBy: 'launch' })
})

test('the fiftieth licensee opens it early', () => {
  expect(phaseAt(launchAt - 1, { launchAt, licensees: 49, target }).phase).toBe('prelaunch')
  expect(phaseAt(launchAt - 1, { launchAt, licensees: 50, target })).toEqual({
    phase: 'unlocked',
    unlockedBy: 'licensees',
  })
})

test('once opened by licensees it stays open when they fall below the target', () => {
  const latched = { launchAt, licensees: 3, target, latchedAt: launchAt - 5 }
  expect(phaseAt(launchAt - 1, latched)).toEqual({ phase: 'unlocked', unlockedBy: 'licensees' })
  expect(phaseAt(launchAt + 1, latched)).toEqual({ phase: 'unlocked', unlockedBy: 'licensees' })
  expect(phaseAt(launchAt + 1, { ...latched, latchedAt: launchAt + 1 }).unlockedBy).toBe('launch')
  expect(phaseAt(launchAt - 1, { ...latched, latchedAt: null }).phase).toBe('prelaunch')
})

test('it is open exactly after the launch, once the target is met, or once the latch is set', () => {
  fc.assert(
    fc.property(times, fc.nat(120), fc.option(times, { nil: undefined }), (now, licensees, latchedAt) => {
      const { phase, unlockedBy } = phaseAt(now, {
        launchAt,
        licensees,
        target,
        latchedAt: latchedAt ?? null,
      })
      expect(phase === 'unlocked').toBe(now >= launchAt || licensees >= target || latchedAt !== undefined)
      expect(unlockedBy === null).toBe(phase === 'prelaunch')
    }),
  )
})

test('the copy state follows the launch and the phase', () => {
  expect(copyStateAt(launchAt - 1, { launchAt, phase: 'prelaunch' })).toBe('pre')
  expect(copyStateAt(launchAt - 1, { launchAt: '2025-10-01T00:00:00Z', phase: 'unlocked' })).toBe('openEarly')
  expect(copyStateAt(launchAt, { launchAt, phase: 'unlocked' })).toBe('launched')
  expect(copyStateAt(launchAt, { launchAt, phase: 'prelaunch' })).toBe('launched')
})

test('progress is whole percent and reaches 100 only with the target', () => {
  expect(progressPercent(23)).toBe(46)
  expect(remaining(0)).toBe(50)
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 200 }), (licensees, target) => {
      const percent = progressPercent(licensees, target)
      expect(Number.isInteger(percent)).toBe(true)
      expect(percent === 100).toBe(licensees >= target)
      expect(remaining(licensees, target) === 0).toBe(licensees >= target)
    }),
  )
})

test('there are 50 founding places, and the number left is never negative', () => {
  expect(foundingPlaces).toBe(50)
  expect([0, 1, 49, 50, 51].map(foundingRemaining)).toEqual([50, 49, 1, 0, 0])
})
