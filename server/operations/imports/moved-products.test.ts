import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findImport } from '../../data/queries/imports/imports.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { told } from '../../platform/stored-sentences.ts'
import { checkedImport, rowsOf } from '../../testing/import-file.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller } from '../shop.ts'
import { applyImport } from './apply-import.ts'
import { undoImport } from './undo-import.ts'

/* Files with the traits of real exports, written by hand. Their pictures are at the other shop. */

const shopifyHeader =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,Variant Image,Status'

/** A row of the file by the names of its columns. */
function shopify(rows: readonly Readonly<Record<string, string>>[]): string {
  const names = shopifyHeader.split(',')
  const lines = rows.map((row) =>
    names.map((name) => `"${(row[name] ?? '').replaceAll('"', '""')}"`).join(','),
  )
  return [shopifyHeader, ...lines].join('\r\n')
}

const cable = {
  Handle: 'brake-cable',
  Title: 'Brake cable',
  'Body (HTML)': '<p>Polished &amp; <b>stretched</b>.</p>',
  Vendor: 'Bowden',
  Type: 'Cables',
  Published: 'TRUE',
  'Option1 Name': 'Length',
  'Option1 Value': '1700 mm',
  'Variant SKU': 'BC-17',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '4',
  'Variant Price': '4.20',
  Status: 'active',
}
const longer = {
  Handle: 'brake-cable',
  'Option1 Value': '2 m',
  'Variant SKU': 'BC-20',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '7',
  'Variant Price': '4.90',
}

