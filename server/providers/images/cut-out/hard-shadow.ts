import { darknessAt, isShadowLike, type Scene } from './flood.ts'
import { grow, regionsOf, shrink } from './regions.ts'

/** The smallest shadow, as a share of the object. */
const leastPart = 0.006
/** The largest standard deviation of a shadow's darkness. */
const mostUneven = 0.035
/** Compares places in steps of this many pixels, up to this many steps away. */
const step = 3
const mostSteps = 16
/** Half the range of a shadow's darkness, and the number of ranges to try. */
const levelRadius = 0.03
const mostLevels = 3
/** The minimum share of a shadow's outline that lies at the outside of the object. */
const leastOuter = 0.15
/** The largest share of a shadow's outline with background towards the light, within this many pixels. */
const mostLit = 0.15
const lightReach = 7
/**
 * The minimum match of the shadow and the moved silhouette: the area of the intersection divided by the area of the
 * union.
 */
const leastLikeness = 0.5

/** A possible shadow, and how well it matches the silhouette that would cast it, moved by some pixels. */
interface Candidate extends Match {
  readonly shadow: Uint8Array
  readonly caster: Uint8Array
}

interface Match {
  /** From 0 to 1. */
  readonly likeness: number
  readonly right: number
  readonly down: number
}

/** The result of the search for a shadow. */
interface Search {
  readonly removed: boolean
  /** The match of the best shadow, from 0 to 1. */
  readonly likeness: number
}

/**
 * Removes a shadow with sharp edges. A flat grey part of a tool looks the same, so a region counts as a shadow only if
 * it has the moved shape of the rest of the object.
 *
 * @param object 1 for the object; the shadow becomes 0.
 */
export function removeHardShadow(scene: Scene, object: Uint8Array, steepest: number): Search {
  const { width, height } = scene.picture
  const [best] = shadowsIn(scene, object, steepest)
    .map((shadow) => comparedWithRest(shadow, object, width, height))
    .toSorted((one, other) => other.likeness - one.likeness)
  if (!best) return { removed: false, likeness: 0 }
  const shadow = awayFromLight(best, object, width, height)
  if (best.likeness < leastLikeness)
    return { removed: false, likeness: (best.likeness * sizeOf(shadow)) / sizeOf(best.shadow) }
  // Includes the edges, whose pixels mix shadow and background.
  const edges = grow(shadow, width, height, 6)
  const kept = grow(best.caster, width, height, 1)
  for (let pixel = 0; pixel < object.length; pixel += 1) {
    const isEdge = edges[pixel] === 1 && kept[pixel] === 0 && isShadowLike(scene, pixel)
    if (shadow[pixel] === 1 || isEdge) object[pixel] = 0
  }
  return { removed: true, likeness: best.likeness }
}

function comparedWithRest(shadow: Uint8Array, object: Uint8Array, width: number, height: number): Candidate {
  const around = grow(shadow, width, height, 2)
  const apart = object.map((is, pixel) => (is === 1 && around[pixel] === 0 ? 1 : 0))
  // Removes the line between shadow and background.
  const caster = grow(shrink(apart, width, height, 3), width, height, 3)
  return { shadow, caster, ...matchOf(shadow, caster, width, height) }
}

/**
 * Returns the areas of the object that could be a shadow: all that is evenly darker than the background, and what has
 * one of the frequent darknesses, because a shadow may end at a steel part that is almost as dark.
 */
function shadowsIn(scene: Scene, object: Uint8Array, steepest: number): readonly Uint8Array[] {
  const even = object.map((is, pixel) => {
    if (is === 0 || (scene.slope[pixel] ?? 0) > steepest) return 0
    return isShadowLike(scene, pixel) && darknessAt(scene, pixel) > 0.05 ? 1 : 0
  })
  const masks = frequentDarknesses(scene, even).map((level) =>
    even.map((is, pixel) => (is === 1 && Math.abs(darknessAt(scene, pixel) - level) < levelRadius ? 1 : 0)),
  )
  const areas = masks.map((mask) => outerRegions(scene, object, mask))
  const evenAreas = outerRegions(scene, object, even).filter(
    (region) => unevenness(scene, region) <= mostUneven,
  )
  return [evenAreas, ...areas].flatMap((regions) => shadowOf(regions, object))
}

