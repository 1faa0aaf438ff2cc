import { expect, test } from 'vitest'
import { movableClock } from '../testing/movable-clock.ts'
import { CallWatch } from './call-watch.ts'

const down = new Error('down')

/** A provider whose calls have a given duration, and may fail. */
function open() {
  const clock = movableClock()
  const provider = { tookMs: 100, error: undefined as Error | undefined }
  const port = {
    kind: 'cards',
    async charge(amount: number) {
      clock.moveBy(provider.tookMs)
      if (provider.error) throw provider.error
      return amount
    },
  }
  const watch = new CallWatch(clock, 1_000)
  return { clock, provider, watch, watched: watch.watched(port, (error) => error === down) }
}

test('Watching a provider does not change its answers and failures', async () => {
  const { provider, watched } = open()
  expect([watched.kind, await watched.charge(5)]).toEqual(['cards', 5])
  provider.error = down
  await expect(watched.charge(5)).rejects.toBe(down)
})

test("A provider's state is unknown before the first call", () => {
  expect(open().watch.record).toEqual({
    answeredAt: undefined,
    slowSince: undefined,
    failingSince: undefined,
  })
})

test('A provider counts as failing from the first failed call to the next answer', async () => {
  const { clock, provider, watch, watched } = open()
  await watched.charge(1)
  const answeredAt = clock()
  provider.error = down
  await watched.charge(1).catch(() => undefined)
  await watched.charge(1).catch(() => undefined)
  expect(watch.record).toEqual({ answeredAt, slowSince: undefined, failingSince: answeredAt })
  provider.error = undefined
  await watched.charge(1)
  expect(watch.record).toEqual({ answeredAt: clock(), slowSince: undefined, failingSince: undefined })
})

test('A refusal counts as an answer, not as a failure', async () => {
  const { provider, watch, watched } = open()
  provider.error = new Error('This card was declined')
  await watched.charge(1).catch(() => undefined)
  expect(watch.record.failingSince).toBeUndefined()
})

test('Calls count as slow from the first of several that took long', async () => {
  const { clock, provider, watch, watched } = open()
  const began = clock()
  provider.tookMs = 1_001
  await watched.charge(1)
  await watched.charge(1)
  expect(watch.record.slowSince).toBe(began)
  provider.tookMs = 1_000
  await watched.charge(1)
  expect(watch.record.slowSince).toBeUndefined()
})
