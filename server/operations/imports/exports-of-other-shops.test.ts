import { afterEach, beforeEach, expect, test } from 'vitest'
import { findImport } from '../../data/queries/imports/imports.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { rowsOf } from '../../testing/import-file.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { readSection } from '../settings/read-settings.ts'
import type { Caller } from '../shop.ts'
import { applyImport } from './apply-import.ts'
import { checkImports } from './check-imports.ts'
import { createImport } from './create-import.ts'

/*
 * Files in the export formats of other shops, written by hand from their documentation. `state` is `draft`, because the
 * pictures are at the other shop. A missing minimum order is added.
 */

const shopify = `\ufeffHandle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,SEO Title,Status,state,minOrderQuantity
hex-key,Hex key,"<p>For <strong>hex</strong> screws &amp; bolts.</p><ul><li>Steel</li><li>S2 &ndash; 60 HRC</li></ul>",Park & Söhne,Sporting Goods > Cycling > Bicycle Tools,Tool,"hex, key",true,Size,4 mm,HK-4,35,12,9.50,12.00,https://cdn.shopify.com/a.jpg,1,,active,draft,1
hex-key,,,,,,,,,5 mm,HK-5,40,7,9.90,,https://cdn.shopify.com/b.jpg,2,,,,
hex-key,,,,,,,,,,,,,,,https://cdn.shopify.com/c.jpg,3,,,,
pump,Floor pump,"<table><tr><td>Height</td><td>60 cm</td></tr><tr><td>Gauge</td><td>11 bar</td></tr></table>",Park & Söhne,Sporting Goods > Cycling > Pumps,Tool,,true,Title,Default Title,FP-1,1500,3,49.00,,,,,active,draft,1
`

const wooCommerce = `\ufeffID,Type,SKU,GTIN,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (kg),Length (cm),Width (cm),Height (cm),Allow customer reviews?,Purchase note,Sale price,Regular price,Categories,Tags,Shipping class,Images,Download limit,Parent,Position,state,minOrderQuantity
44,simple,CW-13,,Cone wrench 13&nbsp;mm,1,0,visible,"<p>Thin.</p>\\n","<h2>Long</h2>",,,taxable,,1,25,,0,0,0.08,,,,1,,,8.5,"Tools > Wrenches, Tools > Hubs",,,https://woo.example/a.jpg,,,0,draft,1
45,simple,CW-15,,Cone wrench 15 mm,1,0,visible,Thin.,,,,taxable,,1,30,,0,0,0.09,,,,1,,,9,Tools > Wrenches,,,,,,1,draft,1
`

const magento = `sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,short_description,weight,product_online,tax_class_name,visibility,price,special_price,url_key,base_image,qty,min_cart_qty,manage_stock,additional_attributes,state
"CH-11",,Default,simple,"Default Category/Tools,Default Category/Tools/Chains",base,"Chain whip ""Pro""","<p>Long</p>","Turns the lockring.<br>Long handle.",0.4000,1,"Taxable Goods","Catalog, Search",24.5000,,chain-whip,/c/h/chain.jpg,14.0000,1.0000,1,"colour=black,size=11",draft
`

const prestaShop = `sep=;
"Product ID";"Image";"Name";"Reference";"Category";"Price (tax excl.)";"Price (tax incl.)";"Quantity";"Status";"Minimal quantity";"Summary";"state"
"7";"http://presta.example/7.jpg";"Clé à rayons";"CR-7";"Outils";"12,50 €";"15,00 €";"6";"1";"2";"<p>Pour les rayons de 3,2&nbsp;mm.</p>";"draft"
`

const shopware = `"sep=;"\r\n"id";"productNumber";"name";"description";"stock";"minPurchase";"manufacturer name";"price gross";"tax rate";"state"\r\n"0d1fca4f9f9b4f1e8a1d7b1c2f3a4b5c";"SW10001";"Speichenschlüssel für 3,2 mm";"<p>Größe: 3,2 mm</p>";"50";"1";"Öhler GmbH";"19,50 EUR";"19";"draft"\r\n"1d1fca4f9f9b4f1e8a1d7b1c2f3a4b5c";"SW10002";"Ritzelabzieher";"Aus Stahl";"8";"1";"Öhler GmbH";"EUR 1.019,50";"19";"draft"\r\n`

const bigCommerce = `Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Bin Picking Number,Brand Name,Option Set,Product Description,Price,Cost Price,Retail Price,Sale Price,Product Weight,Track Inventory,Current Stock Level,Low Stock Level,Minimum Purchase Quantity,Category,Product Image File - 1,Search Keywords,state
Product,101,Torque wrench 4&ndash;20 N&middot;m,P,TQ-420,,Truewheel,,"Clicks.&nbsp;Calibrated.",$89.00,40.00,$99.00,0.00,0.8,by product,9,0,1,Tools/Torque,tq.jpg,,draft
`

const square = `Token,Item Name,Variation Name,SKU,Description,Category,Price,Tax - Sales Tax (8.25%),Stock,state,minOrderQuantity
ABC123,Tyre lever,Regular,TL-1,Bends before it breaks.,Tyres,2.50,Y,100,draft,1
`

