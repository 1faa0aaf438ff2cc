import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostImageBytes } from '../../../contract/images/images.ts'
import { compileCacheFolder } from '../../platform/compile-cache.ts'
import { formats, gifBomb, pngBomb, samplePicture } from '../../providers/images/testing/sample-pictures.ts'
import type { ShopReport } from './testing/image-shop.ts'
import { encoded } from './testing/upload.ts'

/** Rounds after which memory use has settled; each round sends all difficult files. */
const roundsToSettle = 2
const rounds = 4
/** Memory varies by up to a fifth. */
const maxGrowth = 1.5
/** In bytes, less than half of a round's files. Held memory varies by up to two megabytes. */
const mostHeldMore = 5_000_000

const folder = mkdtempSync(join(tmpdir(), 'truewheel-image-shop-'))
let shop: ChildProcess

beforeAll(() => {
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCacheFolder }
  shop = fork(join(import.meta.dirname, 'testing/image-shop.ts'), [folder], {
    execArgv: ['--expose-gc'],
    env,
  })
})
afterAll(async () => {
  shop.disconnect()
  await once(shop, 'exit')
  rmSync(folder, { recursive: true })
})

async function nextReport(): Promise<ShopReport> {
  const [report] = await once(shop, 'message')
  return report
}

function ask(): Promise<ShopReport> {
  shop.send('report')
  return nextReport()
}

async function difficultFiles(): Promise<readonly Buffer<ArrayBuffer>[]> {
  const photo = await samplePicture('jpeg', { width: 4000, height: 3000, orientation: 6 })
  // Small, because their pixels are only in the decoders' memory; the large photograph suffices to show that this
  // process decodes no format.
  const others = formats.map((format) => samplePicture(format, { width: 300, height: 200 }))
  const whole = [photo, ...(await Promise.all(others))]
  const broken = whole.map((picture) => picture.subarray(0, Math.floor(picture.length / 2)))
  const bombs = [pngBomb(30_000), pngBomb(7_000), gifBomb(30_000, 2_000), gifBomb(5_000, 2_000)]
  return [...whole, ...broken, ...bombs, Buffer.alloc(mostImageBytes - 1000), Buffer.from('<svg/>')]
}

async function send({ address, proof }: ShopReport, picture: Buffer<ArrayBuffer>): Promise<number> {
  const { type, body } = await encoded([['image', picture]])
  const headers = { authorization: `Bearer ${proof}`, 'content-type': type }
  const response = await fetch(`${address}/images`, { method: 'POST', headers, body: new Uint8Array(body) })
  await response.arrayBuffer()
  return response.status
}

test('Memory stays level during all uploads, because no decoder runs inside the shop', async () => {
  const opened = await nextReport()
  const pictures = await difficultFiles()
  const levels: ShopReport[] = []
  for (let round = 0; round < rounds; round += 1) {
    const statuses = await Promise.all(pictures.map((picture) => send(opened, picture)))
    expect(new Set(statuses)).toEqual(new Set([200, 415, 422]))
    levels.push(await ask())
  }
  const [settled, later] = [levels.slice(0, roundsToSettle), levels.slice(roundsToSettle)]
  const most = (reports: readonly ShopReport[], what: 'rss' | 'held') =>
    Math.max(...reports.map((report) => report[what]))
  expect(later.at(-1)?.hasPictureLibrary).toBe(false)
  // After the first round, one large file still uses memory.
  expect(most(later, 'held') - (settled.at(-1)?.held ?? 0)).toBeLessThan(mostHeldMore)
  expect(most(later, 'rss') / most(settled, 'rss')).toBeLessThan(maxGrowth)
})
