import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { comparePictures } from './compare-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'truewheel-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a white picture with one black pixel. Returns its file. */
async function draw(name: string, size: { width: number; height: number }, dot?: [number, number]) {
  const white = { ...size, channels: 3, background: '#fff' } as const
  const black = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const file = join(folder, `${name}.png`)
  const dots = dot ? [{ input: black, left: dot[0], top: dot[1] }] : []
  await sharp({ create: white }).composite(dots).png().toFile(file)
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
