import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SilenceWatch } from './silence-watch.ts'

const missed = vi.fn()
let answers: boolean
let watch: SilenceWatch
beforeEach(() => {
  vi.useFakeTimers()
  missed.mockClear()
  answers = true
  watch = new SilenceWatch({
    afterMs: 900,
    everyMs: 500,
    ping: async () => {
      if (!answers) throw new Error('away')
    },
    missed,
  })
  watch.hear()
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})

test('Heartbeats in time are no silence', async () => {
  for (let beat = 0; beat < 10; beat += 1) {
    await vi.advanceTimersByTimeAsync(800)
    watch.hear()
  }
  expect(missed).not.toHaveBeenCalled()
})

test('A silence is reported in less than a second, then twice a second, until a heartbeat ends it', async () => {
  await vi.advanceTimersByTimeAsync(899)
  expect(missed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(missed).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(missed).toHaveBeenCalledTimes(3)
  watch.hear()
  await vi.advanceTimersByTimeAsync(800)
  expect(missed).toHaveBeenCalledTimes(3)
})

test('While the database does not answer, nothing is reported; the silence is reported once it answers', async () => {
  answers = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(missed).not.toHaveBeenCalled()
  answers = true
  await vi.advanceTimersByTimeAsync(500)
  expect(missed).toHaveBeenCalledTimes(1)
})

test('A heartbeat that is read while the ping waits is no silence: the process was only busy', async () => {
  watch.stop()
  const ping = Promise.withResolvers<void>()
  const busy = new SilenceWatch({
    afterMs: 900,
    everyMs: 500,
    ping: () => ping.promise,
    missed,
  })
  busy.hear()
  await vi.advanceTimersByTimeAsync(900)
  busy.hear()
  ping.resolve()
  await vi.advanceTimersByTimeAsync(100)
  expect(missed).not.toHaveBeenCalled()
  busy.stop()
})

test('A stopped watch checks nothing more, even if a heartbeat comes late', async () => {
  watch.stop()
  watch.hear()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(missed).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
