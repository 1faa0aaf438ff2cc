import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { drawing, generatedCases } from '../../../tools/test-run/drawing.ts'
import { findOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import { sumCredit } from '../../data/queries/payments/credit-movements.ts'
import { findTransfer } from '../../data/queries/payments/transfers.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket } from '../../testing/buying.ts'
import { inFreshShops } from '../../testing/in-fresh-shops.ts'
import { addWorkshop, openItemOf } from '../../testing/on-account.ts'
import { proved } from '../../testing/proved.ts'
import { received } from '../../testing/receivables.ts'
import { addAdmin, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { bookTogether } from '../orders/book-together.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import type { Caller } from '../shop.ts'
import { orderOnAccount } from './order-on-account.ts'
import { proposeTransfer } from './propose-transfer.ts'
import { assignTransfer, recordTransfer } from './record-transfer.ts'
import { returnTransfer } from './return-transfer.ts'
import { reverseTransfer } from './reverse-transfer.ts'

const share = fc.constantFrom(0.01, 0.3, 0.5, 1, 1, 1.4)
const which = fc.nat(5)
const steps = fc.oneof(
  // Money arrives: a share of what is open, or a cent more or less, with the number of an invoice in its text.
  fc.record({
    what: fc.constant('transfer' as const),
    which,
    share,
    more: fc.constantFrom(-1, 0, 0, 1),
    isNamed: fc.boolean(),
  }),
  fc.record({ what: fc.constant('assign' as const), which, share }),
  fc.record({ what: fc.constant('give back' as const), which, share }),
  fc.record({ what: fc.constant('reverse' as const), which }),
  fc.record({ what: fc.constant('refund' as const), which, share }),
  fc.record({ what: fc.constant('card' as const), which }),
)
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

/** The prices of the orders of each invoice of a company. */
const invoices = fc.array(fc.array(fc.integer({ min: 60, max: 9_999 }), { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 3,
})

/** What the test expects of an invoice. */
interface Item {
  readonly number: string
  readonly transactionId: string
  readonly orderIds: readonly string[]
  openCents: number
  transferredCents: number
}

interface Arrived {
  readonly id: string
  restCents: number
  /** What it pays, by the number of the invoice. */
  readonly paid: Map<string, number>
}

/** A company with invoices on account, and what its bookkeeping must say after each step. */
class Ledger {
  readonly #shop: TestShop
  readonly #admin: Caller
  readonly #customer: Caller
  readonly #companyId: string
  readonly #items: Item[] = []
  readonly #transfers: Arrived[] = []
  readonly #byCard = new Set<string>()

  constructor(shop: TestShop, of: { admin: Caller; customer: Caller; companyId: string }) {
    this.#shop = shop
    this.#admin = of.admin
    this.#customer = of.customer
    this.#companyId = of.companyId
  }

  async order(prices: readonly number[]): Promise<void> {
    const lines = []
    for (const unitPriceCents of prices)
      lines.push({ quantity: 1, productId: await addTool(this.#shop, { stock: 1, unitPriceCents }) })
    const { orders } = granted(await bookTogether(this.#shop, this.#customer, basket(lines)))
    const orderIds = orders.map(({ id }) => id)
    const priceCents = sumOf(prices)
    const ordered = granted(await orderOnAccount(this.#shop, this.#customer, { priceCents, orderIds }))
    const { transactionId } = ordered
    const [paper] = await this.#shop.database.read
      .selectFrom('invoices')
      .where('intent_id', '=', transactionId)
      .select(['kind', 'number', 'gross_cents as grossCents'])
      .execute()
    if (!paper) throw new Error('The order has no invoice')
    expect(paper.grossCents).toBe(priceCents)
    const number = formatInvoiceNumber(paper)
    this.#items.push({ number, transactionId, orderIds, openCents: priceCents, transferredCents: 0 })
  }

  async do(step: Step): Promise<void> {
    if (step.what === 'transfer') await this.#receive(step)
    if (step.what === 'assign') await this.#assign(step)
    if (step.what === 'give back') await this.#giveBack(step)
    if (step.what === 'reverse') await this.#reverse(step)
    if (step.what === 'refund') await this.#refund(step)
    if (step.what === 'card') await this.#payByCard(step)
    await this.expectRight()
  }

  /** Checks that every invoice, order and transfer is as the steps so far make it. */
  async expectRight(): Promise<void> {
    for (const item of this.#items) {
      const { openCents, closedAt } = await openItemOf(this.#shop, item)
      expect([item.number, openCents, closedAt !== null]).toEqual([
        item.number,
        item.openCents,
        item.openCents === 0,
      ])
      for (const id of item.orderIds) {
        const isSettled = item.openCents === 0 || this.#byCard.has(id)
        expect([id, (await this.#find(id)).settledAt !== null]).toEqual([id, isSettled])
      }
    }
    for (const { id, restCents } of this.#transfers)
      expect((await findTransfer(this.#shop.database.read, id))?.restCents).toBe(restCents)
    expect(await sumCredit(this.#shop.database.read, this.#customer.userId, 'usd')).toBe(0)
  }

  async #receive({
    which: at,
    share: of,
    more,
    isNamed,
  }: Extract<Step, { what: 'transfer' }>): Promise<void> {
    const amountCents = Math.ceil(of * sumOf(this.#items.map(({ openCents }) => openCents))) + more
    if (amountCents <= 0) return
    const reference = isNamed ? `Payment ${this.#items[at % this.#items.length]?.number}` : 'thank you'
    const wanted = { companyId: this.#companyId, amountCents, reference }
    const proposal = granted(await proposeTransfer(this.#shop, wanted))
    const parts = proposal.parts
      .filter(({ cents }) => cents > 0)
      .map(({ item, cents }) => ({ invoice: formatInvoiceNumber({ kind: 'invoice', ...item }), cents }))
    expect(sumOf(parts.map(({ cents }) => cents)) + proposal.restCents).toBe(amountCents)
    const transfer = { ...received(this.#companyId, parts, amountCents), reference, again: true }
    const { id, restCents } = granted(await recordTransfer(this.#shop, this.#admin, transfer))
    expect(restCents).toBe(proposal.restCents)
    this.#transfers.push({ id, restCents: amountCents, paid: new Map() })
    this.#pay(id, parts)
  }

  async #assign({ which: at, share: of }: Extract<Step, { what: 'assign' }>): Promise<void> {
    const transfer = this.#transfers[at % this.#transfers.length]
    const item = this.#items[at % this.#items.length]
    if (!transfer || !item) return
    const cents = Math.ceil(of * Math.min(transfer.restCents, item.openCents))
    if (cents === 0) return
    const parts = [{ invoice: item.number, cents }]
    const wanted = { parts, idempotencyKey: undefined }
    const assigned = await assignTransfer(this.#shop, this.#admin, transfer.id, wanted)
    if (cents > transfer.restCents || cents > item.openCents)
      expect(['PART_ABOVE_OPEN', 'PARTS_ABOVE_TRANSFER']).toContain(codeOf(assigned))
    else {
      granted(assigned)
      this.#pay(transfer.id, parts)
    }
  }

  async #giveBack({ which: at, share: of }: Extract<Step, { what: 'give back' }>): Promise<void> {
    const transfer = this.#transfers[at % this.#transfers.length]
    if (!transfer || transfer.restCents === 0) return
    const amountCents = Math.ceil(of * transfer.restCents)
    const wanted = { amountCents, note: 'Sent back', idempotencyKey: undefined }
    const returned = await returnTransfer(this.#shop, this.#admin, transfer.id, wanted)
    if (amountCents > transfer.restCents) expect(codeOf(returned)).toBe('RETURN_ABOVE_REST')
    else {
      granted(returned)
      transfer.restCents -= amountCents
    }
  }

  async #reverse({ which: at }: Extract<Step, { what: 'reverse' }>): Promise<void> {
    const transfer = this.#transfers[at % this.#transfers.length]
    if (!transfer) return
    const reversed = await reverseTransfer(this.#shop, this.#admin, transfer.id, 'A mistake')
    if (!reversed.ok) return
    for (const [number, cents] of transfer.paid) this.#move(number, cents, -cents)
    transfer.paid.clear()
    transfer.restCents = 0
  }

  async #refund({ which: at, share: of }: Extract<Step, { what: 'refund' }>): Promise<void> {
    const item = this.#items[at % this.#items.length]
    const order = item && (await this.#find(item.orderIds[at % item.orderIds.length] ?? ''))
    if (!order) return
    const leftCents = order.priceCents - order.givenBackCents
    const amountCents = Math.ceil(of * leftCents)
    if (amountCents === 0) return
    const wanted = { amountCents, reason: '', restock: 0, idempotencyKey: undefined }
    const refunded = await refundOrder(this.#shop, this.#admin, order.id, wanted)
    if (amountCents > leftCents) {
      expect(codeOf(refunded)).toBe('REFUND_ABOVE_LEFT')
      return
    }
    granted(refunded)
    if (this.#byCard.has(order.id)) return
    const lowered = Math.min(amountCents, item.openCents)
    item.openCents -= lowered
    this.#free(item.number, amountCents - lowered)
  }

  async #payByCard({ which: at }: Extract<Step, { what: 'card' }>): Promise<void> {
    const item = this.#items[at % this.#items.length]
    const order = item && (await this.#find(item.orderIds[at % item.orderIds.length] ?? ''))
    if (!order || this.#byCard.has(order.id) || item.openCents === 0) return
    const { id, priceCents } = order
    const opened = await createPaymentIntent(this.#shop, this.#customer, { priceCents, orderId: id })
    const mayPay = item.transferredCents === 0 && order.givenBackCents === 0 && priceCents <= item.openCents
    if (!mayPay) {
      expect(codeOf(opened)).toBe('ON_ACCOUNT_PARTLY_PAID')
      return
    }
    const intentId = granted(opened).replace(/_secret$/, '')
    expect(this.#shop.cards.confirm(intentId)).toBe(true)
    granted(await recordPayment(this.#shop, this.#customer, id, intentId))
    this.#byCard.add(id)
    item.openCents -= priceCents
  }

  /** What was transferred for an invoice is the rest of its newest transfers again. */
  #free(number: string, cents: number): void {
    let left = cents
    for (const transfer of this.#transfers.toReversed()) {
      const paid = transfer.paid.get(number) ?? 0
      const freed = Math.min(paid, left)
      transfer.paid.set(number, paid - freed)
      transfer.restCents += freed
      left -= freed
    }
    this.#move(number, 0, left - cents)
    expect(left).toBe(0)
  }

  #pay(id: string, parts: readonly { readonly invoice: string; readonly cents: number }[]): void {
    const transfer = this.#transfers.find((one) => one.id === id)
    if (!transfer) throw new Error('There is no such transfer')
    for (const { invoice, cents } of parts) {
      transfer.restCents -= cents
      transfer.paid.set(invoice, (transfer.paid.get(invoice) ?? 0) + cents)
      this.#move(invoice, -cents, cents)
    }
  }

  #move(number: string, openCents: number, transferredCents: number): void {
    const item = this.#items.find((one) => one.number === number)
    if (!item) throw new Error('There is no such invoice')
    item.openCents += openCents
    item.transferredCents += transferredCents
  }

  async #find(id: string): Promise<OrderRow> {
    const order = await findOrder(this.#shop.database.read, id)
    if (!order) throw new Error(`There is no order ${id}`)
    return order
  }
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0)
}

describeOnEveryEngine('Any open invoice', (engine) => {
  test('is what transfers in part, for several and too much, cards and refunds leave of it, to the cent, and Proof agrees', () =>
    inFreshShops(engine, generatedCases(engine.name === 'SQLite' ? 50 : 15), async (shop, numRuns) => {
      const admin = await addAdmin(shop)
      await fc.assert(
        fc.asyncProperty(invoices, fc.array(steps, { maxLength: 9 }), async (priced, planned) => {
          const ledger = new Ledger(shop, { admin, ...(await addWorkshop(shop, { limit_cents: 900_000 })) })
          for (const prices of priced) await ledger.order(prices)
          await ledger.expectRight()
          for (const step of planned) await ledger.do(step)
        }),
        { ...drawing, numRuns },
      )
      expect((await proved(shop)).differences).toEqual([])
    }))
})
