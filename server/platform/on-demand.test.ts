import { expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.ts'

test('Nothing is created before the first call', async () => {
  const make = vi.fn(async () => 'value')
  const getValue = onDemand(make)
  expect(make).not.toHaveBeenCalled()
  expect(await getValue()).toBe('value')
})

test('All callers get the same instance, even while it is being created', async () => {
  const make = vi.fn(async () => ({}))
  const getValue = onDemand(make)
  const [first, second] = await Promise.all([getValue(), getValue()])
  expect(second).toBe(first)
  expect(await getValue()).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
})

test('After a failure, the next call creates the instance again', async () => {
  const make = vi.fn(async () => 'value').mockRejectedValueOnce(new Error('no file left'))
  const getValue = onDemand(make)
  const both = await Promise.allSettled([getValue(), getValue()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await getValue()).toBe('value')
  expect(make).toHaveBeenCalledTimes(2)
})
