import { expect, test } from 'vitest'
import { nextOwnTurn } from './own-turns.ts'

test('Two callers get different turns of the event loop, in the order of their calls', async () => {
  let turn = 0
  let isOver = false
  const count = () => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const turns = await Promise.all([1, 2, 3].map(() => nextOwnTurn().then(() => turn)))
  isOver = true
  expect(new Set(turns).size).toBe(3)
  expect(turns).toEqual(turns.toSorted((one, other) => one - other))
})
