import { describe, expect, test } from 'vitest'
import { axisOf } from './outline-axis.ts'

describe('The axis of an outline', () => {
  test('is the longer side of an upright rectangle, on its left', () => {
    const axis = axisOf('M100 50l200 0 0 600-200 0z')
    expect(axis).toMatchObject({ length: 600, width: 200, direction: { y: 1 } })
    expect(axis?.side).toEqual([
      { x: 100, y: 50 },
      { x: 100, y: 650 },
    ])
  })

  test('is the lower side of a level rectangle', () => {
    const axis = axisOf('M50 100L650 100L650 300L50 300z')
    expect(axis?.side.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [50, 300],
      [650, 300],
    ])
  })

  test('follows a tool that is drawn at an angle', () => {
    const axis = axisOf('M100 100l40-40 400 400-40 40z')
    expect(axis?.length).toBeCloseTo(400 * Math.SQRT2)
    expect(axis?.width).toBeCloseTo(40 * Math.SQRT2)
  })

  test('of a nearly round tool is upright or level', () => {
    const corners = [0, 1, 2, 3, 4, 5, 6].map((corner) => (corner * 2 * Math.PI) / 7 + 0.1)
    const path = corners
      .map((angle) => `${360 + 300 * Math.cos(angle)} ${360 + 300 * Math.sin(angle)}`)
      .join(' ')
    const { x = 0, y = 0 } = axisOf(`M${path}z`)?.direction ?? {}
    expect([Math.abs(x), Math.abs(y)].toSorted()).toEqual([0, 1])
  })

  test('belongs to the largest part', () => {
    expect(axisOf('M0 0l20 0 0 700-20 0zM100 100l300 0 0 400-300 0z')?.length).toBe(400)
  })

  test.each([[''], [null], [undefined], ['M0 0c1 2 3 4 5 6z'], ['M0 0'], ['nonsense']])(
    'is unknown for %j',
    (path) => {
      expect(axisOf(path)).toBeUndefined()
    },
  )
})
