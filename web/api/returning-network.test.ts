// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askThroughReturn, settlingMs } from './returning-network.ts'

const failure = new TypeError('Failed to fetch')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  network('offline')
  vi.useRealTimers()
})

function network(turns: 'online' | 'offline'): void {
  window.dispatchEvent(new Event(turns))
}

/** Fails so often, then answers. */
function failing(times: number) {
  const ask = vi.fn(async () => 'the answer')
  for (let time = 0; time < times; time += 1) ask.mockRejectedValueOnce(failure)
  return ask
}

test('What fails is the answer where the network was always there', async () => {
  const ask = failing(1)
  await expect(askThroughReturn(ask)).rejects.toBe(failure)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('A network that has come back is given time to serve', async () => {
  network('online')
  const ask = failing(3)
  const asked = askThroughReturn(ask)
  await vi.advanceTimersByTimeAsync(settlingMs / 2)
  await expect(asked).resolves.toBe('the answer')
  expect(ask).toHaveBeenCalledTimes(4)
})

test('What was asked for without a network, and fails after its return, is asked for again', async () => {
  const first = Promise.withResolvers<string>()
  const ask = failing(0).mockReturnValueOnce(first.promise)
  const asked = askThroughReturn(ask)
  network('online')
  first.reject(failure)
  await vi.advanceTimersByTimeAsync(settlingMs)
  await expect(asked).resolves.toBe('the answer')
})

test('A network that does not serve within ten seconds is one that fails, whatever is asked for', async () => {
  network('online')
  const asked = askThroughReturn(failing(99))
  const settled = vi.fn()
  asked.catch(settled)
  await vi.advanceTimersByTimeAsync(2 * settlingMs)
  expect(settled).toHaveBeenCalledWith(failure)
  await expect(askThroughReturn(failing(1))).rejects.toBe(failure)
})

test('A network that has gone again is not waited for', async () => {
  network('online')
  network('offline')
  await expect(askThroughReturn(failing(1))).rejects.toBe(failure)
})

test('What was called off is not asked for again', async () => {
  network('online')
  const ask = failing(1)
  await expect(askThroughReturn(ask, AbortSignal.abort())).rejects.toBe(failure)
  expect(ask).toHaveBeenCalledTimes(1)
})
