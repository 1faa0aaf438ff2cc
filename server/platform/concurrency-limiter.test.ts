import { expect, test } from 'vitest'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'

/** Work that a test ends by hand. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let begun = false
  const run = () => {
    begun = true
    return promise
  }
  return { run, end: () => resolve('done'), fail: () => reject(new Error('broken')), hasBegun: () => begun }
}

test('So many run at once, and the next in the order in which they came', async () => {
  const turns = new ConcurrencyLimiter(2, 2)
  const [first, second, third, fourth] = [work(), work(), work(), work()] as const
  const answers = [first, second, third, fourth].map(({ run }) => turns.take(run))
  const begun = () => [first, second, third, fourth].map(({ hasBegun }) => hasBegun())
  expect(begun()).toEqual([true, true, false, false])
  second.end()
  await answers[1]
  expect(begun()).toEqual([true, true, true, false])
  for (const { end } of [first, third, fourth]) end()
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'done'])
})

test('Who would wait behind too many is turned away', async () => {
  const turns = new ConcurrencyLimiter(1, 1)
  const [running, waiting, late] = [work(), work(), work()] as const
  const answers = [turns.take(running.run), turns.take(waiting.run)]
  expect(await turns.take(late.run)).toBe('turned-away')
  expect(late.hasBegun()).toBe(false)
  running.end()
  waiting.end()
  expect(await Promise.all(answers)).toEqual(['done', 'done'])
  late.end()
  expect(await turns.take(late.run)).toBe('done')
})

test('Work that fails hands its turn on', async () => {
  const turns = new ConcurrencyLimiter(1, 1)
  const [broken, next] = [work(), work()] as const
  const answers = [turns.take(broken.run), turns.take(next.run)] as const
  broken.fail()
  next.end()
  await expect(answers[0]).rejects.toThrow('broken')
  expect(await answers[1]).toBe('done')
})

test('Between two pieces of heavy work the event loop turns, so that requests are read meanwhile', async () => {
  const turns = new ConcurrencyLimiter(8, 8, 3)
  let loopTurns = 0
  const count = () => {
    loopTurns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const begunAt = await Promise.all([1, 2, 3].map(() => turns.take(async () => loopTurns)))
  clearImmediate(counting)
  const [first, second, third] = begunAt.map(Number) as [number, number, number]
  expect(second - first).toBeGreaterThanOrEqual(2)
  expect(third - second).toBeGreaterThanOrEqual(2)
})
