import { expect, test } from 'vitest'
import { anyEngine } from '../../../server/data/testing/engines.ts'
import { buildShopFirst } from '../../../server/testing/built-shop.ts'
import { runConcurrent } from './run-concurrent.ts'

buildShopFirst()

test('Overlapping calls, with a process killed between them, have an order that the rules allow, and lose nothing', async () => {
  const ran = await runConcurrent(anyEngine, { count: 2, seed: 4712, processes: 1, kills: 1 })
  expect(ran).toMatchObject({ histories: 2, kills: 2 })
  // Histories without calls would show nothing.
  expect(ran.calls).toBeGreaterThan(20)
})
