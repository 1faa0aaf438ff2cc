import { getHeapSpaceStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { releaseMemory } from './release-memory.ts'

/** Returns the physical size of the heap's new space. */
function newSpaceBytes(): number {
  return (
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? 0
  )
}

test("The heap's young generation shrinks, and live objects survive", () => {
  const live = Array.from({ length: 200_000 }, (_, index) => ({ name: `thing ${index}` }))
  const before = newSpaceBytes()
  releaseMemory()
  expect(newSpaceBytes()).toBeLessThan(before / 2)
  expect(live.at(-1)).toEqual({ name: 'thing 199999' })
})

test('The program does not get access to the garbage collector', () => {
  releaseMemory()
  expect(globalThis.gc).toBeUndefined()
})
