import { afterEach, expect, test, vi } from 'vitest'

// An id sorts after the ids of other test files, even if another file's clock was in the future.
vi.resetModules()
const { newId } = await import('./ids.ts')

const many = (count: number) => Array.from({ length: count }, newId)

afterEach(() => void vi.useRealTimers())

test('Each id sorts after all earlier ones, even within one millisecond', () => {
  const ids = many(20_000)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})

test('A clock that is set back does not change the order', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const before = many(3)
  vi.setSystemTime(Date.now() - 30_000)
  const ids = [...before, ...many(3)]
  expect(ids).toEqual(ids.toSorted())
})

test('An id is a UUID of version 7 that contains its creation time', () => {
  const at = Date.now() + 3_600_000
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  const id = newId()
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at)
})
