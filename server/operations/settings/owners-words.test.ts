import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GivenDetails } from '../../../contract/catalogue/product-details.ts'
import type { OwnersWord } from '../../../contract/shop/owners-words.ts'
import { originalVersion } from '../../../contract/shop/settings.ts'
import type { SectionName, ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import { findChangeHead } from '../../data/queries/changes/changes.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { bookSomething } from '../../testing/buying.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addProduct } from '../catalogue/add-product.ts'
import { addSpecKey } from '../catalogue/change-spec-keys.ts'
import { undoChange } from '../changes/undo-change.ts'
import type { Caller } from '../shop.ts'
import { changeSettings, restoreSettings } from './change-settings.ts'

describeOnEveryEngine('The owner’s words in other languages', (engine) => {
  let env: TestApp
  let admin: Caller

  beforeEach(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
  })
  afterEach(() => env.drop())

  const translate = (kicker: string, from: string | null) => {
    const translations = { de: { 'Best Deal': kicker } }
    return changeSettings(env.shop, admin, { section: 'words', value: { translations }, from })
  }
  const change = async (section: SectionName, value: object) =>
    granted(await changeSettings(env.shop, admin, { section, value, from: null }))
  const add = async (name: string, details: GivenDetails) => {
    const described = { name, shortDescription: '', img: '/pictures/hub.webp', details }
    const product = { ...described, minimumOrder: 1, unitPriceCents: 2_000 }
    granted(await addProduct(env.shop, admin, product, 5))
  }
  const shownIn = async (language?: string) => {
    const headers = language === undefined ? {} : { 'content-language': language }
    return (await callApi(env, operationOf('getShop'), { headers })).json<ShopOnPages>()
  }

  test('Are shown in their language at once, and the API answers a bare client with the originals', async () => {
    expect((await shownIn('de')).hero.kicker).toBe('Bestes Angebot')
    granted(await translate('Unser Angebot', null))
    expect((await shownIn('de')).hero.kicker).toBe('Unser Angebot')
    const own = await shownIn()
    expect(own.hero.kicker).toBe('Best Deal')
    expect(own).not.toHaveProperty('otherWords')
    expect((await shownIn('fr')).otherWords).toMatchObject({
      lang: 'en',
      texts: expect.arrayContaining(['Best Deal']),
    })
  })

  test('Have versions, and one of two changes from the same version is refused', async () => {
    const first = granted(await translate('Unser Angebot', null))
    expect(codeOf(await translate('Angebot', null))).toBe('SETTINGS_CHANGED')
    const second = granted(await translate('Angebot', first.version))
    const back = { section: 'words', id: first.version ?? '', from: second.version } as const
    const third = granted(await restoreSettings(env.shop, admin, back))
    expect((await shownIn('de')).hero.kicker).toBe('Unser Angebot')
    const original = { section: 'words', id: originalVersion, from: third.version } as const
    granted(await restoreSettings(env.shop, admin, original))
    expect((await shownIn('de')).hero.kicker).toBe('Bestes Angebot')
  })

  test('Are in the record of changes, which can undo a change', async () => {
    const first = granted(await translate('Unser Angebot', null))
    granted(await translate('Angebot', first.version))
    const { sequence } = await findChangeHead(env.shop.database.read)
    granted(await undoChange(env.shop, admin, sequence))
    expect((await shownIn('de')).hero.kicker).toBe('Unser Angebot')
  })

  test('Are refused at their field if they are too long', async () => {
    expect(await translate('x'.repeat(301), null)).toMatchObject({
      code: 'INPUT_INVALID',
      fields: { 'value.translations.de.Best Deal': 'At most 300 characters.' },
    })
  })

  test('Are listed by the place that shows them, each once, without what everyone knows', async () => {
    await change('figures', { figures: [{ figure: '72', name: 'Tools' }] })
    await change('pickup', { place: ['Yard 2'], hours: '', note: 'Ring twice.' })
    const meaning = 'How hard it is.'
    granted(await addSpecKey(env.shop, admin, { key: 'hardness', name: 'Hardness', kind: 'text', meaning }))
    const specs = [
      { key: 'material', value: 'steel' },
      { key: 'jaw-form', value: 'V' },
    ]
    await add('Vice', { category: 'Tools', specs })
    await add('Hammer', { category: 'Small tools' })
    const answer = await callApi(env, operationOf('listOwnersWords'), { token: await env.tokenOf(admin) })
    const places = Map.groupBy(answer.json<OwnersWord[]>(), ({ place }) => place)
    const texts = (place: OwnersWord['place']) => places.get(place)?.map(({ text }) => text)
    expect(texts('figures')).toEqual(['Tools'])
    expect(texts('company')).toEqual(['Monday to Friday, 9:00 to 17:00', 'two working days'])
    expect(texts('pickup')).toEqual(['Yard 2', 'Ring twice.'])
    expect(texts('taxes')).toEqual(['Sales tax'])
    expect(texts('categories')).toEqual(['Small tools'])
    expect(texts('specs')).toEqual(['Hardness', 'How hard it is.', 'Jaw form'])
    expect(texts('mail')).toBeUndefined()
  })

  test('Are said in prices of delivery, in the place to pick up, and in the tax of an order', async () => {
    const steps = [{ from: 0, fee: 5 }]
    const zone = { name: 'Rest of Europe', countries: ['PT', 'CH'], by: 'amount', steps, freeFrom: null }
    await change('rates', { zones: [zone], defaultZone: null, home: null, pieceGrams: null })
    await change('pickup', { place: ['Yard 2'], hours: '', note: 'Ring twice.' })
    const rate = { country: 'PT', rate: 23, name: 'VAT', from: '2020-01-01' }
    await change('tax', { home: 'PT', pricesInclude: true, abroad: 'gross', oss: false, rates: [rate] })
    const de = { 'Rest of Europe': 'Übriges Europa', 'Ring twice.': 'Zweimal klingeln.', VAT: 'MwSt.' }
    await change('words', { translations: { de } })

    const headers = { 'content-language': 'de' }
    const prices = await callApi(env, operationOf('getDeliveryPrices'), { headers })
    expect(prices.json()).toMatchObject({
      zones: [{ name: 'Übriges Europa' }],
      names: { PT: 'Portugal', CH: 'Schweiz' },
      pickup: { place: ['Yard 2'], note: 'Zweimal klingeln.' },
      tax: { rates: [{ name: 'MwSt.' }] },
    })
    const { customer, orderId } = await bookSomething(env.shop)
    const order = { token: await env.tokenOf(customer), params: { id: orderId } }
    const german = await callApi(env, operationOf('getOrder'), { ...order, headers })
    expect(german.json()).toMatchObject({ tax: { name: 'MwSt.' } })
    const bare = await callApi(env, operationOf('getOrder'), order)
    expect(bare.json()).toMatchObject({ tax: { name: 'VAT' } })
  })
})
