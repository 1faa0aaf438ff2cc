import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { originalVersion } from '../../../contract/shop/settings.ts'
import type { ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import { emptySettings, sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { anyEngine, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { bookSomething, openPayment, payForSomething } from '../../testing/buying.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { retireAccount } from '../accounts/delete-account.ts'
import type { Caller, Shop } from '../shop.ts'
import { changeSettings, restoreSettings } from './change-settings.ts'
import { listSectionVersions, readSection } from './read-settings.ts'
import { shopOnPages, shopTimeZone } from './shop-on-pages.ts'

const { company, delivery, hero, money } = sampleSettings

describeOnEveryEngine('Changing the settings', (engine) => {
  let env: TestApp
  let admin: Caller

  beforeEach(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
  })
  afterEach(() => env.drop())

  const rename = (name: string, from: string | null, shop: Shop = env.shop) =>
    changeSettings(shop, admin, { section: 'company', value: { ...company, name }, from })
  const shownAt = async () => (await callApi(env, operationOf('getShop'), {})).json<ShopOnPages>()

  test('Shows at once, even in responses that were cached before', async () => {
    expect(await shownAt()).toMatchObject({ company: { name: 'Truewheel' }, sample: true })
    granted(await rename('Oficina', null))
    expect(await shownAt()).toMatchObject({ company: { name: 'Oficina' }, sample: false })
  })

  test('Shows in another process as soon as that process is notified', async () => {
    const other = await env.shop.anotherProcess()
    const told = new Promise((resolve) => other.database.onChange(resolve))
    expect((await shopOnPages(other)).company.name).toBe('Truewheel')
    granted(await rename('Oficina', null))
    // SQLite serves one process; a second one on the same file gets no notifications.
    if (engine.name === 'SQLite') return
    await told
    expect((await shopOnPages(other)).company.name).toBe('Oficina')
  })

  test('Is refused if it was made from an older version, and the newer version stays', async () => {
    const first = granted(await rename('First', null))
    expect(codeOf(await rename('Second', null))).toBe('SETTINGS_CHANGED')
    expect((await readSection(env.shop, 'company')).value.name).toBe('First')
    expect(codeOf(await rename('Second', first.version))).toBe('done')
  })

  test('In one section, any number of times, leaves the other sections as they are', async () => {
    const value = { ...money, timeZone: 'Asia/Tokyo' }
    granted(await changeSettings(env.shop, admin, { section: 'money', value, from: null }))
    const first = granted(await rename('First', null))
    granted(await rename('Second', first.version))
    const { company: named, money: changed } = await env.shop.settings.read()
    expect([named.name, changed.timeZone]).toEqual(['Second', 'Asia/Tokyo'])
  })

  test('Succeeds for one of two admins who do it at the same time', async () => {
    const other = await env.shop.anotherProcess()
    const outcomes = await Promise.all([rename('One', null), rename('Two', null, other)])
    expect(outcomes.map(codeOf).toSorted()).toEqual(['SETTINGS_CHANGED', 'done'])
  })

  test('Creates no version if nothing differs', async () => {
    granted(await rename('First', null))
    const again = granted(await rename('First', null))
    const versions = await listSectionVersions(env.shop, 'company')
    expect(versions.map(({ _id }) => _id)).toEqual([again.version, originalVersion])
  })

  test('Can be undone to any version or to the defaults, and each step is a version with its admin', async () => {
    const first = granted(await rename('First', null))
    env.shop.clock.moveBy(1_000)
    const second = granted(await rename('Second', first.version))
    const back = { section: 'company', id: first.version ?? '', from: second.version } as const
    const third = granted(await restoreSettings(env.shop, admin, back))
    expect(third.value.name).toBe('First')
    const original = { section: 'company', id: originalVersion, from: third.version } as const
    expect(granted(await restoreSettings(env.shop, admin, original)).value).toEqual(company)
    const versions = await listSectionVersions(env.shop, 'company')
    expect(versions.map(({ value }) => value.name)).toEqual([
      'Truewheel',
      'First',
      'Second',
      'First',
      'Truewheel',
    ])
    expect(versions.map(({ createdBy }) => createdBy)).toEqual([...Array(4).fill(admin.name), null])
    expect(codeOf(await restoreSettings(env.shop, admin, { ...original, id: 'none' }))).toBe(
      'SETTING_VERSION_NOT_FOUND',
    )
  })

  test("Names no admin if the admin's account is deleted", async () => {
    granted(await rename('First', null))
    await addAdmin(env.shop)
    await env.shop.database.write((transaction) => retireAccount(env.shop, transaction, admin.userId))
    expect(await readSection(env.shop, 'company')).toMatchObject({ changedBy: null })
  })

  test('Reports errors at each field with what to do', async () => {
    const value = { ...company, name: 'x'.repeat(61), email: 'nobody' }
    const outcome = await changeSettings(env.shop, admin, { section: 'company', value, from: null })
    expect(outcome).toMatchObject({
      code: 'INPUT_INVALID',
      fields: {
        'value.name': 'At most 60 characters.',
        'value.email': 'Enter an email such as hello@shop.example, or leave it empty.',
      },
    })
  })

  test.each([
    ['currency', 'JPY'],
    ['currency', 'EURO'],
    ['locale', 'english'],
    ['timeZone', 'Europe/Nowhere'],
  ])('The %s cannot be %s', async (field, given) => {
    const value = { ...money, [field]: given }
    const outcome = await changeSettings(env.shop, admin, { section: 'money', value, from: null })
    expect(outcome).toMatchObject({
      code: 'INPUT_INVALID',
      fields: { [`value.${field}`]: expect.any(String) },
    })
  })

  test('Is refused for an unknown country code, unless the code is already stored', async () => {
    const put = (countries: readonly string[], from: string | null) =>
      changeSettings(env.shop, admin, { section: 'delivery', value: { ...delivery, countries }, from })
    expect(await put(['PT', 'XX', 'UK'], null)).toMatchObject({
      code: 'INPUT_INVALID',
      fields: {
        'value.countries.1': 'Enter each country by its name or its two-letter code.',
        'value.countries.2': expect.any(String),
      },
    })
    const known = granted(await put(['PT', 'XK'], null))
    // A value as an earlier version of the shop stored it.
    const value = JSON.stringify({ ...delivery, countries: ['PT', 'XX'] })
    await env.shop.database.autocommit.updateTable('setting_versions').set({ value }).execute()
    const again = granted(await put(['XX', 'PT', 'ES'], known.version))
    expect(codeOf(await put(['PT', 'ES'], again.version))).toBe('done')
    const { version } = await readSection(env.shop, 'delivery')
    const id = again.version ?? ''
    expect(codeOf(await restoreSettings(env.shop, admin, { section: 'delivery', id, from: version }))).toBe(
      'done',
    )
  })

  test('Is refused for a picture that the shop has not stored', async () => {
    const put = (picture: string) =>
      changeSettings(env.shop, admin, { section: 'hero', value: { ...hero, picture }, from: null })
    expect(await put('https://stranger.example/a.png')).toMatchObject({
      code: 'IMAGE_NOT_OURS',
      fields: { 'value.picture': expect.any(String) },
    })
    expect(codeOf(await put(`/images/${'a'.repeat(64)}.webp`))).toBe('done')
  })

  test('Cannot replace the currency once an order exists, but can replace time zone and locale', async () => {
    const put = (change: Partial<typeof money>, from: string | null) =>
      changeSettings(env.shop, admin, { section: 'money', value: { ...money, ...change }, from })
    const euro = granted(await put({ currency: 'EUR' }, null))
    const bought = await bookSomething(env.shop)
    await openPayment(env.shop, bought)
    expect(env.shop.cards.intents().map(({ currency }) => currency)).toEqual(['eur'])
    expect(codeOf(await put({ currency: 'GBP' }, euro.version))).toBe('CURRENCY_FIXED')
    expect(codeOf(await put({ currency: 'EUR', timeZone: 'Europe/Lisbon' }, euro.version))).toBe('done')
    expect(await shopTimeZone(env.shop)).toBe('Europe/Lisbon')
  })

  test('Accepts a tax with a name and a rate of at most two decimals; an empty rate shows no tax', async () => {
    const put = async (tax: object) => {
      const value = { ...money, ...tax }
      const answer = await changeSettings(env.shop, admin, { section: 'money', value, from: null })
      return answer.ok ? answer.value.value : Object.keys(answer.fields ?? {})
    }
    for (const taxRate of [-1, 100.01, 8.255, 'eight'])
      expect(await put({ taxRate })).toEqual(['value.taxRate'])
    expect(await put({ taxName: ' ' })).toEqual(['value.taxName'])
    expect(await put({ taxRate: '19.5', taxName: 'VAT' })).toMatchObject({ taxRate: 19.5, taxName: 'VAT' })
  })

  test('Applies currency and locale to amounts in emails and at the card provider', async () => {
    const value = { ...money, currency: 'EUR', locale: 'de-DE' }
    granted(await changeSettings(env.shop, admin, { section: 'money', value, from: null }))
    await env.shop.settings.read()
    const { orderId } = await payForSomething(env.shop)
    const mails = await env.shop.database.read
      .selectFrom('outbox')
      .where('order_id', '=', orderId)
      .select('subject')
      .execute()
    expect(mails.map(({ subject }) => subject).join()).toMatch(/Receipt: [\d.]+,\d\d €/)
  })

  test('Is refused for an unknown section', async () => {
    const answer = await callApi(env, operationOf('getSettings'), {
      token: await env.tokenOf(admin),
      params: { section: 'nothing' },
    })
    expect(refusalOf(answer)).toBe('INPUT_INVALID')
  })
})

describe('A shop without sample data', () => {
  test('states only that prices include delivery before its owner has set anything', async () => {
    const shop = await openTestShop(anyEngine, { isSample: false })
    const { sample, ...shown } = await shopOnPages(shop)
    const {
      mail: _mail,
      rates: _rates,
      pickup: _pickup,
      tax: _tax,
      notices: _notices,
      languages: _languages,
      words: _words,
      visits: _visits,
      accounting: _accounting,
      invoicing: _invoicing,
      einvoices: _einvoices,
      reminders: _reminders,
      ...stated
    } = emptySettings
    const { figures, money: emptyMoney, ...empty } = stated
    const { taxRate: _rate, taxName: _name, ...onPages } = emptyMoney
    const money = { ...onPages, writing: deriveWriting(onPages.locale, onPages.currency) }
    const named = { ...empty.company, name: 'Truewheel' }
    const delivery = { ...empty.delivery, price: 'Delivery included.' }
    const terms = { tax: 'none', delivery: 'included' }
    expect([sample, shown]).toEqual([false, { ...empty, delivery, terms, money, ...figures, company: named }])
    await shop.drop()
  })
})
