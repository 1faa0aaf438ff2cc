import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { findReceivable, insertReceivable, sumOwed } from '../../data/queries/payments/receivables.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { payForSomething } from '../../testing/buying.ts'
import { addCompany } from '../../testing/companies.ts'
import { granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { addMovement } from './add-movement.ts'

describeOnEveryEngine('A movement of an open invoice', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  /** Makes the order of a new customer one on account, of which everything is open. */
  async function owe() {
    const { customer, orderId, priceCents } = await payForSomething(shop)
    const companyId = await addCompany(shop, [customer])
    const { transactionId } = await storedOrder(shop, orderId)
    const intentId = transactionId ?? ''
    const now = shop.clock()
    const invoiceId = await shop.database.write(async (transaction) => {
      const { id } = await transaction.db
        .selectFrom('invoices')
        .where('intent_id', '=', intentId)
        .select('id')
        .executeTakeFirstOrThrow()
      await transaction.db
        .updateTable('orders')
        .set({ account_payment_id: intentId, on_account_at: now, due_at: now + 1000, company_id: companyId })
        .where('id', '=', orderId)
        .execute()
      const { userId } = customer
      await insertReceivable(transaction, {
        invoiceId: id,
        intentId,
        companyId,
        userId,
        currency: 'usd',
        issuedAt: now,
        dueAt: now + 1000,
      })
      await addMovement(transaction, { invoiceId: id, amountCents: priceCents, reason: 'invoice' }, now)
      return done(id)
    })
    return { companyId, orderId, priceCents, invoiceId: granted(invoiceId) }
  }

  const move = (invoiceId: string, amountCents: number) =>
    shop.database.write(async (transaction) =>
      done(await addMovement(transaction, { invoiceId, amountCents, reason: 'transfer' }, shop.clock())),
    )
  const stateOf = async ({ invoiceId, orderId }: { invoiceId: string; orderId: string }) => {
    const [receivable, { settledAt }] = await Promise.all([
      findReceivable(shop.database.read, invoiceId),
      storedOrder(shop, orderId),
    ])
    return { open: receivable?.openCents, closed: receivable?.closedAt !== null, settled: settledAt !== null }
  }

  test('closes it and settles its orders when nothing is open any more, and opens it again', async () => {
    const owed = await owe()
    const { invoiceId, priceCents, orderId } = owed
    expect(await stateOf(owed)).toEqual({ open: priceCents, closed: false, settled: false })
    expect(granted(await move(invoiceId, -1000))).toEqual({ openCents: priceCents - 1000, settledOrders: [] })
    expect(await stateOf(owed)).toEqual({ open: priceCents - 1000, closed: false, settled: false })
    const rest = granted(await move(invoiceId, 1000 - priceCents))
    expect(rest).toEqual({ openCents: 0, settledOrders: [orderId] })
    expect(await stateOf(owed)).toEqual({ open: 0, closed: true, settled: true })
    granted(await move(invoiceId, 500))
    expect(await stateOf(owed)).toEqual({ open: 500, closed: false, settled: false })
  })

  test('never takes off more than is open', async () => {
    const { invoiceId, priceCents } = await owe()
    await expect(move(invoiceId, -priceCents - 1)).rejects.toThrow('more than is open')
  })

  test('counts in what the company owes, which disputed invoices are not overdue of', async () => {
    const { companyId, invoiceId, priceCents } = await owe()
    const { read } = shop.database
    const dueAt = shop.clock() + 1000
    expect(await sumOwed(read, companyId, 'usd')).toEqual({ cents: priceCents, oldestDueAt: dueAt })
    expect(await sumOwed(read, companyId, 'eur')).toEqual({ cents: 0, oldestDueAt: dueAt })
    await shop.database.write(async ({ db }) => {
      await db
        .updateTable('receivables')
        .set({ disputed_at: 1 })
        .where('invoice_id', '=', invoiceId)
        .execute()
      return done(null)
    })
    expect(await sumOwed(read, companyId, 'usd')).toEqual({ cents: priceCents, oldestDueAt: null })
  })
})