interface Expected {
  readonly sku: string
  readonly name: string
  readonly cents: number
  readonly stock: number
  readonly text: string
  readonly brand?: string
  readonly category?: string
}

const exports: readonly (readonly [
  shop: string,
  file: Uint8Array,
  currency: string,
  expected: readonly Expected[],
])[] = [
  [
    'Shopify',
    Buffer.from(shopify),
    'USD',
    [
      {
        sku: 'HK-4',
        name: 'Hex key, 4 mm',
        cents: 950,
        stock: 12,
        brand: 'Park & Söhne',
        text: 'For hex screws & bolts.\n\n• Steel\n• S2 – 60 HRC',
        category: 'Tool',
      },
      {
        sku: 'HK-5',
        name: 'Hex key, 5 mm',
        cents: 990,
        stock: 7,
        brand: 'Park & Söhne',
        text: 'For hex screws & bolts.\n\n• Steel\n• S2 – 60 HRC',
        category: 'Tool',
      },
      {
        sku: 'FP-1',
        name: 'Floor pump',
        cents: 4900,
        stock: 3,
        brand: 'Park & Söhne',
        text: 'Height 60 cm\nGauge 11 bar',
        category: 'Tool',
      },
    ],
  ],
  [
    'WooCommerce',
    Buffer.from(wooCommerce),
    'USD',
    [
      {
        sku: 'CW-13',
        name: 'Cone wrench 13\u00a0mm',
        cents: 850,
        stock: 25,
        text: 'Thin.\n\nLong',
        category: 'Wrenches',
      },
      { sku: 'CW-15', name: 'Cone wrench 15 mm', cents: 900, stock: 30, text: 'Thin.', category: 'Wrenches' },
    ],
  ],
  [
    'Magento',
    Buffer.from(magento),
    'USD',
    [
      {
        sku: 'CH-11',
        name: 'Chain whip "Pro"',
        cents: 2450,
        stock: 14,
        text: 'Turns the lockring.\nLong handle.',
      },
    ],
  ],
  [
    'PrestaShop, in Windows-1252',
    Buffer.from(prestaShop.replaceAll('€', '\u0080'), 'latin1'),
    'EUR',
    [{ sku: 'CR-7', name: 'Clé à rayons', cents: 1500, stock: 6, text: 'Pour les rayons de 3,2\u00a0mm.' }],
  ],
  [
    'Shopware, in UTF-16',
    Buffer.from(`\ufeff${shopware}`, 'utf16le'),
    'EUR',
    [
      {
        sku: 'SW10001',
        name: 'Speichenschlüssel für 3,2 mm',
        cents: 1950,
        stock: 50,
        text: 'Größe: 3,2 mm',
        brand: 'Öhler GmbH',
      },
      {
        sku: 'SW10002',
        name: 'Ritzelabzieher',
        cents: 101950,
        stock: 8,
        text: 'Aus Stahl',
        brand: 'Öhler GmbH',
      },
    ],
  ],
  [
    'BigCommerce',
    Buffer.from(bigCommerce),
    'USD',
    [
      {
        sku: 'TQ-420',
        name: 'Torque wrench 4–20 N·m',
        cents: 8900,
        stock: 9,
        brand: 'Truewheel',
        text: 'Clicks.\u00a0Calibrated.',
      },
    ],
  ],
  [
    'Square',
    Buffer.from(square),
    'USD',
    [
      {
        sku: 'TL-1',
        name: 'Tyre lever',
        cents: 250,
        stock: 100,
        text: 'Bends before it breaks.',
        category: 'Tyres',
      },
    ],
  ],
]

describeOnEveryEngine("Another shop's export", (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const write = async (currency: string, locale: string) => {
    const { value, version } = await readSection(shop, 'money')
    const money = { ...value, currency, locale }
    granted(await changeSettings(shop, admin, { section: 'money', value: money, from: version }))
  }

  test.each(exports)('from %s is compared and applied', async (_name, bytes, currency, expected) => {
    if (currency !== 'USD') await write(currency, 'de-DE')
    const id = granted(await createImport(shop, admin, { fileName: 'export.csv', bytes }))
    await checkImports(shop)
    const rows = await rowsOf(shop, id)
    const problems = rows.flatMap(({ row, cells }) =>
      cells.flatMap(({ column, problem }) => (problem ? [{ row, column, problem }] : [])),
    )
    expect(problems).toEqual([])
    granted(await applyImport(shop, admin, id))
    const stored = await shop.database.read
      .selectFrom('products')
      .orderBy('position')
      .select([
        'name',
        'unit_price_cents as cents',
        'available as stock',
        'short_description as text',
        'sku',
        'brand',
        'category',
      ])
      .execute()
    expect(stored).toEqual(expected.map((each) => expect.objectContaining(each)))
    const { format, notices } = (await findImport(shop.database.read, id)) ?? {}
    if (format === null) expect(notices?.join(' ')).toContain('were read by their meaning')
  })
})
