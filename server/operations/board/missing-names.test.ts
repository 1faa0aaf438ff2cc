import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Translations } from '../../../contract/catalogue/translated-words.ts'
import { listProductsByPage } from '../../data/queries/catalogue/managed-products.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { CatalogueSearch } from '../../search/catalogue-search.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { setProductState } from '../catalogue/set-product-state.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { getBoard } from './get-board.ts'

describeOnEveryEngine('The names that products lack', (engine) => {
  let shop: TestShop
  let search: CatalogueSearch
  let admin: Awaited<ReturnType<typeof addAdmin>>

  beforeEach(async () => {
    shop = await openTestShop(engine)
    search = new CatalogueSearch(shop.database, shop.clock)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const board = async () => (await getBoard(shop, search, admin)).names
  const offer = async (offered: readonly ('en' | 'de' | 'fr')[], from: string | null) => {
    const value = { standard: 'en' as const, offered: [...offered] }
    return granted(await changeSettings(shop, admin, { section: 'languages', value, from })).version
  }
  const translate = async (id: string, translations: Translations, kind?: 'part') => {
    const change = { description: {}, details: { translations }, restock: undefined }
    granted(await changeProduct(shop, admin, id, change, kind))
  }
  const found = async (state: 'no-name-de' | 'no-name-fr') => {
    const wanted = { kind: 'all', search: '', by: 'position', descending: false, state } as const
    const page = await listProductsByPage(shop.database.read, wanted, { limit: 9, after: undefined })
    return page?.rows.map(({ id }) => id)
  }

  test('Are counted for each further language, and the list that is filtered to them has the same products', async () => {
    const version = await offer(['en'], null)
    const [whip, vice] = [await addTool(shop, { stock: 1 }), await addTool(shop, { stock: 1 })]
    const [hidden, cable] = [
      await addTool(shop, { stock: 1 }),
      await addTool(shop, { stock: 0, kind: 'part' }),
    ]
    granted(await setProductState(shop, admin, hidden, 'hidden'))
    expect(await board()).toBeUndefined()

    await offer(['en', 'de', 'fr'], version)
    await translate(whip, {
      de: { name: 'Peitsche', specs: { a: '"fr":{"name":"' } },
      fr: { shortDescription: 'Tient.' },
    })
    // A text can look like the stored form of a name.
    await translate(cable, { de: { shortDescription: '"de":{"name":"x"}' } }, 'part')
    expect(await board()).toEqual({
      rows: [
        { language: 'de', kind: 'tool', count: 1 },
        { language: 'de', kind: 'part', count: 1 },
        { language: 'fr', kind: 'tool', count: 2 },
        { language: 'fr', kind: 'part', count: 1 },
      ],
      count: 4,
      more: false,
    })
    expect(await found('no-name-de')).toEqual([vice, cable])
    expect((await found('no-name-fr'))?.toSorted()).toEqual([whip, vice, cable].toSorted())

    const named = { de: { name: 'A' }, fr: { name: 'B' } }
    for (const id of [whip, vice]) await translate(id, named)
    await translate(cable, named, 'part')
    expect((await board())?.rows).toEqual([])
    expect(await found('no-name-de')).toEqual([])
  })
})
