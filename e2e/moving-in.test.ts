import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { pictureFile } from './support/picture-file.ts'

/* An owner moves in from Shopify with a file that a spreadsheet has damaged, and takes the pictures along. */

test.use({ shopSettings: { PRIVATE_NETWORKS: 'on' } })

let otherShop: Server
let origin = ''

test.beforeAll(async () => {
  otherShop = createServer(({ url }, response) => {
    if (url?.includes('gone')) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': pictureFile.mimeType }).end(pictureFile.buffer)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => otherShop.once('listening', resolve))
  // The server listens on a port.
  origin = `http://127.0.0.1:${(otherShop.address() as AddressInfo).port}`
})

test.afterAll(() => {
  otherShop.close()
})

/** @param shop distinguishes the addresses of pictures, because the shop fetches each address once. */
function exportOf(sku: string, shop: string): string {
  const header =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Status'
  return [
    header,
    `moved-cable,Moved brake cable,"<p>Polished &amp; <b>stretched</b>.</p>",Bowden,Cables,cable,TRUE,Length,1700 mm,MC-17,shopify,4,4.20,5.00,${origin}/cable.png?${shop},1,active`,
    `moved-cable,,,,,,,,2000 mm,,shopify,7,4.90,,${origin}/gone.png?${shop},2,`,
    `moved-pump,Moved pump,Pumps.,Airy,Pumps,,TRUE,Title,Default Title,${sku},shopify,3,49.00,,${origin}/cable.png?${shop},1,active`,
  ].join('\r\n')
}

for (const [name, viewport] of [
  ['on a phone', { width: 360, height: 740 }],
  ['at a desk', { width: 1280, height: 900 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport })

    test('A file of Shopify is corrected, gets its pictures, and is applied', async ({ page, shop }) => {
      await beAdmin(page, shop.admin)
      const main = page.getByRole('main')
      const compare = async (file: string) => {
        const buffer = Buffer.from(file)
        await main
          .getByLabel('CSV file')
          .setInputFiles({ name: 'products_export.csv', mimeType: 'text/csv', buffer })
        await main.getByRole('button', { name: 'Compare with the shop' }).click()
        await expect(main.getByText('This is a product export of Shopify.')).toBeVisible()
      }
      await page.goto('/dashboard/import')
      await expect(main.getByText('exports of Shopify and WooCommerce are understood')).toBeVisible()
      await compare(exportOf('1.23E+12', String(viewport.width)))
      await expect(main.getByText('1 row is wrong.')).toBeVisible()
      await expect(main.getByText('A spreadsheet has shortened this number')).toBeVisible()
      await expect(main.getByRole('button', { name: /^Apply/ })).toHaveCount(0)

      await main.getByRole('button', { name: 'Discard' }).click()
      await main.getByRole('link', { name: 'Choose another file' }).click()
      await compare(exportOf('MP-1', String(viewport.width)))
      await expect(main.getByText('What was adapted to this shop:')).toBeVisible()
      await expect(main.getByText('1 product had no SKU')).toBeVisible()
      await expect(main.getByText('1 earlier price was left out')).toBeVisible()
      await expect(main.getByText(`2 pictures at 127.0.0.1`)).toBeVisible()
      await main.getByRole('button', { name: 'Fetch 2 pictures' }).click()
      await expect(main.getByText('1 picture could not be fetched.')).toBeVisible({ timeout: 20_000 })
      await expect(main.getByText(`${origin}/gone.png`)).toBeVisible()

      // The rows are those of the comparison with the pictures.
      await expect(
        main.getByRole('listitem').filter({ hasText: 'Picture: after /images/' }).first(),
      ).toBeVisible()
      await main.getByRole('button', { name: 'Apply 3 changes' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Apply 3 changes' }).click()
      await expect(main.getByText('0 products changed, 3 added.')).toBeVisible()
      const found = await (await page.request.get('/api/search?q=moved&grouped=true')).json()
      expect(JSON.stringify(found)).toContain('Moved pump')
      await main.getByRole('button', { name: 'Undo this import' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
      await expect(main.getByText('This import was undone.')).toBeVisible()
    })
  })
}
