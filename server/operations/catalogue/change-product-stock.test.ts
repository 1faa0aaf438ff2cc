import { afterEach, beforeEach, expect, test } from 'vitest'
import { listChangesAfter } from '../../data/queries/changes/changes.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { told } from '../../platform/stored-sentences.ts'
import { restockTokenTo } from '../../testing/restock-token.ts'
import { addAdmin, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { chooseNotifications } from '../notifications/choose-notifications.ts'
import { confirmRestock, requestRestock } from '../restock/request-restock.ts'
import type { Caller } from '../shop.ts'
import { addProduct } from './add-product.ts'
import { changeProduct, type ProductChange } from './change-product.ts'

describeOnEveryEngine('A change of a product and its stock', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const change = (id: string, wanted: Partial<ProductChange>, kind: 'tool' | 'part' = 'tool') =>
    changeProduct(shop, admin, id, { description: {}, restock: undefined, ...wanted }, kind)
  const restock = (quantity: number) => ({ restock: { quantity, reason: 'Delivery' } })
  const chain = {
    kind: 'part',
    img: '/pictures/chain.webp',
    name: 'Chain',
    shortDescription: '',
    unitPriceCents: 4200,
    minimumOrder: 1,
  } as const
  const addPart = async (stock: number | undefined) => granted(await addProduct(shop, admin, chain, stock))
  const changes = async () =>
    (await listChangesAfter(shop.database.read, 0, 20)).map(
      ({ action, subjectKind, subjectId, subjectName, before, after }) => ({
        action,
        subjectKind,
        subjectId,
        subjectName,
        before: before === null ? null : JSON.parse(before),
        after: after === null ? null : JSON.parse(after),
      }),
    )
  const movementsOf = async (id: string) => {
    const movements = await shop.database.read
      .selectFrom('stock_movements')
      .where('product_id', '=', id)
      .orderBy('id')
      .select(['quantity', 'reason', 'note', 'created_by as by'])
      .execute()
    return movements.map((movement) => ({ ...movement, note: movement.note && told(movement.note) }))
  }
  const subjectsTo = async (recipient: string) => {
    const mails = shop.database.read.selectFrom('outbox').where('recipient', '=', recipient)
    return (await mails.select('subject').execute()).map(({ subject }) => subject)
  }
  const waits = async (id: string, email: string) => {
    granted(await requestRestock(shop, id, email))
    granted(await confirmRestock(shop, await restockTokenTo(shop, email)))
    shop.clock.moveBy(1)
  }

  test('is recorded in two entries, so that price and pieces can be undone separately', async () => {
    const id = await addTool(shop, { stock: 5, name: 'Wrench' })
    const description = { unitPriceCents: 1100, name: 'Key' }
    expect(granted(await change(id, { description, ...restock(2) }))).toBe(true)
    const subject = { subjectKind: 'product', subjectId: id, subjectName: 'Key' }
    expect(await changes()).toEqual([
      {
        action: 'product.changed',
        ...subject,
        before: { unitPriceCents: 1250, name: 'Wrench' },
        after: description,
      },
      {
        action: 'stock.restocked',
        ...subject,
        before: { available: 5 },
        after: { available: 7, moved: 2, note: 'Delivery' },
      },
    ])
  })

  test('fills the stock up to a million or empties it, but goes no further', async () => {
    const id = await addTool(shop, { stock: 999_998 })
    expect(await change(id, restock(3))).toMatchObject({
      code: 'STOCK_OUT_OF_RANGE',
      message: 'There are 999998 in stock, and the most is 1,000,000. Add fewer.',
    })
    expect(granted(await change(id, restock(2)))).toBe(true)
    expect(granted(await change(id, restock(-1_000_000)))).toBe(true)
    expect(await stockOf(shop, id)).toBe(0)
  })

  test('gives a part its first stock, with an entry in the ledger', async () => {
    const id = await addPart(undefined)
    expect(await change(id, restock(5), 'part')).toMatchObject({
      code: 'STOCK_MOVED',
      message: 'This part has no stock. Give it stock and a minimum order first.',
    })
    const opened = await change(id, { description: { stocked: true }, openingStock: 7 }, 'part')
    expect(granted(opened)).toBe(true)
    expect(await movementsOf(id)).toEqual([
      { quantity: 7, reason: 'opening', note: 'Opening stock', by: admin.userId },
    ])
    expect(await change(id, { openingStock: 9 }, 'part')).toMatchObject({
      code: 'STOCK_MOVED',
      message: 'This part has stock already. Add pieces, or correct its stock with a reason.',
    })
    expect(await stockOf(shop, id)).toBe(7)
  })

  test('adds only the difference to a part that had stock before', async () => {
    const id = await addPart(7)
    granted(await change(id, { description: { stocked: false } }, 'part'))
    granted(await change(id, { description: { stocked: true }, openingStock: 7 }, 'part'))
    expect(await movementsOf(id)).toHaveLength(1)
    granted(await change(id, { description: { stocked: false } }, 'part'))
    granted(await change(id, { description: { stocked: true }, openingStock: 4 }, 'part'))
    expect((await movementsOf(id)).map(({ quantity }) => quantity)).toEqual([7, -3])
    granted(await change(id, { description: { stocked: false } }, 'part'))
    granted(await change(id, { description: { stocked: true } }, 'part'))
    expect(await stockOf(shop, id)).toBe(4)
  })

  test('emails customers who wait for the pieces or for a smaller minimum order', async () => {
    const id = await addTool(shop, { stock: 0, minimumOrder: 2 })
    for (const email of ['ada@example.com', 'grace@example.com']) await waits(id, email)
    const told = 'The Spoke wrench is back in stock'
    granted(await change(id, restock(3)))
    expect(await subjectsTo('ada@example.com')).toContain(told)
    expect(await subjectsTo('grace@example.com')).not.toContain(told)
    granted(await change(id, { description: { minimumOrder: 1 } }))
    expect(await subjectsTo('grace@example.com')).toContain(told)
  })

  test('tells staff if the stock becomes low', async () => {
    granted(await chooseNotifications(shop, admin, { kinds: ['low-stock'], hour: undefined }))
    const id = await addTool(shop, { stock: 6, name: 'Wrench' })
    granted(await change(id, { description: { minimumOrder: 2 } }))
    expect(await subjectsTo(admin.email)).toEqual([])
    const other = await addTool(shop, { stock: 6, name: 'Whip' })
    granted(await change(other, restock(-2)))
    expect(await subjectsTo(admin.email)).toEqual(['Low: Whip, 4 left'])
  })

  test('cannot name itself or an unavailable product as needed, or use pictures of other hosts', async () => {
    const [id, needed] = [await addTool(shop, { stock: 1 }), await addTool(shop, { stock: 1 })]
    const need = (needsAlso: string[]) => change(id, { details: { needsAlso } })
    expect(codeOf(await need([id]))).toBe('NEEDED_TOOL_NOT_FOR_SALE')
    expect(codeOf(await need(['unknown']))).toBe('NEEDED_TOOL_NOT_FOR_SALE')
    expect(granted(await need([needed]))).toBe(true)
    const pictures = [{ img: 'https://elsewhere.example/a.png', alt: 'A wrench' }]
    expect(codeOf(await change(id, { details: { pictures } }))).toBe('IMAGE_NOT_OURS')
  })

  test('from an older version names no author if the author is unknown', async () => {
    const id = await addTool(shop, { stock: 1 })
    expect(await change(id, { version: 7 })).toMatchObject({
      code: 'PRODUCT_CHANGED',
      message:
        'Another admin changed this product, after you opened it. Compare your values with the new ones, then save again.',
    })
    expect(granted(await change(id, { version: 1, description: { name: 'Key' } }))).toBe(true)
  })

  test('is refused if it calls the operation for parts with a tool, or the reverse', async () => {
    const [tool, part] = [await addTool(shop, { stock: 1 }), await addPart(1)]
    expect(await change(tool, {}, 'part')).toMatchObject({
      code: 'ITEM_NOT_FOUND',
      message: 'This part is no longer in the shop. Reload the list of parts.',
    })
    expect(codeOf(await change(part, {}))).toBe('TOOL_NOT_FOUND')
  })

  test('that adds a product is recorded with its price and its first stock', async () => {
    const part = await addPart(undefined)
    const tool = granted(await addProduct(shop, admin, { ...chain, kind: 'tool', name: 'Vice' }, 3))
    expect(await changes()).toEqual([
      {
        action: 'part.added',
        subjectKind: 'part',
        subjectId: part,
        subjectName: 'Chain',
        before: null,
        after: { name: 'Chain', unitPriceCents: 4200 },
      },
      {
        action: 'product.added',
        subjectKind: 'product',
        subjectId: tool,
        subjectName: 'Vice',
        before: null,
        after: { name: 'Vice', unitPriceCents: 4200, minimumOrder: 1, available: 3 },
      },
    ])
  })

  test('that adds a product needs pictures of the shop and no earlier price', async () => {
    const add = (wanted: object) => addProduct(shop, admin, { ...chain, kind: 'tool', ...wanted }, 1)
    expect(codeOf(await add({ img: '' }))).toBe('IMAGE_NOT_OURS')
    expect(codeOf(await add({ img: '', draft: true }))).toBe('done')
    expect(codeOf(await add({ img: 'https://elsewhere.example/a.png', draft: true }))).toBe('IMAGE_NOT_OURS')
    const pictures = [{ img: 'https://elsewhere.example/a.png', alt: 'A chain' }]
    expect(codeOf(await add({ details: { pictures } }))).toBe('IMAGE_NOT_OURS')
    expect(await add({ compareAtCents: 5000 })).toMatchObject({
      code: 'EARLIER_PRICE_NOT_ASKED',
      fields: { compareAtPrice: expect.any(String) },
    })
    expect(codeOf(await add({ compareAtCents: null }))).toBe('done')
    expect(codeOf(await add({ details: { needsAlso: ['unknown'] } }))).toBe('NEEDED_TOOL_NOT_FOR_SALE')
    expect(codeOf(await add({ priceBreaks: [{ from: 5, unitPriceCents: 4200 }] }))).toBe(
      'PRICE_BREAKS_CONTRADICT',
    )
  })

  test('that adds a part without stock accepts a price too low for a card', async () => {
    const cheap = { ...chain, unitPriceCents: 10 }
    expect(codeOf(await addProduct(shop, admin, cheap, 1))).toBe('SMALLEST_ORDER_NOT_PAYABLE')
    const id = granted(await addProduct(shop, admin, cheap, undefined))
    expect(await movementsOf(id)).toEqual([])
  })
})
