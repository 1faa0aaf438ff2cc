// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reconnectWindowMs, retryAfterReconnect } from './reconnect-retry.ts'

const failure = new TypeError('Failed to fetch')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  network('offline')
  vi.useRealTimers()
})

function network(event: 'online' | 'offline'): void {
  window.dispatchEvent(new Event(event))
}

/** Returns a function that fails the given number of times, then succeeds. */
function failing(times: number) {
  const ask = vi.fn(async () => 'the answer')
  for (let time = 0; time < times; time += 1) ask.mockRejectedValueOnce(failure)
  return ask
}

test('A failure is final if the network was never away', async () => {
  const ask = failing(1)
  await expect(retryAfterReconnect(ask)).rejects.toBe(failure)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('A network that returns gets time to work', async () => {
  network('online')
  const ask = failing(3)
  const result = retryAfterReconnect(ask)
  await vi.advanceTimersByTimeAsync(reconnectWindowMs / 2)
  await expect(result).resolves.toBe('the answer')
  expect(ask).toHaveBeenCalledTimes(4)
})

test("A request that began offline is retried if it fails after the network's return", async () => {
  const first = Promise.withResolvers<string>()
  const ask = failing(0).mockReturnValueOnce(first.promise)
  const result = retryAfterReconnect(ask)
  network('online')
  first.reject(failure)
  await vi.advanceTimersByTimeAsync(reconnectWindowMs)
  await expect(result).resolves.toBe('the answer')
})

test("Ten seconds after the network's return, a failure is final", async () => {
  network('online')
  const result = retryAfterReconnect(failing(99))
  const settled = vi.fn()
  result.catch(settled)
  await vi.advanceTimersByTimeAsync(2 * reconnectWindowMs)
  expect(settled).toHaveBeenCalledWith(failure)
  await expect(retryAfterReconnect(failing(1))).rejects.toBe(failure)
})

test('Another disconnection ends the retries', async () => {
  network('online')
  network('offline')
  await expect(retryAfterReconnect(failing(1))).rejects.toBe(failure)
})

test('An aborted request is not retried', async () => {
  network('online')
  const ask = failing(1)
  await expect(retryAfterReconnect(ask, AbortSignal.abort())).rejects.toBe(failure)
  expect(ask).toHaveBeenCalledTimes(1)
})
