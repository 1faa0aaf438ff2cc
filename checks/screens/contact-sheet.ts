import sharp from 'sharp'
import type { Picture } from './take-pictures.ts'

const gap = 12
const background = '#808080'

/** Writes the screenshots of one screen side by side into one file, each scaled to its view's sheet width. */
export async function writeContactSheet(pictures: readonly Picture[], file: string): Promise<void> {
  const prints = await Promise.all(pictures.map(print))
  const width = prints.reduce((sum, each) => sum + each.width + gap, gap)
  const height = Math.max(...prints.map((each) => each.height)) + 2 * gap
  let left = gap
  const placed = prints.map(({ data, width: wide }) => {
    const place = { input: data, left, top: gap }
    left += wide + gap
    return place
  })
  await sharp({ create: { width, height, channels: 3, background } })
    .composite(placed)
    .png()
    .toFile(file)
}

interface Print {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

async function print({ view, file }: Picture): Promise<Print> {
  const { data, info } = await sharp(file)
    .resize({ width: view.sheetWidth })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
