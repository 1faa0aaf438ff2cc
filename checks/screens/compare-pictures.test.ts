import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { comparePictures } from './compare-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'truewheel-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a white picture, with one black pixel if asked. Returns its file. */
async function draw(name: string, size: { width: number; height: number }, dot?: [number, number]) {
  const file = join(folder, `${name}.png`)
  const pixels = Buffer.alloc(size.width * size.height * 3, 255)
  if (dot) pixels.fill(0, (dot[1] * size.width + dot[0]) * 3, (dot[1] * size.width + dot[0] + 1) * 3)
  // Raw pixels, because the shop's picture library blocks most formats for the whole process.
  await sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toFile(file)
  return file
}

describe('Comparing two pictures', () => {
  it('Finds no difference between equal ones', async () => {
    const size = { width: 4, height: 3 }
    expect(await comparePictures(await draw('a', size), await draw('b', size))).toBeNull()
  })

  it('Counts the pixels that differ and says where they are', async () => {
    const size = { width: 4, height: 3 }
    expect(await comparePictures(await draw('c', size), await draw('d', size, [2, 1]))).toEqual({
      pixels: 1,
      area: { left: 2, top: 1, right: 2, bottom: 1 },
    })
  })

  it('Names both sizes if they differ', async () => {
    const one = await draw('e', { width: 4, height: 3 })
    const other = await draw('f', { width: 4, height: 5 })
    expect(await comparePictures(one, other)).toEqual({ pixels: 0, sizes: '4 x 3 -> 4 x 5' })
  })

  it('Throws if a picture is missing', async () => {
    await expect(comparePictures('nowhere.png', 'neither.png')).rejects.toThrow('No picture: nowhere.png')
  })
})
