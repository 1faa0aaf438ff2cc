import { expect, test } from 'vitest'
import { done } from '../../../../domain/outcome.ts'
import { bookSomething } from '../../../testing/buying.ts'
import { openTestShop } from '../../../testing/test-shop.ts'
import type { Transaction } from '../../database.ts'
import { describeOnEveryEngine } from '../../testing/engines.ts'
import { setState } from '../catalogue/product-states.ts'
import { bringProductBack, markProductDeleted } from '../catalogue/product-writes.ts'
import { moveStock } from '../catalogue/stock.ts'
import { markDisputed } from '../payments/disputes.ts'
import { extendHolds } from './held-stock.ts'
import { giveAddress } from './order-addresses.ts'
import {
  markCancelled,
  markHeld,
  markPaid,
  markReleased,
  markSent,
  markUnsent,
  markWithdrawn,
} from './order-marks.ts'

describeOnEveryEngine('A mark on one order or its product', (engine) => {
  test('is not set on another order or product', async () => {
    const shop = await openTestShop(engine)
    const { orderId: id, productId, customer } = await bookSomething(shop)
    const other = await bookSomething(shop, { customer })
    const { read } = shop.database
    const rowsOfOther = async () => [
      await read.selectFrom('orders').where('id', '=', other.orderId).selectAll().execute(),
      await read.selectFrom('products').where('id', '=', other.productId).selectAll().execute(),
    ]
    const before = await rowsOfOther()
    const now = shop.clock() + 1
    const address = { name: 'Lee', address: '1 Spoke Lane', phone: '555 0100' }
    const order = { id, userName: 'Lee', userPhone: '', customerReference: null }
    const charge = { transactionId: 'pi_1', card: undefined }
    const writes: readonly ((transaction: Transaction) => Promise<unknown>)[] = [
      (transaction) => extendHolds(transaction, [id]),
      (transaction) => markReleased(transaction, id),
      (transaction) => markHeld(transaction, id, { expiresAt: now, extendsTo: null }, 'an address'),
      (transaction) => giveAddress(transaction, { id: 'given', order, source: 'customer', ...address }, now),
      (transaction) => markPaid(transaction, { id, place: 1 }, charge, now),
      (transaction) => markDisputed(transaction, id, 'open'),
      (transaction) =>
        markSent(transaction, id, { at: now, by: customer.userId, carrier: 'UPS', tracking: '1' }),
      (transaction) => markWithdrawn(transaction, id, now),
      (transaction) => markUnsent(transaction, id),
      (transaction) => markCancelled(transaction, id, { at: now, by: 'customer' }),
      (transaction) => moveStock(transaction, { productId, quantity: 1, reason: 'restock' }, now),
      (transaction) => setState(transaction, productId, 'hidden', now),
      (transaction) => markProductDeleted(transaction, productId, now),
      (transaction) => bringProductBack(transaction, productId),
    ]
    for (const [place, write] of writes.entries()) {
      await shop.database.write(async (transaction) => done(await write(transaction)))
      expect([place, await rowsOfOther()]).toEqual([place, before])
    }
    // The other order has its own hold and mark of cancellation, which a wrong change would lose.
    await shop.database.write(async (transaction) => {
      const sent = { at: now, by: customer.userId, carrier: 'UPS', tracking: '1' }
      await markPaid(transaction, { id: other.orderId, place: 1 }, { ...charge, transactionId: 'pi_2' }, now)
      await markSent(transaction, other.orderId, sent)
      await markUnsent(transaction, id)
      return done(null)
    })
    expect((await rowsOfOther())[0]).toMatchObject([{ state: 'paid', tracking: '1' }])
    await shop.drop()
  })
})
