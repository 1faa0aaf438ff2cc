import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChangeHead } from '../../data/queries/changes/changes.ts'
import { listListedByPage } from '../../data/queries/prices/price-list-products.ts'
import { findPriceList } from '../../data/queries/prices/price-lists.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addAdmin, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { undoChange } from '../changes/undo-change.ts'
import type { Caller } from '../shop.ts'
import { addPriceList, changePriceList } from './change-price-lists.ts'
import { applyPriceFile, checkPriceFile, type PriceFile } from './price-files.ts'

describeOnEveryEngine('A file of prices', (engine) => {
  let shop: TestShop
  let admin: Caller
  let list: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    list = granted(await addPriceList(shop, admin, { name: 'Workshops', rateHundredths: 0 }))
    await addTool(shop, { stock: 5, name: 'Spoke wrench', unitPriceCents: 2_000, sku: 'TW-1' })
    await addTool(shop, { stock: 5, name: 'Cone wrench', unitPriceCents: 900, sku: 'TW-2' })
  })
  afterEach(() => shop.drop())

  const versionOf = async () => (await findPriceList(shop.database.read, list))?.version ?? 0
  const apply = async (csv: string, others: PriceFile['others'] = 'keep', version?: number) =>
    applyPriceFile(shop, admin, list, { csv, others, version: version ?? (await versionOf()) })
  const check = async (csv: string, others: PriceFile['others'] = 'keep') =>
    granted(await checkPriceFile(shop, list, { csv, others }))
  const prices = async () => {
    const page = await listListedByPage(
      shop.database.read,
      { listId: list, search: '' },
      { limit: 50, after: undefined },
    )
    const rows = page?.rows ?? []
    return rows.map(({ sku, steps }) => [
      sku,
      ...steps.map(({ from, unitPriceCents: cents }) => `${from}: ${cents}`),
    ])
  }
  const last = async () => (await findChangeHead(shop.database.read)).sequence

  test('Says what it would change, and then changes it', async () => {
    const csv = 'number;price;from\ntw-1;15.00;1\nTW-1;14.00;10\nTW-2;8.50;'
    const { counts, changes, mistakes } = await check(csv)
    expect([counts, mistakes]).toEqual([{ added: 2, changed: 0, removed: 0, same: 0 }, []])
    expect(changes.map(({ name, before }) => [name, before])).toEqual([
      ['Spoke wrench', null],
      ['Cone wrench', null],
    ])
    expect(await prices()).toEqual([])
    expect(granted(await apply(csv))).toEqual(counts)
    expect(await prices()).toEqual([
      ['TW-2', '1: 850'],
      ['TW-1', '1: 1500', '10: 1400'],
    ])
    expect((await findPriceList(shop.database.read, list))?.products).toBe(2)
    expect((await check(csv)).counts).toEqual({ added: 0, changed: 0, removed: 0, same: 2 })
  })

  test('Keeps or removes the products that it does not name, and removes one with an empty price', async () => {
    granted(await apply('TW-1,15\nTW-2,8'))
    granted(await apply('TW-1,14'))
    expect(await prices()).toEqual([
      ['TW-2', '1: 800'],
      ['TW-1', '1: 1400'],
    ])
    granted(await apply('TW-1,13', 'remove'))
    expect(await prices()).toEqual([['TW-1', '1: 1300']])
    granted(await apply('TW-1,'))
    expect(await prices()).toEqual([])
  })

  test('Changes nothing if one line has a mistake, and names the lines', async () => {
    const csv = 'number,price,from\nTW-1,15,1\nTW-7,3,1\nTW-2,dear,1\nTW-1,16,5'
    const { mistakes } = await check(csv)
    expect(mistakes.map(({ line }) => line)).toEqual([3, 4, 5])
    expect(mistakes[0]?.message).toContain('TW-7')
    expect(codeOf(await apply(csv))).toBe('PRICE_LIST_FILE_WRONG')
    expect(await prices()).toEqual([])
  })

  test('A file over an older version is refused; the same file once more changes nothing', async () => {
    granted(await apply('TW-1,15', 'keep', 1))
    expect(granted(await apply('TW-1,15', 'keep', 1))).toMatchObject({ same: 1, changed: 0 })
    expect(codeOf(await apply('TW-1,14', 'keep', 1))).toBe('PRICE_LIST_CHANGED')
  })

  test('The record of changes undoes a file, once, and an undo as well', async () => {
    granted(await apply('TW-1,15\nTW-2,8'))
    granted(await apply('TW-1,14', 'remove'))
    const second = await last()
    granted(await undoChange(shop, admin, second))
    expect(await prices()).toEqual([
      ['TW-2', '1: 800'],
      ['TW-1', '1: 1500'],
    ])
    expect(codeOf(await undoChange(shop, admin, second))).toBe('CHANGE_UNDONE')
    granted(await undoChange(shop, admin, await last()))
    expect(await prices()).toEqual([['TW-1', '1: 1400']])
  })

  test('A file whose prices changed since is not undone', async () => {
    granted(await apply('TW-1,15'))
    const first = await last()
    granted(await apply('TW-1,14'))
    expect(codeOf(await undoChange(shop, admin, first))).toBe('CHANGE_STANDS_BEHIND')
  })

  test('The record of changes undoes a name and a rate', async () => {
    const changed = { name: 'Trade', rateHundredths: 1_000 }
    granted(await changePriceList(shop, admin, list, { ...changed, version: 1 }))
    granted(await apply('TW-1,15'))
    granted(await undoChange(shop, admin, (await last()) - 1))
    expect(await findPriceList(shop.database.read, list)).toMatchObject({
      name: 'Workshops',
      rateHundredths: 0,
      products: 1,
    })
  })

  test('Its prices are found by a part of the name or of the number, in pages', async () => {
    granted(await apply(`TW-1; 9.00\nTW-2; 8.00`))
    const { read } = shop.database
    const find = async (search: string) =>
      (await listListedByPage(read, { listId: list, search }, { limit: 50, after: undefined }))?.rows ?? []
    const all = await find('')
    expect(all).toHaveLength(2)
    expect((await find('tw-2')).map(({ sku }) => sku)).toEqual(['TW-2'])
    const [first] = all
    expect((await find(first?.name.toUpperCase() ?? '')).map(({ id }) => id)).toContain(first?.id)
    expect(await find('no such words')).toEqual([])
    const page = await listListedByPage(read, { listId: list, search: 'tw-' }, { limit: 1, after: undefined })
    expect(page?.rows).toHaveLength(1)
    const rest = { limit: 1, after: page?.next }
    expect(await listListedByPage(read, { listId: list, search: 'tw-' }, rest)).toMatchObject({
      rows: [{ sku: all[1]?.sku }],
    })
    // A cursor belongs to its search.
    expect(await listListedByPage(read, { listId: list, search: '' }, rest)).toBeUndefined()
  })

  test('A product has its price under its number and its id, but not twice', async () => {
    const id = await addTool(shop, { stock: 5, sku: 'TW-3' })
    const { mistakes } = await check(`TW-3,9,1\n${id},8,1`)
    expect(mistakes).toMatchObject([{ line: 2 }])
    expect((await check(`${id},8,1`)).counts.added).toBe(1)
  })
})
