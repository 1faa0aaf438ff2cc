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

test('Heartbeats that arrive in time are not a silence', async () => {
  for (let beat = 0; beat < 10; beat += 1) {
    await vi.advanceTimersByTimeAsync(800)
    watch.hear()
  }
  expect(missed).not.toHaveBeenCalled()
})

test('A silence is reported within a second, then twice a second, until a heartbeat arrives', async () => {
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

test('While the database does not answer, no silence is reported; it is reported once the database answers', async () => {
  answers = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(missed).not.toHaveBeenCalled()
  answers = true
  await vi.advanceTimersByTimeAsync(500)
  expect(missed).toHaveBeenCalledTimes(1)
})

test('If a heartbeat is read during the ping, there was no silence: the process was only busy', async () => {
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

test('A stopped watch stops checking, even if a heartbeat arrives late', async () => {
  watch.stop()
  watch.hear()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(missed).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
