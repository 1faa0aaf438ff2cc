import { describe, expect, test } from 'vitest'
import { type Cursor, type KeysetSegment, readKeysetPage } from './keyset-page.ts'

/** Makes a segment over an array and records the limits of its calls. */
function segmentOf(numbers: readonly number[], limits: (number | undefined)[] = []): KeysetSegment<number> {
  return {
    kinds: ['integer'],
    cursorOf: (row) => [row],
    async read(after: Cursor | undefined, limit) {
      limits.push(limit)
      const rest = after === undefined ? numbers : numbers.filter((number) => number > Number(after[0]))
      return rest.slice(0, limit)
    },
  }
}

const list = ['numbers']
const twoSegments = () => [segmentOf([1, 2, 3]), segmentOf([1, 5, 9, 12])]
const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function firstCursor(limit = 2): Promise<string> {
  const page = await readKeysetPage(list, twoSegments(), { limit, after: undefined })
  return page?.next ?? ''
}

describe('A page of a list', () => {
  test('Holds the whole list and has no next cursor if there is no limit', async () => {
    const page = await readKeysetPage(list, twoSegments(), { limit: undefined, after: undefined })
    expect(page).toEqual({ rows: [1, 2, 3, 1, 5, 9, 12], next: undefined })
  })

  test.each([1, 2, 3, 4, 6, 7, 50])(
    'Of %i rows is followed by others, and together they give every row once, in order',
    async (limit) => {
      const seen: number[] = []
      let after: string | undefined
      do {
        const page = await readKeysetPage(list, twoSegments(), { limit, after })
        expect(page?.rows.length).toBeLessThanOrEqual(limit)
        seen.push(...(page?.rows ?? []))
        after = page?.next
      } while (after !== undefined)
      expect(seen).toEqual([1, 2, 3, 1, 5, 9, 12])
    },
  )

  test('Has no next cursor if it ends the list', async () => {
    expect((await readKeysetPage(list, twoSegments(), { limit: 7, after: undefined }))?.next).toBeUndefined()
  })

  test('Reads at most one row more than it returns', async () => {
    const limits: (number | undefined)[] = []
    const segments = [segmentOf([1, 2, 3], limits), segmentOf([4, 5], limits)]
    await readKeysetPage(list, segments, { limit: 2, after: undefined })
    await readKeysetPage(list, segments, { limit: 4, after: undefined })
    expect(limits).toEqual([3, 5, 2])
  })

  test('Is empty if the list is empty', async () => {
    expect(await readKeysetPage(list, [], { limit: 5, after: undefined })).toEqual({
      rows: [],
      next: undefined,
    })
  })
})

describe('A cursor', () => {
  test('of another list is refused', async () => {
    expect(await readKeysetPage(['others'], twoSegments(), { limit: 2, after: await firstCursor() })).toBe(
      undefined,
    )
  })

  test('that is forged is refused', async () => {
    const [mark] = JSON.parse(Buffer.from(await firstCursor(), 'base64url').toString()) as [string]
    const forged = [
      'x',
      cursorOf(null),
      cursorOf({}),
      cursorOf([mark]),
      cursorOf([mark, 0]),
      cursorOf([mark, 2, 1]),
      cursorOf([mark, -1, 1]),
      cursorOf([mark, 'length', 1]),
      cursorOf([mark, 0, '1']),
      cursorOf([mark, 0, 1.5]),
      cursorOf([mark, 0, 2 ** 31]),
      cursorOf([mark, 0, null]),
      cursorOf([mark, 0, 1, 2]),
      cursorOf(['other', 0, 1]),
    ]
    for (const after of forged)
      expect(await readKeysetPage(list, twoSegments(), { limit: 2, after })).toBe(undefined)
    const sound = await readKeysetPage(list, twoSegments(), { limit: 2, after: cursorOf([mark, 0, 1]) })
    expect(sound?.rows).toEqual([2, 3])
  })

  test('without a limit reads the list in parts and misses no row', async () => {
    const rows = Array.from({ length: 45_000 }, (_, index) => index)
    const limits: (number | undefined)[] = []
    const segments = [segmentOf(rows, limits), segmentOf([-1])]
    const page = await readKeysetPage(list, segments, { limit: undefined, after: undefined })
    expect(page).toEqual({ rows: [...rows, -1], next: undefined })
    expect(limits).toEqual([20_000, 20_000, 20_000])
  })

  test.each([
    ['text', 'a', true],
    ['text', 'a\u0000', false],
    ['text', 5, false],
    ['instant', 2 ** 40, true],
    ['instant', 2 ** 60, false],
    ['instant', 'a', false],
  ] as const)('of %s: %j is accepted: %s', async (kind, value, accepted) => {
    const segment = { ...segmentOf([1]), kinds: [kind] }
    const first = await readKeysetPage(list, [{ ...segment, kinds: ['integer'] as const }, segmentOf([2])], {
      limit: 1,
      after: undefined,
    })
    const [mark] = JSON.parse(Buffer.from(first?.next ?? '', 'base64url').toString()) as [string]
    const page = await readKeysetPage(list, [segment], { limit: 1, after: cursorOf([mark, 0, value]) })
    expect(page !== undefined).toBe(accepted)
  })
})
