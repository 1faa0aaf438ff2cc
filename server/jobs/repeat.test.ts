import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

describe('A job', () => {
  const warn = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    warn.mockReset()
  })
  afterEach(() => vi.useRealTimers())

  const start = (run: () => Promise<void>) => repeat([{ name: 'a job', everyMs: 1_000, run }], { warn })

  test('Runs at once, and then after each interval', async () => {
    const run = vi.fn(async () => undefined)
    const jobs = start(run)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(999)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(2)
    await jobs.stop()
  })

  test('Starts no round before the previous round ends', async () => {
    const finishes: (() => void)[] = []
    const run = vi.fn(() => new Promise<void>((resolve) => finishes.push(resolve)))
    const jobs = start(run)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).toHaveBeenCalledTimes(1)
    finishes.shift()?.()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(run).toHaveBeenCalledTimes(2)
    finishes.shift()?.()
    await jobs.stop()
  })

  test('Logs a failed round by name and runs again', async () => {
    const run = vi.fn(async () => {
      throw new Error('broken')
    })
    const jobs = start(run)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(run).toHaveBeenCalledTimes(2)
    expect(warn).toHaveBeenCalledWith(
      { err: new Error('broken'), job: 'a job' },
      'a job failed and will be run again',
    )
    await jobs.stop()
  })

  test('Waits for the current round when stopped, and starts no other', async () => {
    const order: string[] = []
    const jobs = start(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      order.push('round finished')
    })
    const stopped = jobs.stop().then(() => order.push('stopped'))
    await vi.advanceTimersByTimeAsync(10_000)
    await stopped
    expect(order).toEqual(['round finished', 'stopped'])
  })

  describe('that can be woken', () => {
    const startWoken = (run: () => Promise<void>) => {
      let wake = (): void => expect.fail('It cannot be woken')
      const job = { name: 'a job', everyMs: 1_000, run, wokenBy: (given: () => void) => (wake = given) }
      return { jobs: repeat([job], { warn }), wake: () => wake() }
    }

    test('Runs at once, and restarts its interval', async () => {
      const run = vi.fn(async () => undefined)
      const { jobs, wake } = startWoken(run)
      await vi.advanceTimersByTimeAsync(500)
      wake()
      expect(run).toHaveBeenCalledTimes(2)
      await vi.advanceTimersByTimeAsync(999)
      expect(run).toHaveBeenCalledTimes(2)
      await vi.advanceTimersByTimeAsync(1)
      expect(run).toHaveBeenCalledTimes(3)
      await jobs.stop()
    })

    test('Runs once more after the current round, however often it is woken', async () => {
      const run = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 200)))
      const { jobs, wake } = startWoken(run)
      for (let time = 0; time < 5; time += 1) wake()
      expect(run).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(201)
      expect(run).toHaveBeenCalledTimes(2)
      await vi.advanceTimersByTimeAsync(300)
      expect(run).toHaveBeenCalledTimes(2)
      const stopped = jobs.stop()
      await vi.advanceTimersByTimeAsync(1_000)
      await stopped
    })

    test('Keeps its interval after a failed round, so that it is not retried in a loop', async () => {
      const run = vi.fn(async () => {
        throw new Error('broken')
      })
      const { jobs, wake } = startWoken(run)
      await vi.advanceTimersByTimeAsync(1)
      wake()
      await vi.advanceTimersByTimeAsync(900)
      expect(run).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(100)
      expect(run).toHaveBeenCalledTimes(2)
      await jobs.stop()
    })

    test('Does not run after it was stopped', async () => {
      const run = vi.fn(async () => undefined)
      const { jobs, wake } = startWoken(run)
      await jobs.stop()
      wake()
      await vi.advanceTimersByTimeAsync(5_000)
      expect(run).toHaveBeenCalledTimes(1)
    })
  })
})
