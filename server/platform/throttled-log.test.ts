import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ThrottledLog } from './log.ts'

describe('An event of every request', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const open = () => {
    const log = { warn: vi.fn(), error: vi.fn() }
    const throttled = new ThrottledLog(1_000)
    return { log, write: (message: string) => throttled.write(log, 'error', { reason: 'full' }, message) }
  }

  test('is logged at once, then once a minute with its count while it continues', () => {
    const { log, write } = open()
    for (let time = 0; time < 5; time += 1) write('broken')
    expect(log.error.mock.calls).toEqual([[{ reason: 'full' }, 'broken']])
    vi.advanceTimersByTime(1_000)
    expect(log.error.mock.calls.slice(1)).toEqual([[{ times: 4 }, 'broken']])
    write('broken')
    vi.advanceTimersByTime(1_000)
    expect(log.error.mock.calls.slice(2)).toEqual([[{ times: 1 }, 'broken']])
  })

  test('is logged at once again after a pause', () => {
    const { log, write } = open()
    write('broken')
    vi.advanceTimersByTime(1_000)
    write('broken')
    expect(log.error).toHaveBeenCalledTimes(2)
  })

  test('does not suppress another message', () => {
    const { log, write } = open()
    write('broken')
    write('broken otherwise')
    expect(log.error).toHaveBeenCalledTimes(2)
  })
})
