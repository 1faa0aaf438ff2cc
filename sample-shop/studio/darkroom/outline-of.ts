import sharp from 'sharp'
import { outlineBox, traceOutline } from '../../../server/providers/images/trace-outline.ts'

/**
 * Returns the outline of a photograph, traced from its object's mask.
 *
 * @param solid fills the holes: a spoked wheel is painted as one disc.
 */
export async function outlineOf(maskFile: string, solid: boolean): Promise<string> {
  const pixels = await sharp(maskFile)
    .resize(outlineBox, outlineBox)
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer()
  const outline = traceOutline(Uint8Array.from(pixels, (value) => (value > 110 ? 1 : 0)))
  if (outline === null) throw new Error(`${maskFile} has no outline short enough for a page`)
  return solid ? withoutHoles(outline) : outline
}

/** Keeps the walks that are not within an earlier, larger one: the longest walk of a path surrounds all others. */
function withoutHoles(outline: string): string {
  const walks = outline.split(/(?=M)/)
  return walks.reduce((longest, walk) => (walk.length > longest.length ? walk : longest))
}
