import sharp from 'sharp'
import { isolate } from '../../server/providers/images/cut-out/cut-out.ts'
import { type Photograph, photograph } from './photographs.ts'

/** The quality of a photograph's cut-out. */
export interface Measured {
  readonly hangs: 'cut out' | 'whole' | 'either'
  /** From 0 to 1. */
  readonly confidence: number
  /** The overlap of the cut-out and the true silhouette: shared alpha divided by the alpha of both together. */
  readonly likeness: number
  /** The share of the true silhouette that the cut-out lacks. */
  readonly missing: number
  readonly milliseconds: number
}

/** The longer side of the picture before cutting out, as for an upload. */
const side = 1920

/** Cuts out the photograph of a name and compares it with its true silhouette. */
export async function measure(name: string): Promise<Measured> {
  return measurePhotograph(await photograph(name))
}

/** Cuts out a photograph and compares it with its true silhouette. */
export async function measurePhotograph({ bytes, truth, hangs }: Photograph): Promise<Measured> {
  sharp.unblock({ operation: ['VipsForeignLoad'] })
  const began = performance.now()
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const isolated = await isolate({ data, width, height, channels })
  const milliseconds = performance.now() - began
  if (!isolated) return { hangs, confidence: 0, likeness: 0, missing: 1, milliseconds }
  const wanted = await sharp(truth.data, { raw: { width: truth.width, height: truth.height, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const { matte, box, confidence } = isolated
  let [both, either, whole] = [0, 0, 0]
  for (let pixel = 0; pixel < wanted.length; pixel += 1) {
    const x = (pixel % width) - box.left
    const y = Math.floor(pixel / width) - box.top
    const isInside = x >= 0 && y >= 0 && x < box.width && y < box.height
    const got = isInside ? (matte[(y * box.width + x) * 4 + 3] ?? 0) : 0
    both += Math.min(got, wanted[pixel] ?? 0)
    whole += wanted[pixel] ?? 0
    either += Math.max(got, wanted[pixel] ?? 0)
  }
  return { hangs, confidence, likeness: both / either, missing: 1 - both / whole, milliseconds }
}
