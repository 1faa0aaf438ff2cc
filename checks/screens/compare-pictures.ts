import { existsSync } from 'node:fs'
import sharp from 'sharp'

/** A picture that differs from that of an earlier run. */
export interface Difference {
  readonly pixels: number
  /** The sizes, if they differ; only the part that both have is compared. */
  readonly sizes?: string
  /** The rectangle of all differing pixels, in CSS pixels. */
  readonly area?: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>
}

interface Bitmap {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number }
}

/** Compares two pictures pixel by pixel. Returns null if they are equal. Throws if a file is missing. */
export async function comparePictures(before: string, after: string): Promise<Difference | null> {
  for (const file of [before, after]) if (!existsSync(file)) throw new Error(`No picture: ${file}`)
  const [first, second] = await Promise.all([readBitmap(before), readBitmap(after)])
  const sizes = [first, second].map(({ info }) => `${info.width} x ${info.height}`)
  const isResized = sizes[0] !== sizes[1]
  if (!isResized && first.data.equals(second.data)) return null
  return { ...differenceOf(first, second), ...(isResized && { sizes: sizes.join(' -> ') }) }
}

/** Counts the differing pixels in the area that both pictures share. */
function differenceOf(first: Bitmap, second: Bitmap): Difference {
  const area = { left: Infinity, top: Infinity, right: -1, bottom: -1 }
  const width = Math.min(first.info.width, second.info.width)
  const height = Math.min(first.info.height, second.info.height)
  let pixels = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isSame(first, second, x, y)) continue
      pixels += 1
      area.left = Math.min(area.left, x)
      area.top = Math.min(area.top, y)
      area.right = Math.max(area.right, x)
      area.bottom = Math.max(area.bottom, y)
    }
  }
  return { pixels, ...(pixels > 0 && { area }) }
}

async function readBitmap(file: string): Promise<Bitmap> {
  return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

function isSame(first: Bitmap, second: Bitmap, x: number, y: number): boolean {
  const here = (y * first.info.width + x) * 3
  const there = (y * second.info.width + x) * 3
  return [0, 1, 2].every((channel) => first.data[here + channel] === second.data[there + channel])
}
