import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOrders } from '../../data/queries/orders/listed-orders.ts'
import { listParcels } from '../../data/queries/orders/parcels.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { claimOf, payForBasket, payForSomething } from '../../testing/buying.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import type { Caller } from '../shop.ts'
import { addParcel, correctParcel, removeParcel } from './change-parcels.ts'
import { getTimeline } from './get-timeline.ts'
import { sendOrder, undoSending } from './send-order.ts'
import { undoMs } from './tell-of-parcels.ts'
import { withdraw } from './withdraw.ts'

const first = { carrier: 'DHL', tracking: '0034 1' }
const second = { carrier: 'UPS', tracking: '1Z 999' }

describeOnEveryEngine('The parcels of an order', (engine) => {
  let shop: TestShop
  let packer: Caller
  beforeAll(async () => {
    shop = await openTestShop(engine)
    packer = await addAdmin(shop)
  })
  afterAll(() => shop.drop())

  const send = async (id: string, further: readonly (typeof first)[] = []) =>
    granted(await sendOrder(shop, packer, id, { ...first, further, withoutAddress: true }))
  const add = (id: string, parcel = second) => addParcel(shop, packer, id, parcel)
  const correct = (id: string, parcelId: string, parcel = second) =>
    correctParcel(shop, packer, { id, parcelId }, parcel)
  const remove = (id: string, parcelId: string) => removeParcel(shop, packer, { id, parcelId })
  const parcelsOf = (id: string) => listParcels(shop.database.read, { orderIds: [id] })
  const numbersOf = async (id: string) => (await parcelsOf(id)).map(({ tracking }) => tracking)
  const idOf = async (id: string, at: number) => (await parcelsOf(id))[at]?.id ?? ''
  const mailsTo = ({ email }: Caller) =>
    shop.database.read
      .selectFrom('outbox')
      .where('recipient', '=', email)
      .where((eb) => eb.or(['sent:%', 'parcel:%', 'corrected:%'].map((start) => eb('event', 'like', start))))
      .orderBy('created_at')
      .orderBy('id')
      .select(['event', 'subject', 'body', 'order_id as orderId'])
      .execute()
  const subjectsTo = async (customer: Caller) => (await mailsTo(customer)).map(({ subject }) => subject)
  /** Marks the waiting emails as tried, as a process does that is sending them. */
  const beginToSend = async () => {
    await shop.database.autocommit.updateTable('outbox').set({ attempts: 1 }).execute()
    shop.clock.moveBy(undoMs)
  }

  test('can be several, and one email has a link to each', async () => {
    const { customer, orderId } = await payForSomething(shop)
    await send(orderId, [second, { ...second, tracking: '1z999' }, { carrier: '', tracking: '7' }])
    expect(await numbersOf(orderId)).toEqual(['0034 1', '1Z 999', '7'])
    const [mail, ...others] = await mailsTo(customer)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('On its way: 2 × Spoke wrench')
    for (const part of [
      'in 3 parcels.',
      'Parcel 1: DHL 0034 1',
      'Parcel 3: 7',
      'See where parcel 1 is:\nhttps://www.dhl.com/en/express/tracking.html?AWB=00341',
      'See where parcel 2 is:\nhttps://www.ups.com/track?tracknum=1Z999',
    ])
      expect(mail?.body).toContain(part)
    expect(granted(await undoSending(shop, packer, orderId))).toBe(true)
    expect(await parcelsOf(orderId)).toEqual([])
    expect(await mailsTo(customer)).toEqual([])
  })

  test('include one that is added later, with its own email; the first stays on the order', async () => {
    const { customer, orderId } = await payForSomething(shop)
    await send(orderId)
    shop.clock.moveBy(1)
    const added = await Promise.all([add(orderId), add(orderId)])
    expect(new Set(added.map(granted)).size).toBe(1)
    expect(await subjectsTo(customer)).toEqual([
      'On its way: 2 × Spoke wrench',
      'Another parcel is on its way: 2 × Spoke wrench',
    ])
    expect(await numbersOf(orderId)).toEqual(['0034 1', '1Z 999'])
    expect(await storedOrder(shop, orderId)).toMatchObject(first)
    const timeline = granted(await getTimeline(shop, packer, orderId))
    expect(timeline.filter(({ kind }) => kind === 'sent' || kind === 'parcel')).toEqual([
      { at: expect.any(Number), kind: 'sent', ...first, by: packer.email },
      { at: expect.any(Number), kind: 'parcel', ...second, by: packer.email },
    ])
  })

  test('are found by every tracking number', async () => {
    const { orderId } = await payForSomething(shop)
    await send(orderId)
    granted(await add(orderId, { carrier: 'GLS', tracking: 'FINDME 4711' }))
    const found = async (search: string) => {
      const wanted = { search, filter: undefined, customerEmail: undefined, from: undefined, to: undefined }
      const page = await listOrders(
        shop.database,
        { ...wanted, oldestFirst: false },
        { limit: 9, after: undefined },
      )
      return page?.rows.map(({ id }) => id)
    }
    expect(await found('findme 4711')).toEqual([orderId])
    granted(await correct(orderId, await idOf(orderId, 1), { carrier: 'GLS', tracking: 'FINDHIM 4712' }))
    expect(await found('findme')).toEqual([])
    expect(await found('findhim')).toEqual([orderId])
    granted(await remove(orderId, await idOf(orderId, 1)))
    expect(await found('findhim')).toEqual([])
  })

  test('are shared by orders that a later parcel joins, with one email', async () => {
    const { customer, orderIds } = await payForBasket(shop, 2)
    for (const id of orderIds) await send(id)
    await beginToSend()
    await Promise.all(orderIds.map((id) => add(id)))
    expect(await subjectsTo(customer)).toEqual([
      'On their way: your 2 orders',
      'Another parcel is on its way: your 2 orders',
    ])
    const [one = '', two = ''] = orderIds
    expect(await idOf(one, 1)).toBe(await idOf(two, 1))
  })

  test('are refused for an order that is not sent, refunded or withdrawn', async () => {
    const { orderId, priceCents } = await payForSomething(shop)
    expect(codeOf(await add(orderId))).toBe('ORDER_NOT_SENT')
    expect(codeOf(await add('unknown'))).toBe('ORDER_NOT_FOUND')
    await send(orderId)
    const refund = { amountCents: priceCents, reason: '', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, packer, orderId, refund))
    expect(codeOf(await add(orderId))).toBe('ORDER_REFUNDED')
    const other = await payForSomething(shop)
    await send(other.orderId)
    const claim = await claimOf(shop, other)
    granted(await withdraw(shop, claim, [claim.number]))
    expect(codeOf(await add(other.orderId))).toBe('ORDER_WITHDRAWN')
    // A number that left is still corrected.
    expect(granted(await correct(other.orderId, await idOf(other.orderId, 0)))).toBe(true)
  })

  test('stay as they are if a refund is made while one is added', async () => {
    const { orderId, priceCents } = await payForSomething(shop)
    await send(orderId)
    const refund = { amountCents: priceCents, reason: '', restock: 0, idempotencyKey: undefined }
    const [added] = await Promise.all([add(orderId), refundOrder(shop, packer, orderId, refund)])
    expect(await parcelsOf(orderId)).toHaveLength(added.ok ? 2 : 1)
    if (!added.ok) expect(added.code).toBe('ORDER_REFUNDED')
  })

  test('are corrected for all orders in them before the customer is told', async () => {
    const { customer, orderIds } = await payForBasket(shop, 2)
    const [one = '', two = ''] = orderIds
    for (const id of orderIds) await send(id)
    const parcel = await idOf(one, 0)
    expect(granted(await correct(one, parcel))).toBe(true)
    expect(granted(await correct(one, parcel))).toBe(false)
    for (const id of [one, two]) expect(await storedOrder(shop, id)).toMatchObject(second)
    const [mail, ...others] = await mailsTo(customer)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('On their way: your 2 orders')
    expect(mail?.body).toContain('1Z 999')
    expect(mail?.body).not.toContain('0034')
  })

  test('are corrected with one further email, even for several corrections, once the customer was told', async () => {
    const { customer, orderId } = await payForSomething(shop)
    await send(orderId)
    await beginToSend()
    const parcel = await idOf(orderId, 0)
    granted(await correct(orderId, parcel, { carrier: 'UPS', tracking: 'wrong' }))
    granted(await correct(orderId, parcel))
    expect(await subjectsTo(customer)).toEqual([
      'On its way: 2 × Spoke wrench',
      'Corrected tracking number: 2 × Spoke wrench',
    ])
    const [, mail] = await mailsTo(customer)
    expect(mail?.body).toContain('Tracking number: 1Z 999')
    await beginToSend()
    granted(await correct(orderId, parcel, first))
    expect(await subjectsTo(customer)).toHaveLength(3)
    const timeline = granted(await getTimeline(shop, packer, orderId))
    expect(
      timeline.filter(({ kind, subject = '' }) => kind === 'message' && /Corrected/.test(subject)),
    ).toHaveLength(2)
  })

  test('can be removed without an email, except the last one', async () => {
    const { customer, orderId } = await payForSomething(shop)
    await send(orderId)
    const wrong = granted(await add(orderId))
    expect(granted(await remove(orderId, wrong))).toBe(true)
    expect(await subjectsTo(customer)).toEqual(['On its way: 2 × Spoke wrench'])
    expect(codeOf(await remove(orderId, wrong))).toBe('PARCEL_NOT_FOUND')
    expect(codeOf(await remove(orderId, await idOf(orderId, 0)))).toBe('PARCEL_LAST')
    const right = granted(await add(orderId))
    expect(codeOf(await correct(orderId, right, first))).toBe('PARCEL_KNOWN')
    granted(await remove(orderId, await idOf(orderId, 0)))
    expect(await storedOrder(shop, orderId)).toMatchObject(second)
  })

  test('are read and changed for an order that was sent before they had a table', async () => {
    const { customer, orderId } = await payForSomething(shop)
    await shop.database.autocommit
      .updateTable('orders')
      .set({ sent_at: shop.clock(), sent_by: packer.userId, ...first })
      .where('id', '=', orderId)
      .execute()
    shop.clock.moveBy(undoMs)
    granted(await add(orderId))
    expect(await numbersOf(orderId)).toEqual(['0034 1', '1Z 999'])
    expect(granted(await correct(orderId, orderId, { carrier: 'GLS', tracking: '5' }))).toBe(true)
    expect(await storedOrder(shop, orderId)).toMatchObject({ carrier: 'GLS', tracking: '5' })
    expect(await subjectsTo(customer)).toHaveLength(2)
  })

  test('are removed, later ones too, when the sending is undone within the minute', async () => {
    const { customer, orderId } = await payForSomething(shop)
    await send(orderId)
    granted(await add(orderId))
    const [undone, third] = await Promise.all([
      undoSending(shop, packer, orderId),
      add(orderId, { carrier: '', tracking: '9' }),
    ])
    expect(granted(undone)).toBe(true)
    if (!third.ok) expect(third.code).toBe('ORDER_NOT_SENT')
    expect(await parcelsOf(orderId)).toEqual([])
    expect(await mailsTo(customer)).toEqual([])
  })
})