/** Returns the most frequent darknesses of a mask's pixels, from 0 to 1. */
function frequentDarknesses(scene: Scene, mask: Uint8Array): readonly number[] {
  const counts = new Array<number>(101).fill(0)
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const percent = Math.round(darknessAt(scene, pixel) * 100)
    if (mask[pixel] === 1) counts[percent] = (counts[percent] ?? 0) + 1
  }
  const levels: number[] = []
  while (levels.length < mostLevels && Math.max(...counts) > 0) {
    const level = counts.indexOf(Math.max(...counts))
    levels.push(level / 100)
    counts.fill(0, Math.max(0, level - 5), level + 6)
  }
  return levels
}

/** Returns the regions of a mask that reach the outside of the object, as a shadow does. */
function outerRegions({ picture: { width, height } }: Scene, object: Uint8Array, mask: Uint8Array) {
  const background = object.map((is) => 1 - is)
  const outside = grow(background, width, height, 4)
  return regionsOf(mask, width, height).filter((region) => {
    const edge = edgeOf(region, width)
    return edge.filter((pixel) => outside[pixel] === 1).length >= leastOuter * edge.length
  })
}

/** Joins regions to a shadow; nothing if together they are too small or too large. */
function shadowOf(regions: readonly (readonly number[])[], object: Uint8Array): readonly Uint8Array[] {
  const size = sizeOf(object)
  const large = regions.filter(({ length }) => length >= leastPart * size).flat()
  if (large.length < 0.03 * size || large.length > 0.75 * size) return []
  const shadow = new Uint8Array(object.length)
  for (const pixel of large) shadow[pixel] = 1
  return [shadow]
}

function sizeOf(mask: Uint8Array): number {
  return mask.reduce((sum, is) => sum + is, 0)
}

function unevenness(scene: Scene, region: readonly number[]): number {
  const values = region.map((pixel) => darknessAt(scene, pixel))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/** Returns the place to which the caster is moved so that it matches the shadow best. */
function matchOf(shadow: Uint8Array, caster: Uint8Array, width: number, height: number): Match {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)]
  const coarse = (mask: Uint8Array) =>
    Uint8Array.from(
      { length: columns * rows },
      (_, cell) => mask[Math.floor(cell / columns) * step * width + (cell % columns) * step] ?? 0,
    )
  const [dark, product] = [coarse(shadow), coarse(caster)]
  let best: Match = { likeness: 0, right: 0, down: 0 }
  for (let down = -mostSteps; down <= mostSteps; down += 1)
    for (let right = -mostSteps; right <= mostSteps; right += 1) {
      const likeness = likenessAt(dark, product, columns, rows, right, down)
      if (likeness > best.likeness) best = { likeness, right: right * step, down: down * step }
    }
  return best
}

/**
 * Returns a shadow without the regions that border the background on the side of the light: they are parts of the tool
 * that are as dark as the shadow.
 */
function awayFromLight(
  { shadow, right, down }: Candidate,
  object: Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const far = Math.max(1, Math.hypot(right, down))
  const toLight = -Math.round((down / far) * lightReach) * width - Math.round((right / far) * lightReach)
  const kept = new Uint8Array(shadow.length)
  for (const region of regionsOf(shadow, width, height)) {
    const edge = edgeOf(region, width)
    const lit = edge.filter((pixel) => object[pixel + toLight] === 0).length
    if (lit > mostLit * edge.length) continue
    for (const pixel of region) kept[pixel] = 1
  }
  return kept
}

/** Returns the pixels of a region beside pixels outside of it. */
function edgeOf(region: readonly number[], width: number): readonly number[] {
  const own = new Set(region)
  return region.filter((pixel) =>
    [pixel - 1, pixel + 1, pixel - width, pixel + width].some((next) => !own.has(next)),
  )
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
