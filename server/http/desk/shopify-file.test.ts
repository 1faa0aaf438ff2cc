import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { findImport } from '../../data/queries/imports/imports.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { loadSampleCatalogue } from '../../operations/seed/sample-catalogue.ts'
import { seedSampleCatalogue } from '../../operations/seed/seed-sample-catalogue.ts'
import { checkedImport, rowsOf } from '../../testing/import-file.ts'
import { addAdmin, addTool } from '../../testing/shop-contents.ts'
import { openTestApp } from '../../testing/test-app.ts'

describeOnEveryEngine("The file in Shopify's columns", (engine) => {
  const exported = async (work: (opened: Awaited<ReturnType<typeof openTestApp>>) => Promise<void>) => {
    const opened = await openTestApp(engine)
    await work(opened)
    const admin = await addAdmin(opened.shop)
    const authorization = `Bearer ${await opened.tokenOf(admin)}`
    const url = '/api/exports/products-for-shopify.csv?kind=all'
    const { body } = await opened.app.inject({ url, headers: { authorization } })
    const rows: Record<string, string>[] = parse(body, { columns: true })
    return { ...opened, admin, body, rows }
  }

  test('Has every product of the sample shop, and changes nothing when it is imported', async () => {
    const { shop, admin, body, rows, drop } = await exported(async (opened) => {
      await seedSampleCatalogue(opened.shop.database, await loadSampleCatalogue(), opened.shop.clock())
    })
    const id = await checkedImport(shop, admin, body)
    const changed = (await rowsOf(shop, id)).filter(({ kind }) => kind !== 'unchanged')
    expect(changed).toEqual([])
    const found = await findImport(shop.database.read, id)
    const products = await shop.database.read.selectFrom('products').select('details').execute()
    const cards = products.filter(({ details }) => details?.includes('"giftCard":true'))
    expect(found).toMatchObject({ format: 'shopify', counts: { unchanged: products.length - cards.length } })
    const handles = rows.map((row) => row['URL handle'])
    // The rows of a product follow each other, as the other shop requires.
    expect(new Set(handles).size).toBe(
      handles.filter((handle, index) => handle !== handles[index - 1]).length,
    )
    await drop()
  })

  test('Has pictures as absolute addresses, and no formula', async () => {
    const { rows, drop } = await exported(async ({ shop }) => {
      await addTool(shop, { stock: 1 })
      await shop.database.write(async ({ db }) => {
        await db
          .updateTable('products')
          .set({
            name: '=1+1',
            short_description: 'M6 <8 mm & "more"\n\n• One\n• Two',
            img: '/pictures/a.webp',
          })
          .execute()
        return { ok: true, value: null }
      })
    })
    expect(rows).toEqual([
      expect.objectContaining({
        Title: "'=1+1",
        Description: '<p>M6 &lt;8 mm &amp; &quot;more&quot;</p><ul><li>One</li><li>Two</li></ul>',
        'Product image URL': 'http://localhost/pictures/a.webp',
        'Option1 value': 'Default Title',
      }),
    ])
    await drop()
  })
})
