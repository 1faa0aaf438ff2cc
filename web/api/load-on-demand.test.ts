import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LoadError, loadOnDemand, loadTimeoutMs } from './load-on-demand.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('Code that loads on demand', () => {
  test('loads', async () => {
    await expect(loadOnDemand(async () => 'the part')).resolves.toBe('the part')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('has 120 seconds to load', async () => {
    const settled = vi.fn()
    loadOnDemand(() => new Promise(() => undefined)).catch(settled)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith(expect.any(LoadError))
    expect(loadTimeoutMs).toBe(120_000)
  })

  test('that fails to load tells what to do', async () => {
    const failing = loadOnDemand(() => Promise.reject(new Error('404')))
    await expect(failing).rejects.toThrow('Check your connection, then try again or reload the page.')
  })
})
