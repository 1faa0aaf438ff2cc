import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitRefund } from '../../../domain/payments/credit-part.ts'
import { drawing, generatedCases } from '../../../tools/test-run/drawing.ts'
import { listOrders } from '../../data/queries/orders/orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket } from '../../testing/buying.ts'
import { addCredit, creditOf } from '../../testing/crediting.ts'
import { inFreshShops } from '../../testing/in-fresh-shops.ts'
import { proved } from '../../testing/proved.ts'
import { addAdmin, addCustomer, addTool, granted } from '../../testing/shop-contents.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { bookTogether } from '../orders/book-together.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import type { Caller } from '../shop.ts'
import { payWithCredit } from './pay-with-credit.ts'

const purchases = fc.record({
  lines: fc.array(
    fc.record({
      unitPriceCents: fc.integer({ min: 50, max: 20_000 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  /** How much of the price the customer has as credit, from nothing to more than enough. */
  credit: fc.double({ min: 0, max: 1.2, noNaN: true }),
  /** Opens and leaves payments before the one that pays, with other amounts of credit. */
  opened: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 2 }),
  cancelsFirst: fc.boolean(),
  /** Staff refund this share of what is left of an order; the provider's dashboard a share of what the card paid. */
  refunds: fc.array(
    fc.record({ order: fc.nat(3), share: fc.double({ min: 0, max: 1, noNaN: true }), byHand: fc.boolean() }),
    { maxLength: 6 },
  ),
})
type Planned = typeof purchases extends fc.Arbitrary<infer Value> ? Value : never

const sumOf = (orders: readonly { readonly priceCents: number }[]) =>
  orders.reduce((sum, { priceCents }) => sum + priceCents, 0)

describeOnEveryEngine('Any payment with credit', (engine) => {
  let shop: TestShop
  let admin: Caller
  async function book(customer: Caller, { lines, cancelsFirst }: Planned) {
    const wanted = await Promise.all(
      lines.map(async ({ quantity, unitPriceCents }) => {
        return { quantity, productId: await addTool(shop, { stock: 50, unitPriceCents }) }
      }),
    )
    const { orders } = granted(await bookTogether(shop, customer, basket(wanted)))
    const [first, ...others] = orders
    if (!first || !cancelsFirst || others.length === 0) return orders
    granted(await cancelOrder(shop, customer, first.id))
    return others
  }

  /** Pays as the page does, and returns the intent of the card; undefined if credit paid everything. */
  async function pay(customer: Caller, orderIds: readonly string[], priceCents: number, creditCents: number) {
    if (creditCents === priceCents) {
      granted(await payWithCredit(shop, customer, { priceCents, orderIds }))
      return undefined
    }
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, creditCents, orderIds }))
    const intentId = secret.replace(/_secret$/, '')
    expect(shop.cards.intent(intentId).amountCents).toBe(priceCents - creditCents)
    expect(shop.cards.confirm(intentId)).toBe(true)
    granted(await recordPayment(shop, customer, orderIds[0] ?? '', intentId))
    return intentId
  }

  async function payAndProve(numRuns: number): Promise<void> {
    let round = 0
    await fc.assert(
      fc.asyncProperty(purchases, async (planned) => {
        round += 1
        const customer = await addCustomer(shop)
        const orders = await book(customer, planned)
        const orderIds = orders.map(({ id }) => id)
        const priceCents = sumOf(await listOrders(shop.database.read, orderIds))
        const hasCents = Math.floor(priceCents * planned.credit)
        if (hasCents > 0) await addCredit(shop, customer, hasCents)
        // The card pays nothing or at least fifty cents.
        const most = hasCents >= priceCents ? priceCents : Math.max(0, Math.min(hasCents, priceCents - 50))
        for (const share of planned.opened) {
          const creditCents = Math.max(0, Math.min(Math.floor(most * share), priceCents - 50))
          await createPaymentIntent(shop, customer, { priceCents, creditCents, orderIds })
        }
        const intentId = await pay(customer, orderIds, priceCents, most)
        expect(await creditOf(shop, customer)).toBe(hasCents - most)
        const paid = await listOrders(shop.database.read, orderIds)
        expect(paid.reduce((sum, { creditCents }) => sum + creditCents, 0)).toBe(most)
        for (const [index, { order, share, byHand }] of planned.refunds.entries()) {
          const now = await listOrders(shop.database.read, orderIds)
          const chosen = now[order % now.length]
          if (!chosen) continue
          const left = Math.floor((chosen.priceCents - chosen.givenBackCents) * share)
          const cardLeft = intentId === undefined ? 0 : priceCents - most - shop.cards.refundedCents(intentId)
          if (byHand && intentId !== undefined && Math.floor(cardLeft * share) > 0) {
            shop.cards.refundByHand(intentId, Math.floor(cardLeft * share))
            await handlePaymentEvent(shop, { id: `evt_${round}_${index}`, type: 'refund.created', intentId })
          } else if (left > 0) {
            const request = { amountCents: left, reason: 'Scratched', restock: 0, idempotencyKey: undefined }
            granted(await refundOrder(shop, admin, chosen.id, request))
          }
          const after = await listOrders(shop.database.read, orderIds)
          for (const { givenBackCents, priceCents: price } of after)
            expect(givenBackCents).toBeLessThanOrEqual(price)
        }
        // In the end everything is refunded: to the card what it paid, and to credit what credit paid.
        for (const { id, priceCents: price, givenBackCents } of await listOrders(
          shop.database.read,
          orderIds,
        )) {
          if (price === givenBackCents) continue
          const rest = {
            amountCents: price - givenBackCents,
            reason: 'All',
            restock: 0,
            idempotencyKey: undefined,
          }
          granted(await refundOrder(shop, admin, id, rest))
        }
        expect(await creditOf(shop, customer)).toBe(hasCents)
        const { first: card } = splitRefund(priceCents, priceCents - most)
        if (intentId !== undefined) expect(shop.cards.refundedCents(intentId)).toBe(card)
      }),
      { ...drawing, numRuns },
    )
    const proof = await proved(shop)
    expect(proof.differences).toEqual([])
    expect(proof.counts.find(({ check }) => check === 'credit')?.checked).toBeGreaterThan(0)
  }

  test('adds up: charge and credit are the orders, refunds return each where it came from, and Proof agrees', () =>
    inFreshShops(engine, generatedCases(engine.name === 'SQLite' ? 60 : 15), async (opened, numRuns) => {
      shop = opened
      admin = await addAdmin(shop)
      await payAndProve(numRuns)
    }))
})
