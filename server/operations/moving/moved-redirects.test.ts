import { afterEach, beforeEach, expect, test } from 'vitest'
import { namedLanguage } from '../../../contract/languages/languages.ts'
import { findImport } from '../../data/queries/imports/imports.ts'
import { listRedirectsByPage } from '../../data/queries/moving/redirects.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { checkedImport, rowsOf } from '../../testing/import-file.ts'
import { addAdmin, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { applyImport } from '../imports/apply-import.ts'
import { undoImport } from '../imports/undo-import.ts'
import type { Caller } from '../shop.ts'
import { knowPages } from './own-pages.ts'
import { RedirectIndex, storeRedirectUses } from './redirect-index.ts'
import { addRedirect, changeRedirect, deleteRedirect } from './redirects.ts'

const languages = { standard: 'en', offered: [namedLanguage('en'), namedLanguage('de')] } as const

describeOnEveryEngine('Addresses of a former shop', (engine) => {
  let shop: TestShop
  let admin: Caller
  let index: RedirectIndex
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    knowPages(shop, (path) => path === '/tools' || path.startsWith('/tool/'))
    index = new RedirectIndex(shop)
  })
  afterEach(() => shop.drop())

  const moveIn = async (file: string) => {
    const id = await checkedImport(shop, admin, file)
    granted(await applyImport(shop, admin, id))
    return id
  }
  const leads = (url: string) => index.find(url, languages)
  const listed = async () => {
    const page = await listRedirectsByPage(shop.database.read, '', { limit: undefined, after: undefined })
    return page?.rows ?? []
  }

  test('lead to products by SKU or id and to paths, from the file of a person or of Shopify', async () => {
    const wrench = await addTool(shop, { stock: 1 })
    await shop.database.autocommit
      .updateTable('products')
      .set({ sku_folded: 'cw-1' })
      .where('id', '=', wrench)
      .execute()
    await moveIn(`from,to,sku,product id\n/products/cone-wrench,,CW-1,\n/p/1,,,${wrench}\n`)
    await moveIn('Redirect from,Redirect to\n/collections/all,/tools?category=Wrenches\n')
    expect(await leads('/products/cone-wrench')).toBe(`/tool/${wrench}`)
    expect(await leads('/Products/Cone-Wrench/?utm_source=mail&size=2')).toBe(
      `/tool/${wrench}?utm_source=mail&size=2`,
    )
    expect(await leads('/p/1')).toBe(`/tool/${wrench}`)
    expect(await leads('/collections/all')).toBe('/tools?category=Wrenches')
    expect(await leads('/collections')).toBeUndefined()
  })

  test('match their parameters in any order, before a redirect of the path alone', async () => {
    await moveIn('from,to\nhttps://old.example/index.php?id=7&l=en,/tools\n/index.php,/items\n')
    expect(await leads('/index.php?l=en&id=7&utm_campaign=x')).toBe('/tools')
    expect(await leads('/index.php?id=8')).toBe('/items?id=8')
  })

  test('keep the language of the requested address, unless the old address begins with it', async () => {
    await moveIn('from,to\n/alt,/tools\n/de/neu,/items\n')
    expect(await leads('/de/alt')).toBe('/de/tools')
    expect(await leads('/fr/alt')).toBeUndefined()
    expect(await leads('/de/neu')).toBe('/items')
  })

  test('are refused where they are pages, lead to other sites or back to themselves', async () => {
    const file = [
      'from,to,sku',
      '/tools,/items,',
      '/api/tools,/items,',
      '/a,https://evil.example/,',
      '/b,//evil.example,',
      '/c,/d,',
      '/d,/C/,',
      '/e,,UNKNOWN-1',
      'mailto:x,/items,',
      '/f,/.//evil.example,',
      '/g,http://localhost//evil.example,',
    ].join('\n')
    const rows = await rowsOf(shop, await checkedImport(shop, admin, file))
    expect(rows.map(({ row, cells }) => [row, cells[0]?.column, cells[0]?.problem?.slice(0, 40)])).toEqual([
      [2, 'source', 'This address is a page of this shop, so '],
      [3, 'source', 'The shop itself uses this address, so it'],
      [4, 'target', 'A redirect does not lead to another site'],
      [5, 'target', 'A redirect does not lead to another site'],
      [6, 'target', 'This redirect leads back to itself. Writ'],
      [7, 'target', 'This redirect leads back to itself. Writ'],
      [8, 'sku', 'There is no product with this SKU or id.'],
      [9, 'source', 'An old address is a path that begins wit'],
      [10, 'target', 'A redirect does not lead to another site'],
      [11, 'target', 'A redirect does not lead to another site'],
    ])
  })

  test('are added, changed and deleted one by one, by the same rules, at once for visitors', async () => {
    const id = granted(await addRedirect(shop, admin, { from: '/old', to: '/tools' }))
    expect(await leads('/old')).toBe('/tools')
    expect(codeOf(await addRedirect(shop, admin, { from: '/OLD/', to: '/items' }))).toBe('REDIRECT_TAKEN')
    expect(await addRedirect(shop, admin, { from: '/x', to: 'https://evil.example' })).toMatchObject({
      code: 'REDIRECT_REFUSED',
      fields: { to: expect.stringContaining('another site') },
    })
    expect(codeOf(await addRedirect(shop, admin, { from: '/x', product: 'no' }))).toBe('REDIRECT_REFUSED')
    const other = granted(await addRedirect(shop, admin, { from: '/older', to: '/old' }))
    expect(codeOf(await changeRedirect(shop, admin, id, { from: '/old', to: '/older' }))).toBe(
      'REDIRECT_REFUSED',
    )
    granted(await changeRedirect(shop, admin, id, { from: '/old', to: '/items' }))
    expect(await leads('/old')).toBe('/items')
    granted(await deleteRedirect(shop, admin, id))
    expect(await leads('/old')).toBeUndefined()
    expect(codeOf(await deleteRedirect(shop, admin, id))).toBe('REDIRECT_NOT_FOUND')
    granted(await deleteRedirect(shop, admin, other))
  })

  test('changed to the same old address at the same time: one succeeds, and the others are refused', async () => {
    const paths = ['/a', '/b', '/c', '/d']
    const ids = await Promise.all(
      paths.map(async (from) => granted(await addRedirect(shop, admin, { from, to: '/tools' }))),
    )
    const changed = await Promise.all(
      ids.map((id) => changeRedirect(shop, admin, id, { from: '/same', to: '/tools' })),
    )
    expect(changed.map(codeOf).toSorted()).toEqual([...Array(3).fill('REDIRECT_TAKEN'), 'done'])
  })

  test('count their uses, and have the day of the last one', async () => {
    await moveIn('from,to\n/a,/tools\n/b,/tools\n')
    for (const url of ['/a', '/a?x=1', '/A/']) await leads(url)
    await storeRedirectUses(shop)
    await storeRedirectUses(shop)
    expect((await listed()).map(({ source, uses, usedOn }) => [source, uses, usedOn])).toEqual([
      ['/a', 3, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)],
      ['/b', 0, null],
    ])
  })

  test('store a use later if it could not be stored at first', async () => {
    await moveIn('from,to\n/a,/tools\n')
    await leads('/a')
    const full = () => Promise.reject(new Error('the disk is full'))
    await leads('/a')
    const { write } = shop.database
    Object.assign(shop.database, { write: full })
    await expect(storeRedirectUses(shop)).rejects.toThrow('full')
    Object.assign(shop.database, { write })
    await storeRedirectUses(shop)
    expect((await listed()).map(({ uses }) => uses)).toEqual([2])
  })

  test('are deleted by an undo, except those that were changed since', async () => {
    const id = await moveIn('from,to\n/a,/tools\n/b,/tools\n')
    const b = (await listed()).find(({ source }) => source === '/b')?.id ?? ''
    granted(await changeRedirect(shop, admin, b, { from: '/b', to: '/items' }))
    granted(await undoImport(shop, admin, id))
    expect((await listed()).map(({ source, target }) => [source, target])).toEqual([['/b', '/items']])
    expect((await findImport(shop.database.read, id))?.state).toBe('undone')
  })

  test('are refused as outdated when one of them changed since the comparison', async () => {
    const id = await checkedImport(shop, admin, 'from,to\n/a,/tools\n')
    granted(await addRedirect(shop, admin, { from: '/a', to: '/items' }))
    expect(codeOf(await applyImport(shop, admin, id))).toBe('IMPORT_OUTDATED')
  })
})
