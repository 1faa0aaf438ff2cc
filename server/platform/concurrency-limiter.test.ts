import { expect, test } from 'vitest'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'

/** Makes work that a test ends explicitly. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let started = false
  const run = () => {
    started = true
    return promise
  }
  return {
    run,
    end: () => resolve('done'),
    fail: () => reject(new Error('broken')),
    hasStarted: () => started,
  }
}

test('Calls up to the limit run concurrently, and the others follow in order of arrival', async () => {
  const limiter = new ConcurrencyLimiter(2, 2)
  const [first, second, third, fourth] = [work(), work(), work(), work()] as const
  const answers = [first, second, third, fourth].map(({ run }) => limiter.take(run))
  const started = () => [first, second, third, fourth].map(({ hasStarted }) => hasStarted())
  expect(started()).toEqual([true, true, false, false])
  second.end()
  await answers[1]
  expect(started()).toEqual([true, true, true, false])
  for (const { end } of [first, third, fourth]) end()
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'done'])
})

test("Work beyond the queue's limit is turned away", async () => {
  const limiter = new ConcurrencyLimiter(1, 1)
  const [running, waiting, late] = [work(), work(), work()] as const
  const answers = [limiter.take(running.run), limiter.take(waiting.run)]
  expect(await limiter.take(late.run)).toBe('turned-away')
  expect(late.hasStarted()).toBe(false)
  running.end()
  waiting.end()
  expect(await Promise.all(answers)).toEqual(['done', 'done'])
  late.end()
  expect(await limiter.take(late.run)).toBe('done')
})

test('Failed work frees its slot', async () => {
  const limiter = new ConcurrencyLimiter(1, 1)
  const [broken, next] = [work(), work()] as const
  const answers = [limiter.take(broken.run), limiter.take(next.run)] as const
  broken.fail()
  next.end()
  await expect(answers[0]).rejects.toThrow('broken')
  expect(await answers[1]).toBe('done')
})

test('The event loop runs between two pieces of heavy work, so that requests are read', async () => {
  const limiter = new ConcurrencyLimiter(8, 8, 3)
  let loopTurns = 0
  const count = () => {
    loopTurns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const startedAt = await Promise.all([1, 2, 3].map(() => limiter.take(async () => loopTurns)))
  clearImmediate(counting)
  const [first, second, third] = startedAt.map(Number) as [number, number, number]
  expect(second - first).toBeGreaterThanOrEqual(2)
  expect(third - second).toBeGreaterThanOrEqual(2)
})
