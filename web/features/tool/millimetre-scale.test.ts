import { expect, test } from 'vitest'
import { rulerScale } from './millimetre-scale.ts'

test('The ruler of a small tool has a tick per millimetre and a number every 10 mm', () => {
  const { unit, ticks, numbers } = rulerScale(48, 600)
  expect(unit).toBe(12.5)
  expect(ticks.slice(0, 3)).toEqual([0, 1, 2])
  expect(numbers).toEqual([0, 10, 20, 30, 40, 50])
})

test('The ruler of a large tool has fewer ticks, at a readable distance', () => {
  const { ticks, numbers } = rulerScale(1100, 660)
  expect(ticks.slice(0, 3)).toEqual([0, 20, 40])
  expect(numbers).toEqual([0, 200, 400, 600, 800, 1000, 1200])
})

test.each([0.4, 3, 12, 170, 9000, 800_000])(
  'The ruler of a tool of %d mm has between 2 and 90 ticks',
  (length) => {
    const { ticks } = rulerScale(length, 600)
    expect(ticks.length).toBeGreaterThan(0)
    expect(ticks.length).toBeLessThanOrEqual(91)
  },
)
