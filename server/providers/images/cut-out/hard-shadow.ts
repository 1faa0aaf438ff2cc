import { darknessAt, isShadowLike, type Scene } from './flood.ts'
import { grow, regionsOf, shrink } from './regions.ts'

/** The smallest shadow, as a share of the object. */
const leastPart = 0.006
/** The largest standard deviation of a shadow's darkness. */
const mostUneven = 0.035
/** Compares places in steps of this many pixels, up to this many steps away. */
const step = 3
const mostSteps = 16
/**
 * The minimum match of the shadow and the moved silhouette: the area of the intersection divided by the area of the
 * union.
 */
const leastLikeness = 0.55

/**
 * Removes a shadow with sharp edges. A flat grey part of a tool looks the same, so a region counts as a shadow only if
 * it has the moved shape of the rest of the object.
 *
 * @param object 1 for the object; the shadow becomes 0.
 *
 * @returns whether there was a shadow.
 */
export function removeHardShadow(scene: Scene, object: Uint8Array, steepest: number): boolean {
  const { width, height } = scene.picture
  const shadow = candidateOf(scene, object, steepest)
  if (!shadow) return false
  const around = grow(shadow, width, height, 2)
  const apart = object.map((is, pixel) => (is === 1 && around[pixel] === 0 ? 1 : 0))
  // Removes the line between shadow and background.
  const caster = grow(shrink(apart, width, height, 3), width, height, 3)
  if (likenessOf(shadow, caster, width, height) < leastLikeness) return false
  // Includes the edges, whose pixels mix shadow and background.
  const edges = grow(shadow, width, height, 6)
  const kept = grow(caster, width, height, 1)
  for (let pixel = 0; pixel < object.length; pixel += 1) {
    const isEdge = edges[pixel] === 1 && kept[pixel] === 0 && isShadowLike(scene, pixel)
    if (shadow[pixel] === 1 || isEdge) object[pixel] = 0
  }
  return true
}

/** Returns an area that is evenly darker than the background; undefined if it is too small. */
function candidateOf(scene: Scene, object: Uint8Array, steepest: number): Uint8Array | undefined {
  const { width, height } = scene.picture
  const size = object.reduce((sum, is) => sum + is, 0)
  const even = object.map((is, pixel) => {
    if (is === 0 || (scene.slope[pixel] ?? 0) > steepest) return 0
    return isShadowLike(scene, pixel) && darknessAt(scene, pixel) > 0.05 ? 1 : 0
  })
  const shadow = new Uint8Array(object.length)
  let found = 0
  for (const region of regionsOf(even, width, height)) {
    if (region.length < leastPart * size || unevenness(scene, region) > mostUneven) continue
    for (const pixel of region) shadow[pixel] = 1
    found += region.length
  }
  return found > 0.03 * size && found < 0.75 * size ? shadow : undefined
}

function unevenness(scene: Scene, region: readonly number[]): number {
  const values = region.map((pixel) => darknessAt(scene, pixel))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/** Returns how well the moved caster matches the shadow, at the best place. */
function likenessOf(shadow: Uint8Array, caster: Uint8Array, width: number, height: number): number {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)]
  const coarse = (mask: Uint8Array) =>
    Uint8Array.from(
      { length: columns * rows },
      (_, cell) => mask[Math.floor(cell / columns) * step * width + (cell % columns) * step] ?? 0,
    )
  const [dark, product] = [coarse(shadow), coarse(caster)]
  let best = 0
  for (let down = -mostSteps; down <= mostSteps; down += 1)
    for (let right = -mostSteps; right <= mostSteps; right += 1)
      best = Math.max(best, likenessAt(dark, product, columns, rows, right, down))
  return best
}

function likenessAt(
  dark: Uint8Array,
  product: Uint8Array,
  columns: number,
  rows: number,
  right: number,
  down: number,
): number {
  let [both, either] = [0, 0]
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const cell = row * columns + column
      const [x, y] = [column - right, row - down]
      const isInside = x >= 0 && y >= 0 && x < columns && y < rows
      const cast = isInside && product[y * columns + x] === 1 && product[cell] === 0
      if (cast && dark[cell] === 1) both += 1
      if (cast || dark[cell] === 1) either += 1
    }
  return either === 0 ? 0 : both / either
}
