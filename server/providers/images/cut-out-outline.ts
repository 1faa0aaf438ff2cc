import type { Raw } from 'sharp'
import { sharp } from './picture-library.ts'
import { outlineBox, traceOutline } from './trace-outline.ts'

/** A decoded picture. */
export interface Pixels {
  readonly data: Buffer
  readonly raw: Raw
}

/** The minimum alpha of the object's pixels; its soft shadow has less. */
const solid = 200

/**
 * Traces the outline of an object on a transparent background, in the box of all outlines. Null without an outline,
 * such as for a photograph that fills its rectangle (docs/decisions/0009).
 */
export async function cutOutOutline({ data, raw }: Pixels): Promise<string | null> {
  if (raw.channels !== 4) return null
  const alpha = await sharp(data, { raw })
    .resize(outlineBox, outlineBox, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extractChannel(3)
    .raw()
    .toBuffer()
  const silhouette = Uint8Array.from(alpha, (value) => (value >= solid ? 1 : 0))
  const whole = (outlineBox * outlineBox * Math.min(raw.width, raw.height)) / Math.max(raw.width, raw.height)
  const covered = silhouette.reduce((sum, bit) => sum + bit, 0)
  return covered > whole * 0.97 ? null : traceOutline(silhouette)
}
