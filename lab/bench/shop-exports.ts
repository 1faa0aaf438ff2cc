// node lab/bench/shop-exports.ts [rows]: imports a product export of Shopify with so many rows, two variants and a
// picture for each product, and undoes it. Measures each step, the longest turn of the event loop and the memory.

import { gzipSync } from 'node:zlib'
import type { Engine } from '../../server/data/testing/engine.ts'
import { applyImport } from '../../server/operations/imports/apply-import.ts'
import { checkImports } from '../../server/operations/imports/check-imports.ts'
import { undoImport } from '../../server/operations/imports/undo-import.ts'
import { addAdmin, granted } from '../../server/testing/shop-contents.ts'
import { openTestApp } from '../../server/testing/test-app.ts'
import { measuredEngines } from './engines.ts'
import { timed } from './timed-step.ts'

const rows = Number(process.argv[2] ?? 50_000)

for (const engine of measuredEngines()) {
  await measure(engine)
  await engine.cleanUp()
}

async function measure(engine: Engine): Promise<void> {
  const { app, shop, tokenOf, drop } = await openTestApp(engine, { metrics: 'off' })
  const admin = await addAdmin(shop)
  const headers = { authorization: `Bearer ${await tokenOf(admin)}`, 'content-type': 'application/json' }
  const file = Buffer.from(exportOf(rows))
  const packed = gzipSync(file)
  const sizes = [file, packed].map(({ length }) => `${(length / 1e6).toFixed(1)} MB`)
  console.log(`${engine.name}, ${rows.toLocaleString('en')} rows, ${sizes.join(', sent as ')}`)
  console.log('  ms, of the processor, longest turn')
  const payload = JSON.stringify({ fileName: 'products_export.csv', content: packed.toString('base64') })
  const id = await timed('send', async () => {
    const sent = await app.inject({ method: 'POST', url: '/api/imports', headers, payload })
    return String(sent.json().insertedId)
  })
  await timed('compare', () => checkImports(shop))
  const found = (await app.inject({ url: `/api/imports/${id}`, headers })).json()
  console.log(`  ${JSON.stringify(found.counts)} ${found.format} ${JSON.stringify(found.pictures)}`)
  await timed('apply', async () => granted(await applyImport(shop, admin, id)))
  const exported = await timed('export', () =>
    app.inject({ url: '/api/exports/products-for-shopify.csv', headers }),
  )
  console.log(`  ${(exported.body.length / 1e6).toFixed(1)} MB exported`)
  shop.clock.moveBy(1_000)
  await timed('undo', async () => granted(await undoImport(shop, admin, id)))
  console.log(`  ${Math.round(process.memoryUsage.rss() / 1e6)} MB of memory`)
  await drop()
}

/** Writes products with two variants and a row with a further picture each. */
function exportOf(count: number): string {
  const header =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Image Position,Status'
  const text = '<p>Polished &amp; <b>stretched</b>.</p><ul><li>Steel</li><li>Long</li></ul>'.repeat(4)
  const lines = Array.from({ length: Math.ceil(count / 3) }, (_, index) => {
    const picture = `https://cdn.example/${index}`
    return [
      `cable-${index},Cable ${index},"${text}",Bowden,Cables,cable,TRUE,Length,1700 mm,C-${index}-17,120,shopify,4,4.20,${picture}-1.jpg,1,active`,
      `cable-${index},,,,,,,,2000 mm,C-${index}-20,130,shopify,7,4.90,${picture}-2.jpg,2,`,
      `cable-${index},,,,,,,,,,,,,,${picture}-3.jpg,3,`,
    ]
  })
  return [header, ...lines.flat().slice(0, count)].join('\r\n')
}
