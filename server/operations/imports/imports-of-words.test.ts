import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProduct } from '../../data/queries/catalogue/managed-products.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { checkedImport, filedProduct, fileOf, rowsOf } from '../../testing/import-file.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { changeSettings } from '../settings/change-settings.ts'
import type { Caller } from '../shop.ts'
import { applyImport } from './apply-import.ts'
import { undoImport } from './undo-import.ts'

const hub = '/pictures/hub.webp'
const words = {
  de: { name: 'Kettenpeitsche', shortDescription: 'Hält die Kassette.', specs: { material: 'Stahl' } },
  fr: { name: 'Fouet à chaîne' },
}

describeOnEveryEngine('An import of words in other languages', (engine) => {
  let shop: TestShop
  let admin: Caller
  let whip: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    whip = await addTool(shop, { stock: 8 })
    const details = {
      specs: [{ key: 'material', value: 'Steel' }],
      pictures: [{ img: hub, alt: 'From above' }],
      translations: words,
    }
    granted(await changeProduct(shop, admin, whip, { description: {}, details, restock: undefined }))
  })
  afterEach(() => shop.drop())

  const check = (rows: readonly Readonly<Record<string, string>>[]) =>
    checkedImport(shop, admin, fileOf(rows))
  const translationsOf = async (id: string) =>
    (await findProduct(shop.database.read, id))?.details.translations
  const problemsOf = async (rows: readonly Readonly<Record<string, string>>[]) =>
    (await rowsOf(shop, await check(rows))).map(({ cells }) =>
      Object.fromEntries(cells.flatMap(({ column, problem }) => (problem ? [[column, problem]] : []))),
    )

  test('changes the cells that it has, in any spelling of their headers; an empty cell removes, and the undo restores', async () => {
    const id = await check([
      {
        _id: whip,
        'Name: DE': 'Peitsche',
        'short description:de': '',
        'specs:de': '[{"key":"material","value":"Werkzeugstahl"},{"key":"length","value":300,"unit":"mm"}]',
        'pictures:fr': `[{"img":"${hub}","alt":"Vu de dessus"}]`,
      },
    ])
    const [row] = await rowsOf(shop, id)
    expect(row?.cells).toEqual([
      { column: 'name:de', before: 'Kettenpeitsche', after: 'Peitsche' },
      { column: 'shortDescription:de', before: 'Hält die Kassette.', after: '' },
      {
        column: 'specs:de',
        before: '[{"key":"material","value":"Stahl"}]',
        after: '[{"key":"material","value":"Werkzeugstahl"}]',
      },
      { column: 'pictures:fr', before: '', after: `[{"alt":"Vu de dessus","img":"${hub}"}]` },
    ])
    granted(await applyImport(shop, admin, id))
    expect(await translationsOf(whip)).toEqual({
      de: { name: 'Peitsche', specs: { material: 'Werkzeugstahl' } },
      fr: { name: 'Fouet à chaîne', alts: { [hub]: 'Vu de dessus' } },
    })
    granted(await undoImport(shop, admin, id))
    expect(await translationsOf(whip)).toEqual(words)
  })

  test('adds a product with its words', async () => {
    const id = await check([
      { ...filedProduct, 'name:de': 'Achshalter', 'warnings:de': '<p>Brille tragen.</p>' },
    ])
    granted(await applyImport(shop, admin, id))
    const [row] = await rowsOf(shop, id)
    expect(await translationsOf(row?.productId ?? '')).toEqual({
      de: { name: 'Achshalter', warnings: 'Brille tragen.' },
    })
  })

  test('keeps a text whose soft hyphens a file cannot show', async () => {
    const translations = { de: { name: 'Ketten\u00adpeitsche', specs: { material: 'Werk\u00adzeugstahl' } } }
    const change = { description: {}, details: { translations }, restock: undefined }
    granted(await changeProduct(shop, admin, whip, change))
    const row = {
      _id: whip,
      'name:de': 'Kettenpeitsche',
      'specs:de': '[{"key":"material","value":"Werkzeugstahl"}]',
    }
    expect(await rowsOf(shop, await check([row]))).toMatchObject([{ kind: 'unchanged' }])
    const id = await check([{ ...row, 'name:fr': 'Fouet' }])
    granted(await applyImport(shop, admin, id))
    expect(await translationsOf(whip)).toEqual({ ...translations, fr: { name: 'Fouet' } })
  })

  test('names at its row and column what is wrong', async () => {
    const long = 'x'.repeat(121)
    const [first, second, third] = await problemsOf([
      { _id: whip, 'name:it': 'Frusta', 'name:en': 'Whip', 'specs:de': 'Stahl', 'name:de': '=A1' },
      { _id: '', sku: 'N-1', 'name:it': '', 'specs:de': `[{"key":"material","value":"${long}"}]` },
      {
        _id: whip,
        'name:it': '',
        'pictures:de': '[{"img":"cone.jpg","alt":"Die Backe"}]',
        'name:de': long + long,
      },
    ])
    expect(first).toEqual({
      'name:it': 'The shop has no language “it”. Write de or fr, or offer it under Settings first.',
      'name:en': '“en” is the shop’s standard language. Write its words into the column name.',
      'specs:de': 'Write this list like [{"key":"material","value":"Stahl"}].',
      'name:de': 'This is a formula. Write its result, or an apostrophe before it if it is meant as text.',
    })
    expect(second?.['specs:de']).toBe('Entry 1: At most 120 characters.')
    expect(third).toMatchObject({
      'pictures:de': expect.stringContaining('No picture with the name cone.jpg came with the file.'),
      'name:de': 'At most 200 characters.',
    })
  })

  test('says in a shop of one language that a language must be offered first, and keeps its words', async () => {
    const value = { standard: 'en' as const, offered: ['en' as const] }
    granted(await changeSettings(shop, admin, { section: 'languages', value, from: null }))
    expect(await problemsOf([{ _id: whip, 'name:de': 'Peitsche' }])).toEqual([
      {
        'name:de': 'The shop has no language “de”. Offer it under Settings first, or remove the column.',
      },
    ])
    expect(await rowsOf(shop, await check([{ _id: whip, 'name:de': '' }]))).toMatchObject([
      { kind: 'unchanged' },
    ])
  })
})
