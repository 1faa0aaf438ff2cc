import { afterAll, beforeAll, expect, test } from 'vitest'
import { countryUnknown, mostAddresses } from '../../../contract/orders/addresses.ts'
import { noParts } from '../../../domain/addresses/address-parts.ts'
import { listAddresses } from '../../data/queries/accounts/addresses.ts'
import { partsOfRow } from '../../data/queries/orders/address-columns.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { booking, bookSomething, payAtProvider, payForSomething, sendAnyway } from '../../testing/buying.ts'
import { addCustomer, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { getTimeline } from '../orders/get-timeline.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import { addAddress, changeAddress, deleteAddress } from './keep-addresses.ts'
import { setDeliveryAddress } from './set-delivery-address.ts'

const workshop = { name: 'Ada Lovelace', address: '1 Spoke Lane', phone: '555 0100' }
const vienna = { name: 'Ada', phone: '555', lines: ['Ring 1'], postcode: '1010', city: 'Wien', country: 'AT' }
const home = { name: 'Ada', address: '2 Hub Street', phone: '555 0199' }

describeOnEveryEngine("An order's address", (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  const addressOf = async (orderId: string) => (await storedOrder(shop, orderId)).deliveryAddress
  const historyOf = async (caller: Awaited<ReturnType<typeof addCustomer>>, orderId: string) =>
    granted(await getTimeline(shop, caller, orderId))
      .filter(({ kind }) => kind === 'address')
      .map(({ source, address }) => [source, address])

  test("Can change until the order is sent, and the order's history lists each change", async () => {
    const { customer, orderId } = await payForSomething(shop)
    expect(granted(await setDeliveryAddress(shop, customer, [orderId], workshop)).changed).toBe(1)
    expect(granted(await setDeliveryAddress(shop, customer, [orderId], workshop)).changed).toBe(0)
    shop.clock.moveBy(1)
    expect(granted(await setDeliveryAddress(shop, customer, [orderId], home)).changed).toBe(1)
    expect(await historyOf(customer, orderId)).toEqual([
      ['customer', workshop.address],
      ['customer', home.address],
    ])
    granted(await sendAnyway(shop, staff, orderId))
    expect(codeOf(await setDeliveryAddress(shop, customer, [orderId], workshop))).toBe('ORDER_SENT')
    expect(await addressOf(orderId)).toBe(home.address)
  })

  test('Is not changed by a later payment', async () => {
    const bought = await bookSomething(shop)
    const { customer, orderId } = bought
    expect(granted(await setDeliveryAddress(shop, customer, [orderId], workshop, true)).changed).toBe(1)
    granted(await recordPayment(shop, customer, orderId, await payAtProvider(shop, bought)))
    expect(codeOf(await setDeliveryAddress(shop, customer, [orderId], home, true))).toBe('ORDER_ALREADY_PAID')
    expect(await addressOf(orderId)).toBe(workshop.address)
    expect(await listAddresses(shop.database.read, customer.userId)).toMatchObject([workshop])
  })

  test('Is set for all named orders or for none', async () => {
    const one = await bookSomething(shop)
    const other = await bookSomething(shop)
    const both = [one.orderId, other.orderId]
    expect(codeOf(await setDeliveryAddress(shop, one.customer, both, workshop))).toBe('ORDER_NOT_FOUND')
    expect(await addressOf(one.orderId)).toBeNull()
    granted(await cancelOrder(shop, one.customer, one.orderId))
    expect(codeOf(await setDeliveryAddress(shop, one.customer, [one.orderId], workshop))).toBe(
      'ORDER_NOT_FOUND',
    )
  })

  test('Comes from the profile if the order is paid without an address, and stays when the profile changes', async () => {
    const bought = await bookSomething(shop)
    const { customer, orderId } = bought
    granted(await saveProfile(shop, customer, customer.email, { ...workshop }))
    const intentId = await payAtProvider(shop, bought)
    expect(await addressOf(orderId)).toBeNull()
    granted(await recordPayment(shop, customer, orderId, intentId))
    granted(await saveProfile(shop, customer, customer.email, { address: home.address }))
    expect(await addressOf(orderId)).toBe(workshop.address)
    expect(await historyOf(customer, orderId)).toEqual([['profile', workshop.address]])
  })

  test('Comes from the profile that is saved after the payment, if the order has none', async () => {
    const { customer, orderId } = await payForSomething(shop)
    granted(await saveProfile(shop, customer, customer.email, { phone: '1' }))
    expect(await addressOf(orderId)).toBeNull()
    granted(await saveProfile(shop, customer, customer.email, { address: home.address }))
    expect(await storedOrder(shop, orderId)).toMatchObject({
      deliveryName: customer.name,
      deliveryAddress: home.address,
      deliveryPhone: '1',
    })
  })

  test('Changes before a concurrent sending, or the change is refused', async () => {
    const { customer, orderId } = await payForSomething(shop)
    granted(await setDeliveryAddress(shop, customer, [orderId], workshop))
    const [changed, sent] = await Promise.all([
      setDeliveryAddress(shop, customer, [orderId], home),
      sendAnyway(shop, staff, orderId),
    ])
    granted(sent)
    expect(await addressOf(orderId)).toBe(changed.ok ? home.address : workshop.address)
  })

  test('Concurrent calls for the same orders and for the profile do not deadlock, in any order', async () => {
    const { customer, orderId, productId } = await payForSomething(shop)
    const other = granted(await bookProduct(shop, customer, booking(productId))).orderId
    const calls = Array.from({ length: 8 }, (_, call) =>
      call % 4 === 3
        ? saveProfile(shop, customer, customer.email, { address: `${call} Rim Road` })
        : setDeliveryAddress(shop, customer, call % 2 === 0 ? [orderId, other] : [other, orderId], home),
    )
    expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true)
    expect(await addressOf(other)).toBe(home.address)
  })
})

