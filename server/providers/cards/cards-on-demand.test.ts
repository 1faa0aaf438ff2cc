import { expect, test, vi } from 'vitest'
import { onDemand } from './cards-on-demand.ts'

test('Nothing is made before the first call', async () => {
  const make = vi.fn(async () => 'thing')
  const thing = onDemand(make)
  expect(make).not.toHaveBeenCalled()
  expect(await thing()).toBe('thing')
})

test('All callers get the same instance, also while it is being made', async () => {
  const make = vi.fn(async () => ({}))
  const thing = onDemand(make)
  const [first, second] = await Promise.all([thing(), thing()])
  expect(second).toBe(first)
  expect(await thing()).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
})

test('After a failure the next call makes it again', async () => {
  const make = vi.fn(async () => 'thing').mockRejectedValueOnce(new Error('no file left'))
  const thing = onDemand(make)
  const both = await Promise.allSettled([thing(), thing()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await thing()).toBe('thing')
  expect(make).toHaveBeenCalledTimes(2)
})
