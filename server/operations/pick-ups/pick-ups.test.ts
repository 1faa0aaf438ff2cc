import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../../data/queries/orders/orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import { bookBasket, booking, claimOf } from '../../testing/buying.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { bookPickUp, offerPickUp, payForPickUp } from '../../testing/pick-ups.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { setTaxes } from '../../testing/tax-rates.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import { bookProduct } from '../orders/book-product.ts'
import { getTimeline } from '../orders/get-timeline.ts'
import { sendOrder, undoSending } from '../orders/send-order.ts'
import { withdraw } from '../orders/withdraw.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { proposeRefund } from '../refunds/propose-refund.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { chooseDeliveryWay } from './choose-delivery-way.ts'
import { findPickUps, handOut } from './hand-out.ts'
import { markReady, tellReadyAgain } from './mark-ready.ts'

const ada = { name: 'Ada', address: '1 Sample Street\n10115 Berlin\nGermany', phone: '030 1' }

describeOnEveryEngine('Orders that are picked up', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  const stored = async (id: string) => {
    const order = await findOrder(shop.database.read, id)
    if (!order) throw new Error('There is no such order')
    return order
  }

  const readyMails = () =>
    shop.database.read
      .selectFrom('outbox')
      .where('event', 'like', 'ready%')
      .orderBy('created_at')
      .select(['recipient', 'subject', 'body'])
      .execute()

  const codes = (outcomes: Awaited<ReturnType<typeof markReady>>) =>
    outcomes.map(({ outcome }) => (outcome.ok ? outcome.value : outcome.code))

  const refundAll = async (orderId: string) => {
    const { priceCents } = await stored(orderId)
    const refund = { amountCents: priceCents, reason: 'Broken', restock: 0, idempotencyKey: undefined }
    return refundOrder(shop, await addAdmin(shop), orderId, refund)
  }

  test('A booking to pick up costs no delivery, and is refused while the shop offers none', async () => {
    await setRates(shop, deliveryRates)
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 10 })
    const order = booking(productId, { way: 'pickup' })
    expect(await bookProduct(shop, customer, order)).toMatchObject({ code: 'PICK_UP_NOT_OFFERED' })
    await offerPickUp(shop)
    const { orderId, priceCents, deliveryCents } = granted(await bookProduct(shop, customer, order))
    expect(deliveryCents).toBe(0)
    expect(await stored(orderId)).toMatchObject({ deliveryWay: 'pickup', goodsCents: priceCents })
  })

  test('Choosing pick-up takes the fee and the address away, and delivery brings the fee back', async () => {
    await setRates(shop, deliveryRates)
    await offerPickUp(shop)
    const customer = await addCustomer(shop)
    const order = booking(await addTool(shop, { stock: 10 }), { deliverTo: 'DE' })
    const { orderId, priceCents } = granted(await bookProduct(shop, customer, order))
    granted(await setDeliveryAddress(shop, customer, [orderId], ada))
    expect(granted(await chooseDeliveryWay(shop, customer, { orderIds: [orderId], way: 'pickup' }))).toEqual({
      changed: 1,
      repricedOrders: 1,
    })
    expect(await stored(orderId)).toMatchObject({
      deliveryCents: 0,
      priceCents: priceCents - 590,
      deliveryAddress: null,
    })
    expect(codeOf(await setDeliveryAddress(shop, customer, [orderId], ada))).toBe('ORDER_WITHOUT_ADDRESS')
    granted(await chooseDeliveryWay(shop, customer, { orderIds: [orderId], way: 'parcel', country: 'AT' }))
    expect(await stored(orderId)).toMatchObject({ deliveryCents: 990, deliveryTo: 'AT' })
    const entries = granted(await getTimeline(shop, customer, orderId))
    expect(entries.filter(({ kind }) => kind === 're-priced')).toMatchObject([
      { way: 'pickup', delivery: 0 },
      { way: 'parcel', delivery: 9.9 },
    ])
  })

  test('The history says whether an order is delivered or picked up, even if prices include delivery', async () => {
    const { customer, orderId } = await bookPickUp(shop)
    granted(await chooseDeliveryWay(shop, customer, { orderIds: [orderId], way: 'parcel' }))
    const entries = granted(await getTimeline(shop, customer, orderId))
    expect(entries.filter(({ kind }) => kind === 're-priced')).toMatchObject([{ way: 'parcel' }])
  })

  test('A customer who picks up pays the tax of the shop, wherever the parcel would have gone', async () => {
    await setTaxes(shop, { abroad: 'net' })
    await offerPickUp(shop)
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 10, unitPriceCents: 11_900 })
    const atHome = { priceCents: 11_900, goodsCents: 11_900, unitPriceCents: 11_900, taxCountry: 'DE' }
    const inAustria = { priceCents: 12_000, goodsCents: 12_000, unitPriceCents: 12_000, taxCountry: 'AT' }
    const abroad = booking(productId, { deliverTo: 'AT' })
    const picked = await bookProduct(shop, customer, { ...abroad, way: 'pickup' })
    expect(await stored(granted(picked).orderId)).toMatchObject(atHome)
    const { orderId } = granted(await bookProduct(shop, customer, { ...abroad, idempotencyKey: undefined }))
    expect(await stored(orderId)).toMatchObject(inAustria)
    granted(await chooseDeliveryWay(shop, customer, { orderIds: [orderId], way: 'pickup' }))
    expect(await stored(orderId)).toMatchObject(atHome)
    granted(await chooseDeliveryWay(shop, customer, { orderIds: [orderId], way: 'parcel', country: 'AT' }))
    expect(await stored(orderId)).toMatchObject(inAustria)
  })

  test('Emails and invoice say where the order is picked up, and do not mention delivery', async () => {
    await setRates(shop, deliveryRates)
    const { customer } = await payForPickUp(shop)
    const mails = await shop.database.read.selectFrom('outbox').select('body').execute()
    const [booked, receipt] = mails.map(({ body }) => body)
    expect(receipt).toContain('An email tells you when you can pick it up.')
    expect(receipt).toContain('Pick up at: Truewheel workshop, 1 Sample Street, 80331 Munich')
    expect(`${booked}${receipt}`).not.toMatch(/deliver/i)
    const { content } = await shop.database.read
      .selectFrom('invoices')
      .select('content')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(content)).toMatchObject({
      buyer: { email: customer.email, address: '' },
      pickedUpAt: ['Truewheel workshop', '1 Sample Street', '80331 Munich'],
      lines: [{ product: expect.any(String) }],
    })
  })

  test('A withdrawal returns the delivery of its parcel, whatever else is picked up', async () => {
    await setRates(shop, deliveryRates)
    await offerPickUp(shop)
    const { customer, orderIds } = await bookBasket(shop, 2)
    const [sent = '', picked = ''] = orderIds
    granted(await chooseDeliveryWay(shop, customer, { orderIds: [picked], way: 'pickup' }))
    const { priceCents, deliveryCents } = await stored(sent)
    const sum = priceCents + (await stored(picked)).priceCents
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents: sum, orderIds }))
    const intentId = secret.replace(/_secret$/, '')
    expect(shop.cards.confirm(intentId)).toBe(true)
    granted(await recordPayment(shop, customer, sent, intentId))
    const claim = await claimOf(shop, { customer, orderId: sent })
    granted(await withdraw(shop, claim, [claim.number]))
    expect(deliveryCents).toBe(590)
    expect(await proposeRefund(shop, shop.database.read, await stored(sent))).toEqual({
      amountCents: priceCents,
      deliveryLeftCents: deliveryCents,
    })
  })

  test('Customers choose delivery or pick-up for their own unpaid orders only', async () => {
    const { customer, orderId } = await payForPickUp(shop)
    const choice = { orderIds: [orderId], way: 'parcel' } as const
    expect(codeOf(await chooseDeliveryWay(shop, customer, choice))).toBe('ORDER_ALREADY_PAID')
    expect(codeOf(await chooseDeliveryWay(shop, await addCustomer(shop), choice))).toBe('ORDER_NOT_FOUND')
  })

  test('Ready orders of a customer share one code, and one call sends one email', async () => {
    const first = await payForPickUp(shop)
    const { customer } = first
    const second = await payForPickUp(shop, { customer })
    const third = await payForPickUp(shop, { customer })
    const other = await payForPickUp(shop)
    const packer = await addAdmin(shop)
    expect(codes(await markReady(shop, packer, [first.orderId, second.orderId, 'none']))).toEqual([
      true,
      true,
      'ORDER_NOT_FOUND',
    ])
    expect(codes(await markReady(shop, packer, [first.orderId, third.orderId, other.orderId]))).toEqual([
      false,
      true,
      true,
    ])
    const mails = await readyMails()
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [customer.email, customer.email, other.customer.email].toSorted(),
    )
    const { pickupCode } = await stored(first.orderId)
    expect(pickupCode).toMatch(/^\d{6}$/)
    expect((await stored(third.orderId)).pickupCode).toBe(pickupCode)
    expect((await stored(other.orderId)).pickupCode).not.toBe(pickupCode)
    const own = mails.find(({ recipient }) => recipient === customer.email)
    expect(own?.body).toContain(`${pickupCode?.slice(0, 3)} ${pickupCode?.slice(3)}`)
    expect(own?.body).toContain('80331 Munich')
    expect(await findPickUps(shop.database.read, pickupCode ?? '')).toHaveLength(3)
  })

  test('The email is sent again, at most once a minute', async () => {
    const { orderId } = await payForPickUp(shop)
    const packer = await addAdmin(shop)
    expect(codeOf(await tellReadyAgain(shop, packer, orderId))).toBe('ORDER_NOT_READY')
    await markReady(shop, packer, [orderId])
    expect(codeOf(await tellReadyAgain(shop, packer, orderId))).toBe('READY_JUST_TOLD')
    shop.clock.moveBy(minuteMs)
    const twice = await Promise.all([1, 2].map(() => tellReadyAgain(shop, packer, orderId)))
    expect(twice.map(codeOf).toSorted()).toEqual(['READY_JUST_TOLD', 'done'])
    expect(await readyMails()).toHaveLength(2)
  })

  test('A handed-out order has no parcel and is no longer ready; handing out can be undone for a minute', async () => {
    const { customer, orderId } = await payForPickUp(shop)
    const packer = await addAdmin(shop)
    await markReady(shop, packer, [orderId])
    expect(codes(await handOut(shop, packer, [orderId]))).toEqual([true])
    expect(codes(await markReady(shop, packer, [orderId]))).toEqual(['ORDER_HANDED_OUT'])
    const entries = granted(await getTimeline(shop, customer, orderId))
    expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ready', 'handed-out']))
    expect(entries.map(({ kind }) => kind)).not.toContain('sent')
    expect(granted(await undoSending(shop, packer, orderId))).toBe(true)
    expect(codes(await handOut(shop, packer, [orderId]))).toEqual([true])
  })

  test('Refuses what cannot be handed out, each with its reason', async () => {
    const unpaid = await bookPickUp(shop)
    const refunded = await payForPickUp(shop)
    granted(await refundAll(refunded.orderId))
    const packer = await addAdmin(shop)
    const parcel = granted(
      await bookProduct(shop, unpaid.customer, booking(await addTool(shop, { stock: 3 }))),
    )
    const all = [unpaid.orderId, refunded.orderId, parcel.orderId]
    const reasons = ['ORDER_NOT_PAID', 'ORDER_REFUNDED', 'ORDER_NOT_PICKED_UP']
    expect(codes(await handOut(shop, packer, all))).toEqual(reasons)
    expect(codes(await markReady(shop, packer, all))).toEqual(reasons)
  })

  test('An order that is picked up is not sent', async () => {
    const { orderId } = await payForPickUp(shop)
    const sending = { carrier: 'DHL', tracking: '', withoutAddress: true }
    expect(codeOf(await sendOrder(shop, await addAdmin(shop), orderId, sending))).toBe('ORDER_PICKED_UP')
    expect(await findPickUps(shop.database.read, '000')).toEqual([])
  })

  test('Of two concurrent packers only one hands the order out', async () => {
    const { orderId } = await payForPickUp(shop)
    const packers = await Promise.all([addAdmin(shop), addAdmin(shop)])
    const handed = await Promise.all(packers.map((packer) => handOut(shop, packer, [orderId])))
    expect(handed.flatMap(codes).toSorted()).toEqual([false, true])
  })

  test('Of two concurrent calls only one marks the order as ready, with one email', async () => {
    const { orderId } = await payForPickUp(shop)
    const packers = await Promise.all([addAdmin(shop), addAdmin(shop)])
    const marked = await Promise.all(packers.map((packer) => markReady(shop, packer, [orderId])))
    expect(marked.flatMap(codes).toSorted()).toEqual([false, true])
    expect(await readyMails()).toHaveLength(1)
  })

  test('A refund and a concurrent hand-out have only one of the two outcomes', async () => {
    const { orderId } = await payForPickUp(shop)
    const [handed, refunded] = await Promise.all([
      handOut(shop, await addAdmin(shop), [orderId]),
      refundAll(orderId),
    ])
    granted(refunded)
    expect([[true], ['ORDER_REFUNDED']]).toContainEqual(codes(handed))
    expect((await stored(orderId)).sentAt === null).toBe(codes(handed)[0] === 'ORDER_REFUNDED')
  })

  test('An order that is refunded while it is marked as ready is not handed out', async () => {
    const { orderId } = await payForPickUp(shop)
    const packer = await addAdmin(shop)
    await Promise.all([markReady(shop, packer, [orderId]), refundAll(orderId)])
    expect(codes(await handOut(shop, packer, [orderId]))).toEqual(['ORDER_REFUNDED'])
  })
})
