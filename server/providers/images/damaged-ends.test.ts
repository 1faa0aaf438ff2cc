import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { sharp } from './picture-library.ts'
import { reEncode } from './re-encode.ts'
import { samplePicture } from './testing/sample-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'truewheel-ends-'))
const file = join(folder, 'upload')
afterAll(() => rmSync(folder, { recursive: true }))

function outcomeOf(bytes: Uint8Array) {
  writeFileSync(file, bytes)
  return reEncode(file)
}

/** A photograph with different lines, as from a camera. */
async function noisy(format: 'jpeg' | 'png' | 'webp' | 'gif', options = {}): Promise<Buffer> {
  const data = Buffer.from(
    Uint8Array.from({ length: 640 * 480 * 3 }, (_, at) => (at * 7919 * (at % 97)) % 251),
  )
  return sharp(data, { raw: { width: 640, height: 480, channels: 3 } })
    .toFormat(format, options)
    .toBuffer()
}

/** Adds a text chunk with a wrong checksum before the end of a PNG. */
function withBadText(png: Buffer): Buffer {
  const chunk = Buffer.from('\0\0\0\x04tEXtA\0bcXXXX', 'latin1')
  const end = png.length - 12
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)])
}

const garbage = Buffer.from('\0\0 garbage of a phone \xff\xd8 <html>', 'latin1')

describe('A file that every browser shows is accepted', () => {
  test.each([
    ['a JPEG without its end marker', async () => (await noisy('jpeg')).subarray(0, -2)],
    [
      'a flat JPEG without its end marker',
      async () => (await samplePicture('jpeg', { width: 300, height: 200 })).subarray(0, -2),
    ],
    [
      'a progressive JPEG without its end marker',
      async () => (await noisy('jpeg', { progressive: true })).subarray(0, -2),
    ],
    ['a JPEG without half of its end marker', async () => (await noisy('jpeg')).subarray(0, -1)],
    ['a JPEG with garbage after its end', async () => Buffer.concat([await noisy('jpeg'), garbage])],
    [
      'a JPEG with garbage in place of its end',
      async () => Buffer.concat([(await noisy('jpeg')).subarray(0, -2), Buffer.alloc(64)]),
    ],
    ['a JPEG that lacks its last bytes', async () => (await noisy('jpeg')).subarray(0, -60)],
    ['a PNG with garbage after its end', async () => Buffer.concat([await noisy('png'), garbage])],
    ['a PNG with a wrong checksum of a text', async () => withBadText(await noisy('png'))],
    ['a PNG without its last chunk', async () => (await noisy('png')).subarray(0, -12)],
    ['a WebP with garbage after its end', async () => Buffer.concat([await noisy('webp'), garbage])],
    ['a GIF without its trailer', async () => (await noisy('gif')).subarray(0, -1)],
    ['a GIF with garbage after its trailer', async () => Buffer.concat([await noisy('gif'), garbage])],
  ])('%s', async (_, make) => {
    expect(await outcomeOf(await make())).toMatchObject({ ok: true })
  })

  test('and leaves no copy on the disk', () => {
    expect(readdirSync(folder)).toEqual(['upload'])
  })
})

describe('A file of which lines are missing is refused', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('%s', async (format) => {
    const whole = await noisy(format)
    for (const part of [0.1, 0.5, 0.9]) {
      const outcome = await outcomeOf(whole.subarray(0, Math.floor(whole.length * part)))
      expect([part, outcome]).toEqual([part, expect.objectContaining({ ok: false, code: 'IMAGE_DAMAGED' })])
    }
  })
})

test.each(['ftypheic', 'ftypheix', 'ftypmif1\0\0\0\0mif1heic'])(
  'HEIC (%j) says what to do',
  async (brand) => {
    const outcome = await outcomeOf(Buffer.from(`\0\0\0\x20${brand}${'\0'.repeat(60)}`, 'latin1'))
    expect(outcome).toMatchObject({
      ok: false,
      code: 'IMAGE_NOT_SUPPORTED',
      message: expect.stringMatching(/HEIC.*Save it as JPEG/),
    })
  },
)
