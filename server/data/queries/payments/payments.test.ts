import { expect, test } from 'vitest'
import { done } from '../../../../domain/outcome.ts'
import { bookSomething } from '../../../testing/buying.ts'
import { openTestShop } from '../../../testing/test-shop.ts'
import { describeOnEveryEngine } from '../../testing/engines.ts'
import { insertPayment, listPaymentsOfOrder, touchPayment } from './payments.ts'

describeOnEveryEngine('Payments created at the same instant', (engine) => {
  test('keep their order after one of them changes', async () => {
    const shop = await openTestShop(engine)
    const { customer, orderId } = await bookSomething(shop)
    const intents = Array.from({ length: 8 }, (_, index) => `pi_${index}`)
    await shop.database.write(async (transaction) => {
      for (const intentId of intents) {
        const orders = [{ id: orderId, priceCents: 2500 }]
        const payment = { intentId, userId: customer.userId, orders, amountCents: 2500 }
        await insertPayment(transaction, payment, shop.clock())
      }
      await touchPayment(transaction, 'pi_0', shop.clock() + 1)
      return done(null)
    })
    const listed = await listPaymentsOfOrder(shop.database.read, orderId)
    expect(listed.map(({ intentId }) => intentId)).toEqual(intents)
    await shop.drop()
  })
})
