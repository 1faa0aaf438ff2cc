// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { inTurn } from './in-turn.ts'

/** Fakes a browser's lock manager, which gives each name to one holder at a time. */
function heldLocks() {
  let before: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const turn = before.then(work)
      before = turn.catch(() => undefined)
      return turn
    },
  }
}

const leaving = { request: () => Promise.reject(new DOMException('The page is left', 'AbortError')) }

afterEach(() => vi.unstubAllGlobals())

test.each([
  { where: 'with locks', locks: { locks: heldLocks() } },
  { where: 'without locks', locks: {} },
])('A task begins once the previous one has ended or failed ($where)', async ({ locks }) => {
  vi.stubGlobal('navigator', locks)
  const steps: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('basket', async () => {
    steps.push('first begins')
    await gate.promise
    steps.push('first ends')
    throw new Error('no basket')
  })
  const second = inTurn('basket', async () => {
    steps.push('second begins')
    return 'held'
  })
  gate.resolve()
  await expect(first).rejects.toThrow('no basket')
  expect(await second).toBe('held')
  expect(steps).toEqual(['first begins', 'first ends', 'second begins'])
})

test('A wait that ends because the person leaves the page counts as unreachable, and the next task runs', async () => {
  vi.stubGlobal('navigator', { locks: leaving })
  const work = vi.fn(async () => undefined)
  const waiting = inTurn('left', work)
  await expect(waiting).rejects.toBeInstanceOf(ApiError)
  await expect(waiting).rejects.toMatchObject({ code: 'UNREACHABLE' })
  expect(work).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { locks: heldLocks() })
  expect(await inTurn('left', async () => 'held')).toBe('held')
})
