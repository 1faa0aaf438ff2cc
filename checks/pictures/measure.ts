import { mkdirSync, writeFileSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { isolate } from '../../server/providers/images/cut-out/cut-out.ts'
import { hang } from '../../server/providers/images/cut-out/hang.ts'
import { photograph, photographNames } from './photographs.ts'

sharp.unblock({ operation: ['VipsForeignLoad'] })
const only = process.argv.slice(2)
const out = 'test-results/pictures'
mkdirSync(out, { recursive: true })
const boards = [
  { r: 216, g: 211, b: 203 },
  { r: 34, g: 32, b: 27 },
]
const tiles: OverlayOptions[] = []
const cell = Number(process.env.CELL ?? 230)
const names = photographNames.filter((n) => only.length === 0 || only.includes(n))
let row = 0
for (const name of names) {
  const { bytes, truth, hangs } = await photograph(name)
  const t = performance.now()
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: 1920, height: 1920, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const iso = await isolate({ data, width: info.width, height: info.height, channels: info.channels })
  const hung = iso && (await hang(iso.matte, iso.box.width, iso.box.height, 960))
  const cut = iso && hung && { ...hung, confidence: iso.confidence }
  const ms = performance.now() - t
  let iou = 0,
    err = 0
  if (iso) {
    const want = await sharp(truth.data, { raw: { width: truth.width, height: truth.height, channels: 1 } })
      .resize(info.width, info.height, { fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer()
    let inter = 0,
      union = 0,
      sum = 0,
      area = 0
    for (let p = 0; p < want.length; p++) {
      const w = want[p]!,
        x = (p % info.width) - iso.box.left,
        y = Math.floor(p / info.width) - iso.box.top,
        g =
          x < 0 || y < 0 || x >= iso.box.width || y >= iso.box.height
            ? 0
            : iso.matte[(y * iso.box.width + x) * 4 + 3]!
      inter += Math.min(w, g)
      union += Math.max(w, g)
      sum += Math.abs(w - g)
      area += w
    }
    iou = inter / union
    err = sum / area
  }
  console.log(
    `${name.padEnd(30)} ${hangs.padEnd(8)} conf ${(cut?.confidence ?? 0).toFixed(2)} iou ${iou.toFixed(3)} err ${err.toFixed(4)} ${Math.round(ms)} ms`,
  )
  const put = (input: Buffer, col: number) =>
    tiles.push({ input, left: (col + (row % 3) * 3) * cell, top: Math.floor(row / 3) * cell })
  put(
    await sharp(bytes)
      .autoOrient()
      .resize(cell - 6, cell - 6, { fit: 'inside' })
      .png()
      .toBuffer(),
    0,
  )
  if (cut)
    for (const [i, b] of boards.entries()) {
      const piece = await sharp(cut.withShadow, { raw: { width: cut.side, height: cut.side, channels: 4 } })
        .resize(cell - 6, cell - 6)
        .png()
        .toBuffer()
      put(
        await sharp({ create: { width: cell - 6, height: cell - 6, channels: 3, background: b } })
          .composite([{ input: piece }])
          .png()
          .toBuffer(),
        i + 1,
      )
    }
  row++
}
await sharp({
  create: { width: cell * 9, height: cell * Math.ceil(row / 3), channels: 3, background: '#888' },
})
  .composite(tiles)
  .png()
  .toFile(`${out}/sheet.png`)
writeFileSync(`${out}/done`, '')
