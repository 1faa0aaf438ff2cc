import { afterEach, beforeEach, expect, test } from 'vitest'
import { findImport } from '../../data/queries/imports/imports.ts'
import { listArchivedByPage } from '../../data/queries/moving/archived-orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { told } from '../../platform/stored-sentences.ts'
import { checkedImport, rowsOf } from '../../testing/import-file.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { signInCustomer } from '../../testing/signing-in.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { retireAccount } from '../accounts/delete-account.ts'
import { applyImport } from '../imports/apply-import.ts'
import { undoImport } from '../imports/undo-import.ts'
import type { Caller } from '../shop.ts'
import { listOwnArchived, sumOfArchive } from './archive.ts'

const all = { limit: undefined, after: undefined }

const ofShopify = [
  'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Country,Cancelled at,Refunded Amount',
  `#1001,grace@example.com,paid,fulfilled,USD,30.00,5.00,0.00,35.00,0.00,2025-03-31 10:00:00 -0400,2,Cone wrench,10.00,CW-1,Grace Hopper,Ada Lovelace,1 Lane,London,'N1 9GU,GB,,0.00`,
  '#1001,grace@example.com,,,,,,,,,,1,Spoke wrench,10.00,SW-1,,,,,,,,',
  '#1002,grace@example.com,refunded,,USD,9.00,0.00,0.00,9.00,0.00,2025-04-01 09:00:00 -0400,1,Patch kit,9.00,PK,Grace Hopper,,,,,,,9.00',
  '#1003,emmy@example.com,paid,,EUR,9.00,0.00,0.00,12.00,0.00,2025-04-02 09:00:00 +0200,1,Patch kit,9.00,PK,Emmy Noether,,,,,,,0.00',
].join('\n')

