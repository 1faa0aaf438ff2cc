import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDueMessages } from '../../data/queries/emails/outbox.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { bookSomething, payAtProvider, payForSomething, recordNow, sendAnyway } from '../../testing/buying.ts'
import { addAdmin, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeReference } from './change-reference.ts'
import { sendOrder, undoSending } from './send-order.ts'
import { undoMs } from './tell-of-parcels.ts'

describeOnEveryEngine('Sending an order', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  test('Stores the time for a paid order, once', async () => {
    const { orderId } = await payForSomething(shop)
    const sentAt = shop.clock()
    expect(granted(await sendAnyway(shop, staff, orderId))).toBe(true)
    shop.clock.moveBy(1_000)
    expect(granted(await sendAnyway(shop, staff, orderId))).toBe(false)
    expect((await storedOrder(shop, orderId)).sentAt).toBe(sentAt)
  })

  test('Happens once if two admins send the order at the same time', async () => {
    const { orderId } = await payForSomething(shop)
    const sent = await Promise.all([sendAnyway(shop, staff, orderId), sendAnyway(shop, staff, orderId)])
    expect(sent.map(granted).toSorted()).toEqual([false, true])
  })

  test('Is refused for an unpaid order', async () => {
    const { orderId } = await bookSomething(shop)
    expect(codeOf(await sendAnyway(shop, staff, orderId))).toBe('ORDER_NOT_PAID')
    expect((await storedOrder(shop, orderId)).sentAt).toBeNull()
  })

  test('Is refused for cancelled and unknown orders with ORDER_NOT_FOUND', async () => {
    const { orderId, customer } = await bookSomething(shop)
    granted(await cancelOrder(shop, customer, orderId))
    expect(codeOf(await sendAnyway(shop, staff, orderId))).toBe('ORDER_NOT_FOUND')
    expect(codeOf(await sendAnyway(shop, staff, 'unknown'))).toBe('ORDER_NOT_FOUND')
  })

  const parcel = { carrier: 'UPS', tracking: '1Z 999', withoutAddress: false }

  test('Needs a confirmation if the order has no address', async () => {
    const { customer, orderId } = await payForSomething(shop)
    expect(codeOf(await sendOrder(shop, staff, orderId, parcel))).toBe('ADDRESS_MISSING')
    granted(await saveProfile(shop, customer, customer.email, { address: '1 Spoke Lane', phone: '555 0100' }))
    expect(granted(await sendOrder(shop, staff, orderId, parcel))).toBe(true)
    expect(await storedOrder(shop, orderId)).toMatchObject({
      carrier: 'UPS',
      tracking: '1Z 999',
      // Personal data stays until the account is deleted.
      customerEmail: customer.email,
      deliveryPhone: '555 0100',
    })
  })

  test('Emails the customer once, with carrier and number, a minute later', async () => {
    const { customer, orderId } = await payForSomething(shop)
    const anyway = { ...parcel, withoutAddress: true }
    await Promise.all([sendOrder(shop, staff, orderId, anyway), sendOrder(shop, staff, orderId, anyway)])
    const message = {
      event: `sent:${orderId}`,
      recipient: customer.email,
      subject: 'On its way: 2 × Spoke wrench',
    }
    const messages = (await storedMessages(shop, 'sent')).filter(({ event }) => event === message.event)
    expect(messages).toEqual([{ ...message, body: expect.stringContaining('Tracking number: 1Z 999') }])
    expect(messages[0]?.body).toContain('https://www.ups.com/track?tracknum=1Z999')
    const due = (later: number) => listDueMessages(shop.database.read, shop.clock() + later, 1000)
    expect((await due(undoMs)).length).toBeGreaterThan((await due(undoMs - 1)).length)
  })

  test('Names the own number of the order in the email', async () => {
    const bought = await bookSomething(shop)
    const { customer, orderId } = bought
    granted(await changeReference(shop, customer, [orderId], 'PO 4711'))
    granted(await recordNow(shop, customer, orderId, await payAtProvider(shop, bought)))
    granted(await sendOrder(shop, staff, orderId, { ...parcel, withoutAddress: true }))
    const messages = await storedMessages(shop, 'sent')
    const mail = messages.find(({ event }) => event === `sent:${orderId}`)
    expect(mail?.body).toContain('Your order number: PO 4711')
  })

  test('Can be undone for a minute, which withdraws the email', async () => {
    const { orderId } = await payForSomething(shop)
    granted(await sendOrder(shop, staff, orderId, { ...parcel, withoutAddress: true }))
    const undone = await Promise.all([undoSending(shop, staff, orderId), undoSending(shop, staff, orderId)])
    expect(undone.map(granted).toSorted()).toEqual([false, true])
    expect(await storedOrder(shop, orderId)).toMatchObject({ sentAt: null, carrier: null, tracking: null })
    const events = async () => (await storedMessages(shop, 'sent')).map(({ event }) => event)
    expect(await events()).not.toContain(`sent:${orderId}`)
    expect(granted(await sendAnyway(shop, staff, orderId))).toBe(true)
    expect(await events()).toContain(`sent:${orderId}`)
    shop.clock.moveBy(undoMs)
    expect(codeOf(await undoSending(shop, staff, orderId))).toBe('SENDING_TOLD')
  })

  test('Is refused for a refunded order, unless only a part was refunded', async () => {
    const admin = await addAdmin(shop)
    const { orderId, priceCents } = await payForSomething(shop)
    const other = await payForSomething(shop)
    const refund = async (id: string, amountCents: number) =>
      granted(
        await refundOrder(shop, admin, id, {
          amountCents,
          reason: '',
          restock: 0,
          idempotencyKey: undefined,
        }),
      )
    await refund(orderId, priceCents)
    await refund(other.orderId, priceCents - 1)
    expect(codeOf(await sendAnyway(shop, staff, orderId))).toBe('ORDER_REFUNDED')
    expect(granted(await sendAnyway(shop, staff, other.orderId))).toBe(true)
  })

  test('Cannot be undone while its email is on the way, or if the order is not sent', async () => {
    const { orderId } = await payForSomething(shop)
    expect(granted(await undoSending(shop, staff, orderId))).toBe(false)
    expect(codeOf(await undoSending(shop, staff, 'unknown'))).toBe('ORDER_NOT_FOUND')
    const cancelled = await bookSomething(shop)
    granted(await cancelOrder(shop, cancelled.customer, cancelled.orderId))
    expect(codeOf(await undoSending(shop, staff, cancelled.orderId))).toBe('ORDER_NOT_FOUND')
    granted(await sendAnyway(shop, staff, orderId))
    const claimed = shop.database.autocommit.updateTable('outbox').set({ attempts: 1 })
    await claimed.where('event', '=', `sent:${orderId}`).execute()
    expect(codeOf(await undoSending(shop, staff, orderId))).toBe('SENDING_TOLD')
    expect((await storedOrder(shop, orderId)).sentAt).not.toBeNull()
  })

  test('Is listed in the record of changes with its parcel, if known, and so is each undo', async () => {
    const { orderId } = await payForSomething(shop)
    granted(await sendOrder(shop, staff, orderId, { ...parcel, withoutAddress: true }))
    granted(await undoSending(shop, staff, orderId))
    granted(await sendAnyway(shop, staff, orderId))
    const entries = await shop.database.read
      .selectFrom('changes')
      .where('subject_id', '=', orderId)
      .orderBy('sequence')
      .select(['action', 'subject_kind', 'subject_name', 'after'])
      .execute()
    const entry = { subject_kind: 'order', subject_name: 'Spoke wrench' }
    expect(entries.map(({ after, ...others }) => ({ ...others, after: JSON.parse(after ?? '') }))).toEqual([
      { ...entry, action: 'order.sent', after: { sent: true, carrier: 'UPS', tracking: '1Z 999' } },
      { ...entry, action: 'order.sending-undone', after: { sent: false } },
      { ...entry, action: 'order.sent', after: { sent: true } },
    ])
  })
})