describeOnEveryEngine('The addresses of an account', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  const kept = async ({ userId }: { readonly userId: string }) =>
    (await listAddresses(shop.database.read, userId)).map(({ address }) => address)

  test('Are listed once each, the last used first', async () => {
    const { customer, orderId } = await bookSomething(shop)
    granted(await addAddress(shop, customer, workshop))
    shop.clock.moveBy(1)
    granted(await addAddress(shop, customer, home))
    shop.clock.moveBy(1)
    granted(await setDeliveryAddress(shop, customer, [orderId], workshop))
    expect(await kept(customer)).toEqual([workshop.address, home.address])
  })

  test("Include the profile's address, which no call needs to add", async () => {
    const customer = await addCustomer(shop)
    granted(await saveProfile(shop, customer, customer.email, { address: '3 Rim Road' }))
    expect(await kept(customer)).toEqual(['3 Rim Road'])
  })

  test('Have the parts that were sent, and a text composed of them', async () => {
    const { customer, orderId } = await bookSomething(shop)
    granted(await setDeliveryAddress(shop, customer, [orderId], vienna))
    const parts = { ...noParts, lines: ['Ring 1'], postcode: '1010', city: 'Wien', country: 'AT' }
    const address = 'Ring 1\n1010 Wien\nAustria'
    const [stored] = await listAddresses(shop.database.read, customer.userId)
    expect(stored).toMatchObject({ name: 'Ada', phone: '555', address, parts })
    const order = await storedOrder(shop, orderId)
    expect(order).toMatchObject({ deliveryAddress: address, deliveryCountry: 'AT', deliveryPostcode: '1010' })
    expect(partsOfRow(order, address)).toEqual(parts)
    expect(granted(await setDeliveryAddress(shop, customer, [orderId], vienna)).changed).toBe(0)
    expect(
      granted(await setDeliveryAddress(shop, customer, [orderId], { ...vienna, country: 'DE' })).changed,
    ).toBe(1)
  })

  test('Have the parts that a text says for sure, and keep the text', async () => {
    const customer = await addCustomer(shop)
    const address = 'Ring 1, A-1010 Wien, Austria'
    granted(await addAddress(shop, customer, { name: 'Ada', phone: '555', address }))
    const parts = { ...noParts, lines: ['Ring 1'], postcode: '1010', city: 'Wien', country: 'AT' }
    expect(await listAddresses(shop.database.read, customer.userId)).toMatchObject([{ address, parts }])
    granted(await saveProfile(shop, customer, customer.email, { address }))
    const { customer: payer, orderId } = await payForSomething(shop)
    granted(await saveProfile(shop, payer, payer.email, { address }))
    expect((await storedOrder(shop, orderId)).deliveryCountry).toBe('AT')
  })

  test('Are refused with a code that no country has', async () => {
    const { customer, orderId } = await bookSomething(shop)
    const nowhere = { ...vienna, country: 'ZZ' }
    const refusals = [
      await setDeliveryAddress(shop, customer, [orderId], nowhere),
      await addAddress(shop, customer, nowhere),
      await changeAddress(shop, customer, { id: 'a', ...nowhere }),
    ]
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 'INPUT_INVALID', fields: { country: countryUnknown() } })
    expect((await storedOrder(shop, orderId)).deliveryAddress).toBeNull()
  })

  test('A used address replaces the kept text of the same address that had no country', async () => {
    const { customer, orderId } = await bookSomething(shop)
    granted(
      await addAddress(shop, customer, { name: 'Ada', phone: '555 0100', address: 'Ring 1\n1010 Wien' }),
    )
    granted(await addAddress(shop, customer, workshop))
    granted(await setDeliveryAddress(shop, customer, [orderId], vienna))
    expect((await kept(customer)).sort()).toEqual(['1 Spoke Lane', 'Ring 1\n1010 Wien\nAustria'])
  })

  test('Are at most 20: a twenty-first is refused, but used addresses replace the oldest', async () => {
    const { customer, orderId } = await bookSomething(shop)
    for (let number = 1; number <= mostAddresses; number += 1) {
      shop.clock.moveBy(1)
      granted(await addAddress(shop, customer, { ...home, address: `${number} Hub Street` }))
    }
    expect(codeOf(await addAddress(shop, customer, workshop))).toBe('ADDRESSES_LIMIT')
    shop.clock.moveBy(1)
    granted(await setDeliveryAddress(shop, customer, [orderId], workshop))
    const addresses = await kept(customer)
    expect(addresses).toHaveLength(mostAddresses)
    expect(addresses[0]).toBe(workshop.address)
    expect(addresses).not.toContain('1 Hub Street')
  })

  test('Are counted one by one when several are added at the same time', async () => {
    const customer = await addCustomer(shop)
    const calls = Array.from({ length: mostAddresses + 4 }, (_, number) =>
      addAddress(shop, customer, { ...home, address: `${number} Hub Street` }),
    )
    expect((await Promise.all(calls)).filter(({ ok }) => ok)).toHaveLength(mostAddresses)
  })

  test('Cannot be changed or deleted by another account', async () => {
    const [ada, eve] = [await addCustomer(shop), await addCustomer(shop)]
    const id = granted(await addAddress(shop, ada, workshop))
    expect(codeOf(await changeAddress(shop, eve, { id, ...home }))).toBe('ADDRESS_NOT_FOUND')
    expect(codeOf(await deleteAddress(shop, eve, id))).toBe('ADDRESS_NOT_FOUND')
    granted(await changeAddress(shop, ada, { id, ...home }))
    expect(await kept(ada)).toEqual([home.address])
    granted(await deleteAddress(shop, ada, id))
    expect(await kept(ada)).toEqual([])
  })
})
