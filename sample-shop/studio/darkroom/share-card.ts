import { join } from 'node:path'
import sharp from 'sharp'

const [width, height, pitch, box] = [1200, 630, 50, 600]
/** The board's light-theme colours of web/styles/tokens.css. */
const [board, hole, rim, paint] = ['#d8d4cb', '#2b2924', '#efece4', '#b9b2a2']

/** Writes a share card: the object on its board, as a JPEG of 1200 × 630 without text. */
export async function writeShareCard(
  photograph: string,
  outline: string,
  folder: string,
  name: string,
): Promise<void> {
  const left = (width - box) / 2
  const top = (height - box) / 2
  const thing = await sharp(photograph).resize(box, box).toBuffer()
  await sharp(Buffer.from(boardBehind(outline, left, top)))
    .composite([{ input: thing, left, top }])
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(folder, `${name}-share.jpg`))
}

function boardBehind(outline: string, left: number, top: number): string {
  const holes = `<pattern id="holes" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse">
    <circle cx="25" cy="26.4" r="3.6" fill="${rim}"/><circle cx="25" cy="25" r="3" fill="${hole}"/></pattern>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${holes}</defs>
    <rect width="100%" height="100%" fill="${board}"/><rect width="100%" height="100%" fill="url(#holes)"/>
    <g transform="translate(${left} ${top}) scale(${box / 720})"><path d="${outline}" fill="${paint}" fill-rule="evenodd"
    stroke="${paint}" stroke-width="26" stroke-linejoin="round"/></g></svg>`
}
