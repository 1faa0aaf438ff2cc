import { describe, expect, test } from 'vitest'
import { outlineBox, traceOutline } from './trace-outline.ts'

function silhouette(isThing: (x: number, y: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: outlineBox * outlineBox }, (_, unit) =>
    isThing(unit % outlineBox, Math.floor(unit / outlineBox)) ? 1 : 0,
  )
}

/** Returns the area inside a path, from its corners; holes are subtracted. */
function coveredBy(path: string): number {
  return path
    .split('M')
    .slice(1)
    .map((walk) => {
      const [x, y, ...moves] = (walk.match(/-?\d+/g) ?? []).map(Number)
      let at = [x ?? 0, y ?? 0] as const
      const corners = [at]
      for (let i = 0; i < moves.length; i += 2) {
        at = [at[0] + (moves[i] ?? 0), at[1] + (moves[i + 1] ?? 0)]
        corners.push(at)
      }
      return corners.reduce((sum, [x0, y0], index) => {
        const [x1, y1] = corners[(index + 1) % corners.length] ?? [0, 0]
        return sum + (x0 * y1 - x1 * y0) / 2
      }, 0)
    })
    .reduce((sum, area) => sum + area, 0)
}

describe('An outline', () => {
  test('of a square is its four corners', () => {
    const path = traceOutline(silhouette((x, y) => x >= 100 && x < 300 && y >= 200 && y < 400))
    expect(path).toMatch(/^M\d+ \d+l[-\d ]+z$/)
    expect(path?.match(/-?\d+/g)).toHaveLength(8)
    expect(coveredBy(path ?? '')).toBe(200 * 200)
  })

  test('of a ring includes its hole', () => {
    const path = traceOutline(
      silhouette((x, y) => {
        const away = Math.hypot(x - 360, y - 360)
        return away < 300 && away > 150
      }),
    )
    expect(path?.split('M')).toHaveLength(3)
    expect(coveredBy(path ?? '') / (Math.PI * (300 ** 2 - 150 ** 2))).toBeCloseTo(1, 1)
  })

  test('reaches the edges of the box', () => {
    expect(coveredBy(traceOutline(silhouette(() => true)) ?? '')).toBe(outlineBox * outlineBox)
  })

  test('omits invisible specks', () => {
    const path = traceOutline(silhouette((x, y) => (x < 200 && y < 200) || (x === 500 && y === 500)))
    expect(path?.split('M')).toHaveLength(2)
  })

  test('with many teeth is short enough for a page', () => {
    const path = traceOutline(
      silhouette((x, y) => {
        const turn = Math.atan2(y - 360, x - 360)
        return Math.hypot(x - 360, y - 360) < 300 + 14 * Math.sign(Math.sin(turn * 60))
      }),
    )
    expect(path?.length).toBeLessThanOrEqual(900)
    // The area with the gaps between teeth closed: between the wheel's middle radius and its tips.
    expect(coveredBy(path ?? '')).toBeGreaterThan(Math.PI * 300 ** 2)
    expect(coveredBy(path ?? '')).toBeLessThan(Math.PI * 314 ** 2)
  })

  test('of two squares that touch at a corner covers both', () => {
    const path = traceOutline(
      silhouette((x, y) => (x < 200 && y < 200) || (x >= 200 && x < 400 && y >= 200 && y < 400)),
    )
    expect(coveredBy(path ?? '') / (2 * 200 * 200)).toBeCloseTo(1, 1)
  })

  test('of nothing is null', () => {
    expect(traceOutline(silhouette(() => false))).toBeNull()
  })
})
