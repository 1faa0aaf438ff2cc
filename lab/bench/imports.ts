// node lab/bench/imports.ts [products]: imports a file that changes every product of a shop, and undoes it. Measures
// each step and the longest turn of the event loop meanwhile. Runs on the embedded database, and on PostgreSQL when
// TEST_DATABASE_URL names a server on which it may create a database.

import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { Engine } from '../../server/data/testing/engine.ts'
import { applyImport } from '../../server/operations/imports/apply-import.ts'
import { checkImports } from '../../server/operations/imports/check-imports.ts'
import { undoImport } from '../../server/operations/imports/undo-import.ts'
import { seedLargeShop } from '../../server/operations/seed/seed-large-shop.ts'
import { addAdmin, granted } from '../../server/testing/shop-contents.ts'
import { openTestApp } from '../../server/testing/test-app.ts'
import { measuredEngines } from './engines.ts'
import { timed } from './timed-step.ts'

const products = Number(process.argv[2] ?? 10_000)

for (const engine of measuredEngines()) {
  await measure(engine)
  await engine.cleanUp()
}

async function measure(engine: Engine): Promise<void> {
  const { app, shop, tokenOf, drop } = await openTestApp(engine, { metrics: 'off' })
  await seedLargeShop(shop.database, { tools: products, orders: 0 }, shop.clock(), () => undefined)
  const admin = await addAdmin(shop)
  const authorization = `Bearer ${await tokenOf(admin)}`
  const exported = await app.inject({ url: '/api/exports/products.csv', headers: { authorization } })
  const file = Buffer.from(changed(exported.body))
  const size = (file.length / 1e6).toFixed(1)
  console.log(
    `${engine.name}, ${products.toLocaleString('en')} products, all changed, ${size} MB; ms, of the processor, longest turn`,
  )

  const payload = { fileName: 'products.csv', content: file.toString('base64') }
  const body = JSON.stringify(payload)
  const id = await timed('send', async () => {
    const headers = { authorization, 'content-type': 'application/json' }
    const sent = await app.inject({ method: 'POST', url: '/api/imports', headers, payload: body })
    return String(sent.json().insertedId)
  })
  await timed('compare', () => checkImports(shop))
  const found = await app.inject({ url: `/api/imports/${id}`, headers: { authorization } })
  console.log(`  ${JSON.stringify(found.json().counts)}`)
  const page = `/api/imports/${id}/rows?kind=changed&limit=25`
  await timed('a page of rows', () => app.inject({ url: page, headers: { authorization } }))
  await timed('apply', async () => granted(await applyImport(shop, admin, id)))
  shop.clock.moveBy(1_000)
  await timed('undo', async () => granted(await undoImport(shop, admin, id)))
  await drop()
}

/** Raises every price and adds a piece to every stock. */
function changed(csv: string): string {
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
  const raised = rows.map((row) => ({
    ...row,
    price: (Number(row.price) + 1).toFixed(2),
    availableQuantity: String(Number(row.availableQuantity) + 1),
  }))
  return stringify(raised, { header: true })
}
