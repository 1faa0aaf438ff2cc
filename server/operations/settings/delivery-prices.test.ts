import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DeliveryRates } from '../../../contract/shop/delivery-rates.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { changeSettings } from './change-settings.ts'

describeOnEveryEngine('The prices of delivery', (engine) => {
  let env: TestApp
  beforeEach(async () => {
    env = await openTestApp(engine)
  })
  afterEach(() => env.drop())

  const shown = async () => (await callApi(env, operationOf('getDeliveryPrices'), {})).json<DeliveryRates>()

  test('Are empty until the owner sets them, and apply from then on', async () => {
    expect(await shown()).toEqual({
      zones: [],
      defaultZone: null,
      home: null,
      pieceGrams: null,
      names: {},
      pickup: null,
    })
    await setRates(env.shop, deliveryRates)
    expect(await shown()).toEqual({ ...deliveryRates, names: { DE: 'Germany', AT: 'Austria' }, pickup: null })
  })

  test('Name only existing countries', async () => {
    const [germany] = deliveryRates.zones
    const value = { ...deliveryRates, home: 'QX', zones: [{ ...germany, countries: ['DE', 'XX'] }] }
    const admin = await addAdmin(env.shop)
    const outcome = await changeSettings(env.shop, admin, { section: 'rates', value, from: null })
    expect(outcome).toMatchObject({
      code: 'INPUT_INVALID',
      fields: { 'value.zones.0.countries.1': expect.any(String), 'value.home': expect.any(String) },
    })
    granted(await changeSettings(env.shop, admin, { section: 'rates', value: deliveryRates, from: null }))
  })
})