describeOnEveryEngine('The export of Shopify', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const compare = async (file: string) => {
    const id = await checkedImport(shop, admin, file)
    const found = await findImport(shop.database.read, id)
    const notices = (found?.notices ?? []).map((notice) => told(notice, 'en'))
    return { id, notices, rows: await rowsOf(shop, id), format: found?.format, counts: found?.counts }
  }
  const problemsOf = ({ rows }: Awaited<ReturnType<typeof compare>>) =>
    rows.flatMap(({ row, cells }) =>
      cells.flatMap(({ column, problem }) => (problem ? [[row, column, problem] as const] : [])),
    )
  const stored = () =>
    shop.database.read
      .selectFrom('products')
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .select(['name', 'sku', 'unit_price_cents as cents', 'available', 'family_key', 'family_axes'])
      .select(['family_values', 'draft', 'hidden_at', 'short_description as text', 'details', 'gtin'])
      .execute()

  test('Is recognized, and its variants become a family, each with its price, stock and SKU', async () => {
    const { id, format, notices } = await compare(shopify([cable, longer]))
    expect(format).toBe('shopify')
    expect(notices.join('\n')).toContain('2 variants become products of a family')
    granted(await applyImport(shop, admin, id))
    const [short, long] = await stored()
    expect(short).toMatchObject({
      name: 'Brake cable, 1700 mm',
      sku: 'BC-17',
      cents: 420,
      available: 4,
      family_key: 'brake-cable',
      family_axes: '["length"]',
      text: 'Polished & stretched.',
      draft: 1,
    })
    expect(long).toMatchObject({ name: 'Brake cable, 2 m', cents: 490, available: 7, text: short?.text })
    expect(JSON.parse(long?.details ?? '{}').specs).toEqual([{ key: 'length', value: 2000, unit: 'mm' }])
    granted(await undoImport(shop, admin, id))
    expect(await stored()).toEqual([])
  })

  test('Changes nothing when it is imported again', async () => {
    granted(await applyImport(shop, admin, (await compare(shopify([cable, longer]))).id))
    const again = await compare(shopify([cable, longer]))
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 2, wrong: 0 })
    expect(again.notices.join('\n')).not.toContain('become products of a family')
  })

  test('Gets the same made SKUs when it is imported again', async () => {
    const rows = [
      { ...cable, 'Variant SKU': '' },
      { ...longer, 'Variant SKU': '' },
    ]
    const first = await compare(shopify(rows))
    expect(first.notices.join('\n')).toContain('2 products had no SKU')
    granted(await applyImport(shop, admin, first.id))
    expect((await stored()).map(({ sku }) => sku)).toEqual(['brake-cable-1700-mm', 'brake-cable-2-m'])
    expect((await compare(shopify(rows))).counts).toMatchObject({ unchanged: 2 })
  })

  test('Has a third option in the name of the family', async () => {
    const rows = ['Red', 'Blue'].flatMap((colour) =>
      ['S', 'M'].flatMap((size) =>
        ['Wool', 'Silk'].map((material) => ({
          ...(colour === 'Red' && size === 'S' && material === 'Wool' ? cable : { Handle: 'brake-cable' }),
          'Option1 Name': 'Color',
          'Option1 Value': colour,
          'Option2 Name': 'Size',
          'Option2 Value': size,
          'Option3 Name': 'Material',
          'Option3 Value': material,
          'Variant SKU': '',
          'Variant Price': '5',
        })),
      ),
    )
    const { id, notices } = await compare(shopify(rows))
    expect(notices.join('\n')).toContain('The third one is in the name of the family for 8 variants')
    granted(await applyImport(shop, admin, id))
    const products = await stored()
    expect(new Set(products.map(({ family_key }) => family_key))).toEqual(
      new Set(['brake-cable-wool', 'brake-cable-silk']),
    )
    expect(new Set(products.map(({ family_axes }) => family_axes))).toEqual(new Set(['["colour","size"]']))
  })

  test('Keeps products of one title apart', async () => {
    const other = [cable, longer].map((row) => ({
      ...row,
      Handle: 'brake-cable-1',
      'Variant SKU': `${row['Variant SKU']}-b`,
    }))
    const { id } = await compare(shopify([cable, longer, ...other]))
    granted(await applyImport(shop, admin, id))
    expect((await stored()).map(({ family_key }) => family_key)).toEqual([
      'brake-cable',
      'brake-cable',
      'brake-cable-2',
      'brake-cable-2',
    ])
  })

  test('May contain drafts, hidden products, gift cards, and rows without a price', async () => {
    const plain = { ...cable, 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }
    const own = {
      ...plain,
      'Image Src': 'http://localhost/pictures/chain-whip.webp',
      'Image Position': '1',
    }
    const { id, notices, counts } = await compare(
      shopify([
        { ...own, Handle: 'shown', 'Variant SKU': 'S-1' },
        { ...own, Handle: 'archived', 'Variant SKU': 'S-2', Status: 'archived' },
        { ...own, Handle: 'unpublished', 'Variant SKU': 'S-3', Published: 'FALSE' },
        { ...own, Handle: 'draft', 'Variant SKU': 'S-4', Status: 'draft' },
        { ...plain, Handle: 'card', 'Variant SKU': 'S-5', 'Gift Card': 'true' },
        { ...own, Handle: 'free', 'Variant SKU': 'S-6', 'Variant Price': '0.00' },
        { ...own, Handle: 'unpriced', 'Variant SKU': 'S-7', 'Variant Price': '' },
      ]),
    )
    expect(counts).toMatchObject({ new: 4, wrong: 0 })
    expect(notices.join('\n')).toContain('1 gift card was left out')
    expect(notices.join('\n')).toContain('2 rows have no price')
    granted(await applyImport(shop, admin, id))
    const states = (await stored()).map(({ sku, draft, hidden_at }) => [
      sku,
      draft === 1 ? 'draft' : hidden_at === null ? 'shown' : 'hidden',
    ])
    expect(states).toEqual([
      ['S-1', 'shown'],
      ['S-2', 'hidden'],
      ['S-3', 'hidden'],
      ['S-4', 'draft'],
    ])
  })

  test('Announces no earlier price that this shop never asked for', async () => {
    const { id, notices } = await compare(shopify([{ ...cable, 'Variant Compare At Price': '6.00' }]))
    expect(notices.join('\n')).toContain('1 earlier price was left out')
    granted(await applyImport(shop, admin, id))
    const [product] = await shop.database.read
      .selectFrom('products')
      .select('compare_at_cents as at')
      .execute()
    expect(product?.at).toBeNull()
  })

  test('Has no specification where it has no option, whatever language names it', async () => {
    const alone = { ...cable, 'Option1 Name': 'Titel', 'Option1 Value': 'Default Title' }
    const { rows } = await compare(shopify([alone]))
    expect(rows[0]?.cells.map(({ column }) => column)).not.toContain('specs')
  })

  test.each([
    ['', 'BC-17'],
    ['bc‑17', 'bc‑17'],
  ])('Refuses a SKU twice, written as BC-17 and %j', async (written) => {
    const second = { ...cable, Handle: 'other', 'Variant SKU': written || 'BC-17' }
    const problems = problemsOf(await compare(shopify([cable, second])))
    expect(problems).toEqual([[3, '', expect.stringContaining('Row 2 has this SKU too')]])
  })

  describe('after a spreadsheet', () => {
    const rowOf = (change: Readonly<Record<string, string>>) =>
      shopify([{ ...cable, 'Option1 Value': 'Default Title', 'Option1 Name': 'Title', ...change }])

    test.each([
      ['Variant SKU', '1.23E+12', 'sku', 'A spreadsheet has shortened this number'],
      ['Variant Barcode', '4.01235E+12', 'gtin', 'A spreadsheet has shortened this number'],
      ['Variant SKU', '05. Dez', 'sku', 'turned this into a date'],
      ['Title', '#REF!', 'name', 'shows an error here'],
    ])('says what became of %s: %s', async (column, cell, named, sentence) => {
      const problems = problemsOf(await compare(rowOf({ [column]: cell })))
      expect(problems).toEqual([[2, named, expect.stringContaining(sentence)]])
    })

    test('says that a size became a date', async () => {
      const file = shopify([
        { ...cable, 'Option1 Name': 'Size', 'Option1 Value': '5-Dec' },
        { ...longer, 'Option1 Value': '6-12' },
      ])
      expect(problemsOf(await compare(file))).toEqual([[2, 'specs', expect.stringContaining('into a date')]])
    })

    test('gets the zero back that a barcode has lost', async () => {
      const { id, notices } = await compare(rowOf({ 'Variant Barcode': '12345670'.replace(/^0/, '') }))
      expect(notices.join('\n')).not.toContain('barcode')
      granted(await applyImport(shop, admin, id))
      const lost = await compare(rowOf({ 'Variant SKU': 'BC-99', 'Variant Barcode': '36000291452' }))
      expect(lost.notices.join('\n')).toContain('A zero that a spreadsheet had dropped was put back')
      granted(await applyImport(shop, admin, lost.id))
      expect((await stored()).map(({ gtin }) => gtin)).toContain('036000291452')
    })

    test('is read with semicolons, decimal commas and Windows-1252', async () => {
      const rows = [shopifyHeader.split(','), shopifyHeader.split(',').map((name) => rowByName[name] ?? '')]
      const text = `${rows.map((cells) => cells.join(';')).join('\r\n')};;;\r\n`
      const id = await checkedImport(shop, admin, Buffer.from(text, 'latin1') as unknown as string)
      granted(await applyImport(shop, admin, id))
      expect(await stored()).toMatchObject([{ name: 'Schlüssel für Größe 5', cents: 950 }])
    })

    const rowByName: Readonly<Record<string, string>> = {
      ...cable,
      Title: 'Schlüssel für Größe 5',
      'Body (HTML)': 'Aus Stahl.',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Price': '9,50',
    }

    test('says that quotation marks were replaced', async () => {
      const straight = rowOf({ 'Body (HTML)': 'Long, thin, strong.' })
      const [head = '', row = ''] = straight.split('\r\n')
      const file = `${head}\r\n${row.replaceAll('","', ',').replaceAll('"', '').replace('Long, thin, strong.', '“Long, thin, strong.”')}`
      const problems = problemsOf(await compare(file))
      expect(problems).toContainEqual([
        2,
        '',
        expect.stringContaining('Straight quotation marks were replaced'),
      ])
    })

    test('says that a description was cut', async () => {
      const { notices, counts } = await compare(rowOf({ 'Body (HTML)': `${'Word '.repeat(6_553)}en` }))
      expect(notices.join('\n')).toContain('1 description was longer than 2,000 characters')
      expect(notices.join('\n')).toContain('after 32,767 characters')
      expect(counts).toMatchObject({ new: 1 })
    })
  })

  test('Leaves the fields of a product unchanged that it does not contain', async () => {
    const first = await compare(shopify([cable, longer]))
    granted(await applyImport(shop, admin, first.id))
    await shop.database.write(async ({ db }) => {
      const details = JSON.stringify({
        specs: [
          { key: 'material', value: 'Steel' },
          { key: 'length', value: 1700, unit: 'mm' },
        ],
        family: 'Brake cable',
        familyAxes: ['length'],
      })
      await db.updateTable('products').set({ details, minimum_order: 5 }).where('sku', '=', 'BC-17').execute()
      return { ok: true, value: null }
    })
    expect((await compare(shopify([cable, longer]))).counts).toMatchObject({ unchanged: 2 })
    const dearer = await compare(shopify([{ ...cable, 'Variant Price': '4.50' }, longer]))
    expect(dearer.rows[0]?.cells).toEqual([{ column: 'price', before: '4.20', after: '4.50' }])
  })
})
