import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { openPayment } from '../../testing/buying.ts'
import { type BoughtOnAccount, buyOnAccount } from '../../testing/on-account.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { proveNumbers, readProof } from './prove-numbers.ts'

describeOnEveryEngine('The proof of what companies owe', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  async function proved() {
    await proveNumbers(shop)
    const proof = await readProof(shop.database.read)
    if (!proof) throw new Error('The pass did not end within one round')
    return proof
  }
  async function payByCard(bought: BoughtOnAccount): Promise<void> {
    const intentId = await openPayment(shop, bought)
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, bought.customer, bought.orderId, intentId))
  }
  const refund = async ({ orderId }: BoughtOnAccount, amountCents: number) => {
    const wanted = { amountCents, reason: 'Scratched', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, await addAdmin(shop), orderId, wanted))
  }

  test('agrees after orders on account, a card, and refunds of open and of paid ones', async () => {
    await buyOnAccount(shop)
    await refund(await buyOnAccount(shop), 500)
    const byCard = await buyOnAccount(shop)
    await payByCard(byCard)
    await refund(byCard, 700)
    const { counts, differences } = await proved()
    expect(differences).toEqual([])
    expect(counts).toContainEqual({ check: 'receivables', checked: 3, differences: 0 })
  })

  test('reports an open amount that is not its ledger, and orders that are settled although it is open', async () => {
    const [open, settled, lowered] = [
      await buyOnAccount(shop),
      await buyOnAccount(shop),
      await buyOnAccount(shop),
    ]
    await refund(lowered, 500)
    const rows = shop.database.autocommit
    await rows
      .updateTable('receivables')
      .set({ open_cents: 1 })
      .where('invoice_id', '=', open.invoiceId)
      .execute()
    await rows.updateTable('orders').set({ settled_at: 1 }).where('id', '=', settled.orderId).execute()
    await rows.deleteFrom('receivable_movements').where('reason', '=', 'credit-note').execute()
    const { differences } = await proved()
    const found = differences.map(({ problem, id, expected, found: is }) => [problem, id, expected, is])
    expect(found).toHaveLength(4)
    for (const difference of [
      ['open-differs', open.invoiceId, 2500, 1],
      ['settled-differs', settled.invoiceId, 0, 1],
      ['open-differs', lowered.invoiceId, 2500, 2000],
      ['open-differs', lowered.invoiceId, 0, 500],
    ])
      expect(found).toContainEqual(difference)
  })
})
