import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { photographSuffix, photographWidths } from '../../../domain/catalogue/own-picture.ts'

/** Alpha below this (of 255) is invisible as a shadow and only makes the files larger. */
const minVisibleAlpha = 3
/** The largest sizes of a picture in a grid and of any picture, in bytes (docs/performance.md). */
const maxGridBytes = 40 * 1024
const maxLargeBytes = 120 * 1024

/** Writes a photograph as AVIF and WebP in the widths of the pages. */
export async function encode(photograph: string, folder: string, name: string): Promise<void> {
  const { data, info } = await sharp(photograph).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < minVisibleAlpha) data.fill(0, at, at + 4)
  }
  const raw = { width: info.width, height: info.height, channels: 4 } as const
  for (const width of photographWidths) {
    const sized = () => sharp(data, { raw }).resize({ width, kernel: 'lanczos3' })
    const path = join(folder, name + photographSuffix(width))
    await sized().avif({ quality: 64, effort: 4, chromaSubsampling: '4:4:4' }).toFile(`${path}.avif`)
    await writeFile(`${path}.webp`, await lightWebp(sized, width > 480 ? maxLargeBytes : maxGridBytes))
  }
}

/**
 * Returns the best WebP below the size limit: fine detail such as teeth and spokes compresses worse than smooth
 * surfaces.
 */
async function lightWebp(sized: () => Sharp, maxBytes: number): Promise<Buffer> {
  for (let quality = 80; ; quality -= 8) {
    const webp = await sized()
      .webp({ quality, alphaQuality: quality, effort: 6, smartSubsample: true })
      .toBuffer()
    if (webp.length <= maxBytes || quality <= 40) return webp
  }
}
