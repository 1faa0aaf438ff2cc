import { expect, test } from 'vitest'
import { anyEngine, describeOnEveryEngine } from '../../server/data/testing/engines.ts'
import { openTestShop } from '../../server/testing/test-shop.ts'
import { runHistories } from './run-histories.ts'
import { shrink } from './shrink.ts'
import { World } from './world.ts'

describeOnEveryEngine('Generated histories', (engine) => {
  test('have the answers, orders, payments, refunds, documents and stock that the rules require, after each step', async () => {
    const count = engine.name === 'SQLite' ? 20 : 6
    const { answers } = await runHistories(engine, { count, seed: 4711 })
    // Histories without successful steps would prove nothing.
    expect(answers.get('patch: done')).toBeGreaterThan(0)
  }, 200_000)
})

test('A history fails and prints its steps when stock grows without a return', async () => {
  const shop = await openTestShop(anyEngine)
  const world = await World.open(shop)
  const step = { act: 'basket', who: 0, at: 0, many: 1, loss: null } as const
  await world.take(step)
  const appears = shop.database.autocommit.updateTable('products').set({ available: 9 })
  await appears.where('id', '=', world.toolIds[0] ?? '').execute()
  await expect(world.take({ ...step, many: 2 })).rejects.toThrow(
    /2\. customer 0 holds basket .*\+ +'tool 0: 9, /s,
  )
  await shop.drop()
})

test('A failing history is shrunk to the steps that make it fail', async () => {
  const steps = Array.from({ length: 40 }, (_, index) => index)
  const failsAfter = async (some: readonly number[]) => {
    const at = some.indexOf(31)
    return at > some.indexOf(7) && some.includes(7) ? at + 1 : undefined
  }
  expect(await shrink(steps, failsAfter, Infinity)).toEqual([7, 31])
})
