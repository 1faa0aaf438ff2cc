import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { payForBasket, payForSomething } from '../../testing/buying.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import type { Caller } from '../shop.ts'
import { sendOrder, undoSending } from './send-order.ts'
import { undoMs } from './tell-of-parcels.ts'

const dhl = { carrier: 'DHL', tracking: '0034 1', withoutAddress: true }

describeOnEveryEngine('One parcel', (engine) => {
  let shop: TestShop
  let packer: Caller
  beforeAll(async () => {
    shop = await openTestShop(engine)
    packer = await addAdmin(shop)
  })
  afterAll(() => shop.drop())

  const send = (id: string, parcel = dhl) => sendOrder(shop, packer, id, parcel)
  const mailsTo = async ({ email }: Caller) =>
    (await storedMessages(shop, 'sent')).filter(({ recipient }) => recipient === email)

  test('with five orders makes one email, which names each of them', async () => {
    const { customer, orderIds } = await payForBasket(shop, 5)
    for (const id of orderIds) expect(granted(await send(id))).toBe(true)
    const [mail, ...others] = await mailsTo(customer)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('On their way: your 5 orders')
    expect(mail?.body).toContain('We have sent your 5 orders in one parcel.')
    expect(mail?.body).toContain('Tracking number: 0034 1')
    for (const id of orderIds) {
      const { number, tracking } = await storedOrder(shop, id)
      expect(mail?.body).toContain(formatOrderNumber(number))
      expect(tracking).toBe('0034 1')
    }
    const parcels = await shop.database.read
      .selectFrom('parcel_orders')
      .where('order_id', 'in', orderIds)
      .select('parcel_id')
      .execute()
    expect(new Set(parcels.map((row) => row.parcel_id)).size).toBe(1)
  })

  test('makes one email if two packers mark its orders at the same time', async () => {
    const { customer, orderIds } = await payForBasket(shop, 4)
    await Promise.all(orderIds.map((id) => send(id)))
    expect(await mailsTo(customer)).toHaveLength(1)
  })

  test('makes one email if its orders are marked one after the other within the minute', async () => {
    const { customer, orderIds } = await payForBasket(shop, 3)
    const [one = '', two = '', three = ''] = orderIds
    granted(await send(one))
    shop.clock.moveBy(undoMs - 1)
    granted(await send(two, { ...dhl, carrier: 'dhl', tracking: '00341' }))
    expect(await mailsTo(customer)).toHaveLength(1)
    shop.clock.moveBy(undoMs)
    granted(await send(three))
    expect(await mailsTo(customer)).toHaveLength(2)
  })

  test('names a later order in a separate email once a process sends the first', async () => {
    const { customer, orderIds } = await payForBasket(shop, 2)
    const [one = '', two = ''] = orderIds
    granted(await send(one))
    const claimed = shop.database.autocommit.updateTable('outbox').set({ attempts: 1 })
    await claimed.where('event', '=', `sent:${one}`).execute()
    granted(await send(two))
    expect((await mailsTo(customer)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('On its way: 1 ×'),
      expect.stringContaining('On its way: 1 ×'),
    ])
    expect(codeOf(await undoSending(shop, packer, one))).toBe('SENDING_TOLD')
    expect(granted(await undoSending(shop, packer, two))).toBe(true)
    expect(await mailsTo(customer)).toHaveLength(1)
  })

  test.each([
    ['another number', { ...dhl, tracking: '0035' }],
    ['another carrier', { ...dhl, carrier: 'UPS' }],
  ])('is not shared with %s', async (_, other) => {
    const { customer, orderIds } = await payForBasket(shop, 2)
    const [one = '', two = ''] = orderIds
    granted(await send(one))
    granted(await send(two, other))
    expect(await mailsTo(customer)).toHaveLength(2)
  })

  test('is not shared with another address, nor with another customer', async () => {
    const { customer, orderIds } = await payForBasket(shop, 2)
    const [one = '', two = ''] = orderIds
    const address = { name: 'Ada', address: '1 Spoke Lane', phone: '' }
    granted(await setDeliveryAddress(shop, customer, [one], address))
    granted(await setDeliveryAddress(shop, customer, [two], { ...address, address: '2 Spoke Lane' }))
    const other = await payForSomething(shop)
    for (const id of [one, two, other.orderId]) granted(await send(id))
    expect(await mailsTo(customer)).toHaveLength(2)
    expect(await mailsTo(other.customer)).toHaveLength(1)
  })

  test('without a number is not assumed for two orders, but they share the email', async () => {
    const { customer, orderIds } = await payForBasket(shop, 2)
    const none = { carrier: '', tracking: '', withoutAddress: true }
    for (const id of orderIds) granted(await send(id, none))
    const [mail, ...others] = await mailsTo(customer)
    expect(others).toEqual([])
    expect(mail?.body).toContain('We have sent your 2 orders.')
    const parcels = shop.database.read.selectFrom('parcel_orders').where('order_id', 'in', orderIds)
    expect(new Set((await parcels.select('parcel_id').execute()).map((row) => row.parcel_id)).size).toBe(2)
  })

  test('loses an order whose sending is undone, and its email names the others', async () => {
    const { customer, orderIds } = await payForBasket(shop, 3)
    const [one = ''] = orderIds
    for (const id of orderIds) granted(await send(id))
    expect(granted(await undoSending(shop, packer, one))).toBe(true)
    expect((await mailsTo(customer)).map(({ subject }) => subject)).toEqual(['On their way: your 2 orders'])
    // The same order leaves in another parcel: the event of its name belongs to the others.
    granted(await send(one, { ...dhl, tracking: '77' }))
    expect((await mailsTo(customer)).map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringContaining('On its way: 1 ×'),
      'On their way: your 2 orders',
    ])
    for (const id of orderIds.slice(1)) expect(granted(await undoSending(shop, packer, id))).toBe(true)
    expect(await mailsTo(customer)).toHaveLength(1)
  })
})
