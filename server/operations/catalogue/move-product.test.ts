import { afterEach, beforeEach, expect, test } from 'vitest'
import { listProductsByPage } from '../../data/queries/catalogue/managed-products.ts'
import { findProductGuide } from '../../data/queries/catalogue/product-guide.ts'
import { findChangeHead, listChangesAfter } from '../../data/queries/changes/changes.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { CatalogueSearch } from '../../search/catalogue-search.ts'
import { addAdmin, addTool, codeOf, deleteTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller, Shop } from '../shop.ts'
import { moveProduct } from './move-product.ts'

const names = ['A', 'B', 'C', 'D', 'E'] as const

describeOnEveryEngine('Moving a product on the board', (engine) => {
  let shop: TestShop
  let admin: Caller
  let ids: Map<string, string>
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    ids = new Map()
    for (const [index, name] of names.entries()) {
      const id = await addTool(shop, { stock: 5, name })
      ids.set(name, id)
      await setPosition(id, index * 1024)
    }
  })
  afterEach(() => shop.drop())

  const setPosition = (id: string, position: number) =>
    shop.database.autocommit.updateTable('products').set({ position }).where('id', '=', id).execute()
  const idOf = (name: string) => ids.get(name) ?? ''
  const order = async (kind: 'tool' | 'part' = 'tool') => {
    const wanted = { search: '', by: 'position', descending: false, state: undefined, kind } as const
    const page = await listProductsByPage(shop.database.read, wanted, { limit: undefined, after: undefined })
    return page?.rows.map(({ name }) => name).join('')
  }
  const positions = async () =>
    new Map(
      (await shop.database.read.selectFrom('products').select(['id', 'position']).execute()).map(
        (row) => [row.id, row.position] as const,
      ),
    )
  const behind = (name: string, after: string | null, at: Shop = shop) =>
    moveProduct(at, admin, idOf(name), { after: after === null ? null : idOf(after) })
  const toPlace = (name: string, place: number) => moveProduct(shop, admin, idOf(name), { place })

  test('puts it behind another product, first or last, and writes one row', async () => {
    for (const [name, after, expected] of [
      ['E', 'A', 'AEBCD'],
      ['C', null, 'CAEBD'],
      ['A', 'D', 'CEBDA'],
      ['C', 'E', 'ECBDA'],
    ] as const) {
      const before = await positions()
      granted(await behind(name, after))
      expect(await order()).toBe(expected)
      const changed = [...(await positions())].filter(([id, position]) => before.get(id) !== position)
      expect(changed.map(([id]) => id)).toEqual([idOf(name)])
    }
  })

  test('puts it at a place counted from 1; a place beyond the end means the last', async () => {
    expect(granted(await toPlace('D', 2))).toEqual({ changed: true, place: 2 })
    expect(await order()).toBe('ADBCE')
    expect(granted(await toPlace('A', 900))).toEqual({ changed: true, place: 5 })
    expect(await order()).toBe('DBCEA')
    expect(granted(await toPlace('A', 1))).toEqual({ changed: true, place: 1 })
    expect(await order()).toBe('ADBCE')
    expect(granted(await toPlace('D', 2))).toEqual({ changed: false, place: 2 })
  })

  test('to its present place changes and records nothing', async () => {
    const { sequence } = await findChangeHead(shop.database.read)
    for (const [name, after] of [
      ['B', 'A'],
      ['B', 'B'],
      ['A', null],
    ] as const)
      expect(granted(await behind(name, after)).changed).toBe(false)
    expect(await findChangeHead(shop.database.read)).toMatchObject({ sequence })
  })

  test('reaches the search of each process even if all products must be renumbered', async () => {
    const search = new CatalogueSearch(shop.database, shop.clock)
    const listed = async () => {
      const choice = { kind: 'tool', q: '', category: '', filter: [] } as const
      const page = { limit: undefined, after: undefined }
      const found = await search.list(choice, { by: 'position', descending: false }, page)
      return found?.rows.map((id) => names.find((name) => idOf(name) === id)).join('')
    }
    for (const [index, name] of names.entries()) await setPosition(idOf(name), 5 + index)
    expect(await listed()).toBe('ABCDE')
    granted(await behind('E', 'A'))
    expect(await order()).toBe('AEBCD')
    expect(await listed()).toBe('AEBCD')
  })

  test('renumbers all products with equal distances if no room is left', async () => {
    for (const [index, name] of names.entries()) await setPosition(idOf(name), index)
    granted(await behind('E', 'A'))
    expect(await order()).toBe('AEBCD')
    // Products with the same position are sorted by id.
    for (const name of names) await setPosition(idOf(name), 7)
    const [first = '', second = ''] = (await order())?.split('') ?? []
    const last = (await order())?.at(-1) ?? ''
    granted(await behind(last, first))
    expect((await order())?.slice(0, 3)).toBe(`${first}${last}${second}`)
  })

  test('is refused if the neighbour is deleted, of another kind or the product itself, or if the product is unknown', async () => {
    await deleteTool(shop, idOf('B'))
    ids.set('part', await addTool(shop, { stock: 1, kind: 'part' }))
    expect(codeOf(await behind('A', 'B'))).toBe('NEIGHBOUR_GONE')
    expect(codeOf(await behind('A', 'part'))).toBe('NEIGHBOUR_GONE')
    expect(codeOf(await behind('B', 'A'))).toBe('TOOL_NOT_FOUND')
  })

  test('places parts among the parts', async () => {
    for (const name of ['X', 'Y']) ids.set(name, await addTool(shop, { stock: 1, name, kind: 'part' }))
    const before = await order('part')
    granted(await behind(before?.at(-1) ?? '', null))
    expect(await order('part')).toBe(before?.split('').toReversed().join(''))
    expect(await order()).toBe('ABCDE')
  })

  test('is recorded with the old and the new place', async () => {
    granted(await toPlace('D', 1))
    const { sequence } = await findChangeHead(shop.database.read)
    expect(await listChangesAfter(shop.database.read, sequence - 1, 1)).toMatchObject([
      { action: 'product.moved', before: '{"place":4}', after: '{"place":1}', subjectName: 'D' },
    ])
  })

  test('changes the neighbours on the pages of tools', async () => {
    granted(await behind('E', 'A'))
    const guide = await findProductGuide(shop.database.read, idOf('A'))
    expect(guide?.neighbours.map(({ id }) => id)[0]).toBe(idOf('E'))
  })

  test('by two admins at the same time loses no product, and ends in one of the two possible orders', async () => {
    const processes = engine.name === 'SQLite' ? [shop, shop] : [shop, await shop.anotherProcess()]
    for (const [index, name] of names.entries()) await setPosition(idOf(name), index)
    const [one = shop, other = shop] = processes
    const outcomes = await Promise.all([
      behind('E', 'A', one),
      behind('D', 'A', other),
      behind('C', null, one),
      behind('C', 'E', other),
      behind('B', 'D', one),
      behind('A', 'E', other),
    ])
    expect(outcomes.map(codeOf)).toEqual(Array(6).fill('done'))
    expect((await order())?.split('').toSorted().join('')).toBe('ABCDE')
    expect(new Set((await positions()).values()).size).toBe(5)
    expect(await deadlocksOn(shop.database)).toBe(0)
  })
})
