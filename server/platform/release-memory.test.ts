import { getHeapSpaceStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { releaseMemory } from './release-memory.ts'

/** What the space for new objects takes of the machine. */
function newSpaceBytes(): number {
  return (
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? 0
  )
}

test('What new objects took while much was made goes back, and what is in use stays', () => {
  const kept = Array.from({ length: 200_000 }, (_, index) => ({ name: `thing ${index}` }))
  const before = newSpaceBytes()
  releaseMemory()
  expect(newSpaceBytes()).toBeLessThan(before / 2)
  expect(kept.at(-1)).toEqual({ name: 'thing 199999' })
})

test('The program does not get the function that collects', () => {
  releaseMemory()
  expect(globalThis.gc).toBeUndefined()
})
