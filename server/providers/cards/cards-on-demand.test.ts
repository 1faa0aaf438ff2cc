import { expect, test, vi } from 'vitest'
import { onDemand } from './cards-on-demand.ts'

test('Nothing is made before somebody asks', async () => {
  const make = vi.fn(async () => 'thing')
  const thing = onDemand(make)
  expect(make).not.toHaveBeenCalled()
  expect(await thing()).toBe('thing')
})

test('All who ask get the same one, also while it is being made', async () => {
  const make = vi.fn(async () => ({}))
  const thing = onDemand(make)
  const [first, second] = await Promise.all([thing(), thing()])
  expect(second).toBe(first)
  expect(await thing()).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
})

test('After a failure it is made again for the next who asks', async () => {
  const make = vi.fn(async () => 'thing').mockRejectedValueOnce(new Error('no file left'))
  const thing = onDemand(make)
  const both = await Promise.allSettled([thing(), thing()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await thing()).toBe('thing')
  expect(make).toHaveBeenCalledTimes(2)
})
