import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Picture } from './image-host.ts'
import { reEncode } from './re-encode.ts'
import { decodePicture, formats, gifBomb, pngBomb, samplePicture } from './testing/sample-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'truewheel-pictures-'))
const file = join(folder, 'upload')
afterAll(() => rmSync(folder, { recursive: true }))

function reEncodeBytes(bytes: Uint8Array | string): Promise<Outcome<Picture>> {
  writeFileSync(file, bytes)
  return reEncode(file)
}

async function picture(bytes: Uint8Array): Promise<Picture> {
  const outcome = await reEncodeBytes(bytes)
  if (!outcome.ok) throw new Error(`Refused: ${outcome.code}`)
  return outcome.value
}

const isRed = ([red = 0, green = 255, blue = 255]: readonly number[]) => red > 200 && green < 60 && blue < 60
const isBlue = ([red = 255, green = 255, blue = 0]: readonly number[]) => red < 60 && green < 60 && blue > 200

describe('An uploaded picture', () => {
  test.each(formats)('in %s becomes WebP in the widths that pages use', async (format) => {
    const { hash, sizes } = await picture(await samplePicture(format, { width: 1200, height: 600 }))
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [960, 480],
      [480, 240],
      [240, 120],
    ])
    expect(hash).toBe(createHash('sha256').update(sizes[0].bytes).digest('hex'))
    for (const { bytes, width, height } of sizes) {
      const seen = await decodePicture(bytes)
      expect(seen).toMatchObject({ format: 'webp', width, height, hasAlpha: false })
      expect([isRed(seen.first), isBlue(seen.last)]).toEqual([true, true])
    }
  })

  test('is never enlarged', async () => {
    const sizesOf = async (width: number) =>
      (await picture(await samplePicture('png', { width, height: 40 }))).sizes.map((size) => size.width)
    expect(await sizesOf(300)).toEqual([300, 240])
    expect(await sizesOf(240)).toEqual([240])
    expect(await sizesOf(1)).toEqual([1])
  })

  test('that is very tall is limited to the height that a page shows', async () => {
    const { sizes } = await picture(await samplePicture('png', { width: 100, height: 9600 }))
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([[20, 1920]])
  })

  test.each(['jpeg', 'png', 'webp'] as const)('in %s stands upright', async (format) => {
    const turned = await samplePicture(format, { width: 80, height: 40, orientation: 6 })
    const { sizes } = await picture(turned)
    const seen = await decodePicture(sizes[0].bytes)
    expect(seen).toMatchObject({ width: 40, height: 80 })
    expect([isRed(seen.first), isBlue(seen.last)]).toEqual([true, true])
  })

  test.each(['png', 'webp', 'gif', 'avif'] as const)('in %s keeps its transparency', async (format) => {
    const { sizes } = await picture(await samplePicture(format, { width: 500, height: 500, alpha: true }))
    for (const { bytes } of sizes) {
      const { hasAlpha, first, last } = await decodePicture(bytes)
      expect([hasAlpha, first[3], last[3]]).toEqual([true, 255, 0])
    }
  })

  test('with a transparent background gets a centred outline', async () => {
    const { outline } = await picture(await samplePicture('png', { width: 500, height: 250, alpha: true }))
    // The upper half of a picture twice as wide as high.
    const [corner, ...moves] = outline?.match(/^M(\d+ \d+)|-?\d+/g) ?? []
    expect([
      corner,
      moves
        .map(Number)
        .map(Math.abs)
        .toSorted((one, other) => one - other),
    ]).toEqual([expect.stringMatching(/^M(0|720) (180|360)$/), [0, 0, 0, 180, 720, 720]])
  })

  test.each(formats)('in %s that fills its rectangle gets no outline', async (format) => {
    expect((await picture(await samplePicture(format, { width: 300, height: 200 }))).outline).toBeNull()
  })

  test('with an opaque alpha channel gets no outline', async () => {
    const opaque = await samplePicture('png', { width: 300, height: 200, alpha: 'opaque' })
    expect((await picture(opaque)).outline).toBeNull()
  })

  test('loses its metadata and all data appended to it', async () => {
    const upload = Buffer.concat([
      await samplePicture('jpeg', { width: 300, height: 300 }),
      Buffer.from('<html><script>alert(2)</script>PK\u0003\u0004'),
    ])
    expect(upload.includes('<script>alert(1)')).toBe(true)
    const { sizes } = await picture(upload)
    for (const { bytes } of sizes) {
      expect((await decodePicture(bytes)).hasMetadata).toBe(false)
      expect(Buffer.from(bytes).includes('script')).toBe(false)
    }
  })

  test('with many frames becomes its first frame', async () => {
    const { sizes } = await picture(gifBomb(1, 500))
    expect(await decodePicture(sizes[0].bytes)).toMatchObject({ width: 1, height: 1 })
  })

  test('gets the same name every time', async () => {
    const upload = await samplePicture('png', { width: 500, height: 300 })
    expect((await picture(upload)).hash).toBe((await picture(upload)).hash)
  })
})

describe('A file that is not a picture', () => {
  test.each([
    ['an empty file', ''],
    ['a text', 'Not a picture, whatever its name is.'],
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ],
    ['an SVG with an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a TIFF', 'II*\0\x08\0\0\0\0\0'],
    ['a ZIP', 'PK\u0003\u0004picture.png'],
  ])('%s is refused as IMAGE_NOT_SUPPORTED', async (_, bytes) => {
    expect(await reEncodeBytes(bytes)).toMatchObject({ ok: false, code: 'IMAGE_NOT_SUPPORTED' })
  })

  test.each([
    ['\xff\xd8\xff and no more'],
    ['\x89PNG\r\n\x1a\n and no more'],
    ['RIFF____WEBP and no more'],
    ['GIF89a and no more'],
    ['\0\0\0\x20ftypavif and no more'],
  ])("A file with only a picture's signature (%j) is damaged", async (text) => {
    const bytes = Buffer.from(text, 'latin1')
    expect(await reEncodeBytes(bytes)).toMatchObject({ ok: false, code: 'IMAGE_DAMAGED' })
  })

  test.each(formats)('A %s truncated at any point is damaged', async (format) => {
    const whole = await samplePicture(format, { width: 640, height: 480 })
    for (const part of [0.1, 0.5, 0.95]) {
      const outcome = await reEncodeBytes(whole.subarray(0, Math.floor(whole.length * part)))
      expect(outcome).toMatchObject({ ok: false, code: 'IMAGE_DAMAGED' })
    }
  })
})

describe('A picture with too many pixels', () => {
  test.each([
    ['a PNG', pngBomb(30_000), '50 million'],
    ['an animation', gifBomb(30_000, 2_000), '25 million'],
  ])('%s of 30,000 by 30,000 is refused by its header', async (_, bomb, most) => {
    expect(bomb.length).toBeLessThan(60_000)
    const outcome = await reEncodeBytes(bomb)
    expect(outcome).toMatchObject({ ok: false, code: 'IMAGE_TOO_MANY_PIXELS' })
    expect(outcome).toHaveProperty('message', expect.stringContaining(most))
  })

  test('A PNG with fewer pixels than its header claims is damaged', async () => {
    expect(await reEncodeBytes(pngBomb(6_000))).toMatchObject({ ok: false, code: 'IMAGE_DAMAGED' })
  })
})
