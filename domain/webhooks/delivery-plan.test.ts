import { describe, expect, test } from 'vitest'
import { afterFailure, type Health, hasFailedTooLong, isProbed, nextAttemptAt } from './delivery-plan.ts'

const hourMs = 3_600_000
const healthy: Health = { failures: 0, failingSince: null, nextTurnAt: 0 }

describe('A delivery that failed', () => {
  test('is tried again after growing waits, for three days', () => {
    const giveUpAt = 72 * hourMs
    const times: number[] = []
    let now = 0
    for (let attempts = 1; ; attempts += 1) {
      const next = nextAttemptAt({ attempts, giveUpAt }, now, 0.5)
      if (next === undefined) break
      times.push(next - now)
      now = next
    }
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times[0]).toBe(5_000)
    expect(now / hourMs).toBeGreaterThan(70)
    expect(now).toBeLessThanOrEqual(giveUpAt)
  })

  test('is not tried at the same instant as the others that failed with it', () => {
    const at = (chance: number) => nextAttemptAt({ attempts: 4, giveUpAt: hourMs }, 0, chance)
    expect([at(0), at(1)]).toEqual([27 * 60_000, 33 * 60_000])
  })

  test('is given up at its end', () => {
    expect(nextAttemptAt({ attempts: 3, giveUpAt: 60_000 }, 0, 0.5)).toBeUndefined()
    expect(nextAttemptAt({ attempts: 40, giveUpAt: 1_000 * hourMs }, 0, 0.5)).toBeUndefined()
  })
})

describe('An endpoint that fails', () => {
  const failed = (times: number, isFirstAttempt: boolean) => {
    let health = healthy
    for (let time = 0; time < times; time += 1)
      health = afterFailure({ ...health, nextTurnAt: 0 }, isFirstAttempt, 1_000, 0.5)
    return health
  }

  test('gets pauses that double up to an hour, and one attempt at a time', () => {
    expect(isProbed(failed(4, true))).toBe(false)
    expect(failed(4, true).nextTurnAt).toBe(0)
    expect(isProbed(failed(5, true))).toBe(true)
    expect([5, 6, 7, 30].map((times) => failed(times, true).nextTurnAt - 1_000)).toEqual([
      30_000, 60_000, 120_000, 3_600_000,
    ])
  })

  test('is not paused longer by attempts that began before the pause', () => {
    const paused = failed(5, true)
    expect(afterFailure(paused, true, 2_000, 0.5)).toEqual(paused)
  })

  test('is not paused by one event that it never takes', () => {
    expect(failed(30, false)).toEqual({ failures: 0, failingSince: 1_000, nextTurnAt: 0 })
  })

  test('has failed too long after three days without a success', () => {
    expect(hasFailedTooLong(healthy, 100 * hourMs)).toBe(false)
    expect(hasFailedTooLong({ failingSince: 0 }, 72 * hourMs - 1)).toBe(false)
    expect(hasFailedTooLong({ failingSince: 0 }, 72 * hourMs)).toBe(true)
  })
})