describeOnEveryEngine('Orders of a former shop', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const moveIn = async (file: string) => {
    const id = await checkedImport(shop, admin, file)
    granted(await applyImport(shop, admin, id))
    return id
  }
  const found = async (id: string) => (await findImport(shop.database.read, id)) ?? expect.fail('no import')
  const searched = async (words: string) => {
    const page = await listArchivedByPage(shop.database.read, words, all)
    return page?.rows.map(({ order }) => order.number)
  }
  const signIn = (emailVerified: boolean, issuer = 'code') =>
    signInCustomer(shop, { issuer, email: 'grace@example.com', emailVerified, name: 'Grace' })

  test('are compared with their lines, and say which sums do not add up', async () => {
    const id = await checkedImport(shop, admin, ofShopify)
    expect(await found(id)).toMatchObject({ contents: 'orders', rows: 3, counts: { new: 3, wrong: 0 } })
    const notices = (await found(id)).notices.map((notice) => told(notice, 'en')).join(' ')
    expect(notices).toContain('do not add up to the total, which stays as the file has it: row 5')
    expect(notices).toContain(
      'in a currency other than the shop’s is shown unchanged and counts in no sum: row 5',
    )
    granted(await applyImport(shop, admin, id))
    const page = await listArchivedByPage(shop.database.read, '', all)
    expect(page?.rows.map(({ order }) => order)).toMatchObject([
      { number: '#1003', total: '12.00', currency: 'EUR' },
      { number: '#1002', state: 'refunded' },
      {
        number: '#1001',
        state: 'paid, fulfilled',
        placedAt: Date.parse('2025-03-31T14:00:00Z'),
        receiver: 'Ada Lovelace',
        postcode: 'N1 9GU',
        country: 'GB',
        items: [
          { name: 'Cone wrench', sku: 'CW-1', pieces: '2', price: '10.00' },
          { name: 'Spoke wrench', sku: 'SW-1', pieces: '1', price: '10.00' },
        ],
      },
    ])
  })

  test('are found by number, email and names', async () => {
    await moveIn(ofShopify)
    expect(await searched('1001')).toEqual(['#1001'])
    expect(await searched('#1002')).toEqual(['#1002'])
    expect(await searched('grace@example')).toEqual(['#1002', '#1001'])
    expect(await searched('love ada')).toEqual(['#1001'])
    expect(await searched('noether 1001')).toEqual([])
  })

  test('are shown to the owner of their email, and to nobody who only claims it', async () => {
    await moveIn(ofShopify)
    const stranger = await signIn(false, 'password')
    expect(await listOwnArchived(shop, stranger, all)).toEqual({ rows: [], next: undefined })
    const owner = await signIn(true)
    expect((await listOwnArchived(shop, owner, all))?.rows.map(({ order }) => order.number)).toEqual([
      '#1002',
      '#1001',
    ])
  })

  test('are summed apart, in the currency of the shop and without what was refunded', async () => {
    expect(granted(await sumOfArchive(shop, { from: '2025-01-01', to: '2025-12-31' }))).toMatchObject({
      any: false,
    })
    await moveIn(ofShopify)
    expect(granted(await sumOfArchive(shop, { from: '2025-01-01', to: '2025-12-31' }))).toEqual({
      any: true,
      cents: 3500,
      orders: 1,
    })
    expect(granted(await sumOfArchive(shop, { from: '2024-01-01', to: '2024-12-31' }))).toMatchObject({
      any: true,
      orders: 0,
    })
  })

  test('change with a later file, and leave with the undo of each', async () => {
    const first = await moveIn(ofShopify)
    const later = await moveIn('number,date,total,currency,state\n#1002,2025-04-01,9.50,USD,paid\n')
    expect((await rowsOf(shop, later))[0]).toMatchObject({ kind: 'changed', name: '#1002' })
    granted(await undoImport(shop, admin, later))
    const page = await listArchivedByPage(shop.database.read, '1002', all)
    expect(page?.rows[0]?.order).toMatchObject({ total: '9.00', state: 'refunded' })
    granted(await undoImport(shop, admin, first))
    expect(await searched('')).toEqual([])
    expect(await shop.database.read.selectFrom('archived_order_words').selectAll().execute()).toEqual([])
  })

  test('are wrong without a number, day or total, with the row of a line', async () => {
    const file = [
      'order number,date,email,total,item,quantity,price',
      'A1,3/4/2025,,10,Wrench,1,10',
      'A2,2025-01-02,,,Wrench,1,10',
      'A3,2025-01-02,,10,Wrench,1,ten',
      'A3,,,,Bell,many,1',
    ].join('\n')
    const rows = await rowsOf(shop, await checkedImport(shop, admin, file))
    expect(
      rows.map(({ row, cells }) => [row, cells.map(({ column, problem }) => [column, problem])]),
    ).toEqual([
      [2, [['placed', expect.stringContaining('could mean two days')]]],
      [3, [['total', expect.stringContaining('needs its total')]]],
      [
        4,
        [
          ['linePrice', 'This is not an amount. Write it like 49.90.'],
          ['linePieces', 'Row 5: This is not a number of pieces. Write it like 2.'],
        ],
      ],
    ])
  })

  test('are read from WooCommerce’s columns, also with packed lines', async () => {
    await moveIn(
      [
        'order_number,order_date,status,shipping_total,order_total,order_currency,billing_email,billing_first_name,billing_last_name,line_item_1,line_item_2',
        '77,31/12/2024 16:30:00,completed,0,19.80,USD,ada@example.com,Ada,Lovelace,name:Wrench|product_id:1|sku:W1|quantity:2|total:19.80,',
      ].join('\n'),
    )
    const page = await listArchivedByPage(shop.database.read, '77', all)
    expect(page?.rows[0]?.order).toMatchObject({
      name: 'Ada Lovelace',
      state: 'completed',
      items: [{ name: 'Wrench', sku: 'W1', pieces: '2', price: '9.90' }],
    })
  })

  test('keep the names for the books when their customer leaves, and lose them when an admin deletes the account', async () => {
    await moveIn(ofShopify)
    const owner = await signIn(true)
    granted(await shop.database.write((transaction) => retireAccount(shop, transaction, owner.userId)))
    expect(await searched('grace')).toEqual(['#1002', '#1001'])
    const again = await signInCustomer(shop, {
      issuer: 'code',
      subject: 'another',
      email: 'grace@example.com',
      emailVerified: true,
    })
    granted(
      await shop.database.write((transaction) =>
        retireAccount(shop, transaction, again.userId, { by: admin }),
      ),
    )
    expect(await searched('grace')).toEqual([])
    expect(await searched('lovelace')).toEqual([])
    expect(await searched('1001')).toEqual(['#1001'])
  })
})
