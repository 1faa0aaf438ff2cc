import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { setDeliveryAddress } from '../../operations/addresses/set-delivery-address.ts'
import { payForSomething, sendAnyway } from '../../testing/buying.ts'
import { granted, staff } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { listAddresses } from '../queries/accounts/addresses.ts'
import { columnsOf } from '../queries/orders/address-columns.ts'
import { describeOnEveryEngine } from '../testing/engines.ts'
import { fillParts } from './0105-address-parts.ts'

describeOnEveryEngine('Addresses that an earlier version stored as texts', (engine) => {
  test('Get the parts that are sure, unless their order was sent', async () => {
    const shop = await openTestShop(engine)
    const give = async (address: string) => {
      const { customer, orderId } = await payForSomething(shop)
      granted(await setDeliveryAddress(shop, customer, [orderId], { name: 'Ada', phone: '1', address }))
      return { customer, orderId }
    }
    const sure = await give('Ada\nRing 1\n1010 Wien\nAustria')
    const unsure = await give('Ring 1\n1010 Wien')
    const sent = await give('Ring 1\n1010 Wien\nAustria')
    granted(await sendAnyway(shop, staff, sent.orderId))
    await shop.database.write(async ({ db }) => {
      for (const table of ['orders', 'addresses'] as const)
        await db.updateTable(table).set(columnsOf(undefined)).execute()
      return done(null)
    })
    await fillParts(shop.database.autocommit as Kysely<unknown>)
    expect(await storedOrder(shop, sure.orderId)).toMatchObject({
      deliveryAddress: 'Ada\nRing 1\n1010 Wien\nAustria',
      deliveryLines: '["Ring 1"]',
      deliveryPostcode: '1010',
      deliveryCity: 'Wien',
      deliveryCountry: 'AT',
    })
    expect((await storedOrder(shop, unsure.orderId)).deliveryCountry).toBeNull()
    expect((await storedOrder(shop, sent.orderId)).deliveryCountry).toBeNull()
    for (const [{ customer }, country] of [
      [sure, 'AT'],
      [unsure, undefined],
      [sent, 'AT'],
    ] as const) {
      const [kept] = await listAddresses(shop.database.read, customer.userId)
      expect(kept?.parts?.country).toBe(country)
    }
    await shop.drop()
  })
})
