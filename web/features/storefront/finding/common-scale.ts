import type { DescribedProduct } from '../../../api/rows/catalogue.ts'
import { axisOf } from '../../../ui/pictures/outline-axis.ts'

/** The side of a picture's box, in the units of its outline. */
const boxSide = 720
/** A product longer than this multiple of the usual length would make the others too small to recognise. */
const mostOfUsual = 2.5

/** The share of its box that a tool's picture fills at the list's scale, in percent. */
export type ScaledPart = `${number}%`

/**
 * Returns the displayed sizes of a list's tools at one scale; the longest tool fills its box. Tools without a length or
 * an outline, and products much longer than the others, have no scale.
 */
export function commonScale(products: readonly DescribedProduct[]): ReadonlyMap<string, ScaledPart> {
  const boxes = products.flatMap((product) => {
    const axis = axisOf(product.outline)
    const { lengthMm } = product
    return axis && lengthMm ? [{ id: product._id, lengthMm, boxMm: (boxSide / axis.length) * lengthMm }] : []
  })
  const lengths = boxes.map(({ lengthMm }) => lengthMm).sort((a, b) => a - b)
  const usual = lengths[Math.floor(lengths.length / 2)] ?? 0
  const scaled = boxes.filter(({ lengthMm }) => lengthMm <= usual * mostOfUsual)
  const largest = Math.max(...scaled.map(({ boxMm }) => boxMm))
  return new Map(
    scaled.map(({ id, boxMm }) => [id, `${Math.round((1000 * boxMm) / largest) / 10}%` as const]),
  )
}
