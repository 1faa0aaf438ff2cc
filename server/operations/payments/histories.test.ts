import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { listInvoicesOfPayment } from '../../data/queries/payments/invoices.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import { basket, booking } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookTogether } from '../orders/book-together.ts'
import { bookTool } from '../orders/book-tool.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { proveNumbers, readProof } from '../proof/prove-numbers.ts'
import { listOwedRefunds } from '../refunds/owed-refunds.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import type { Caller } from '../shop.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { pollPaymentEvents } from './poll-payment-events.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { recordPayment } from './record-payment.ts'

/** One step of a history. Its numbers choose among the existing orders, payments and amounts. */
const step = fc.record({
  act: fc.constantFrom(
    'basket',
    'basket',
    'book',
    'cancel',
    'open',
    'open',
    'open',
    'charge',
    'charge',
    'charge',
    'patch',
    'patch',
    'event',
    'event',
    'refund',
    'refund at the provider',
    'expire',
    'dispute',
    'provider down',
    'reconcile',
    'another amount',
  ),
  at: fc.nat(1_000),
  many: fc.integer({ min: 1, max: 7 }),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** The stock of each tool: little, so that it runs out. */
const stock = 3
const tools = 4

class World {
  readonly #shop: TestShop
  readonly #customers: readonly Caller[]
  readonly #toolIds: readonly string[]
  readonly #admin: Caller
  #events = 0
  /** The provider answers again after so many steps. */
  #downFor = 0

  private constructor(
    shop: TestShop,
    customers: readonly Caller[],
    toolIds: readonly string[],
    admin: Caller,
  ) {
    this.#shop = shop
    this.#customers = customers
    this.#toolIds = toolIds
    this.#admin = admin
  }

  static async open(shop: TestShop): Promise<World> {
    const customers = [await addCustomer(shop), await addCustomer(shop)]
    const toolIds = []
    while (toolIds.length < tools) toolIds.push(await addTool(shop, { stock, unitPriceCents: 1250 }))
    return new World(shop, customers, toolIds, await addAdmin(shop))
  }

  orders() {
    return this.#shop.database.read
      .selectFrom('orders')
      .where('tool_id', 'in', this.#toolIds)
      .orderBy('number')
      .selectAll()
      .execute()
  }

  async intents() {
    const customers = this.#customers.map(({ userId }) => userId)
    const rows = await this.#shop.database.read
      .selectFrom('payments')
      .where('user_id', 'in', customers)
      .orderBy('created_at')
      .orderBy('intent_id')
      .select('intent_id')
      .execute()
    return rows.map(({ intent_id }) => intent_id)
  }

  /** Does one step. Refusals are as good as successes here; only an exception of the provider is expected. */
  async take({ act, at, many }: Step): Promise<void> {
    const shop = this.#shop
    this.#downFor -= 1
    shop.cards.down = this.#downFor > 0
    const customer = chosen(this.#customers, at)
    if (!customer) return
    const orders = (await this.orders()).filter(({ user_id }) => user_id === customer.userId)
    const order = chosen(orders, at)
    const intent = chosen((await this.intents()).toReversed(), at % 3)
    const unpaid = orders.filter(({ state }) => state === 'unpaid')
    const set = unpaid.filter((_, index) => (many >> (index % 3)) % 2 === 1)
    switch (act) {
      case 'basket': {
        const lines = this.#toolIds
          .filter((_, index) => (many >> index) % 2 === 1)
          .map((toolId) => ({ toolId, quantity: 1 + (at % 2) }))
        if (lines.length > 0) await bookTogether(shop, customer, basket(lines))
        return
      }
      case 'book':
        await bookTool(shop, customer, booking(chosen(this.#toolIds, at) ?? ''))
        return
      case 'cancel':
        if (order) await cancelOrder(shop, customer, order.id)
        return
      case 'open': {
        const priceCents = set.reduce((sum, { price_cents }) => sum + Number(price_cents), 0)
        const orderIds = set.map(({ id }) => id)
        if (set.length > 0) await createPaymentIntent(shop, customer, { priceCents, orderIds })
        return
      }
      case 'charge':
        if (intent) shop.cards.confirm(intent)
        return
      case 'patch':
        if (order && intent) await recordPayment(shop, customer, order.id, intent)
        return
      case 'event':
        this.#events += 1
        if (intent)
          await handlePaymentEvent(shop, {
            id: `evt_${this.#events}_${at}`,
            type: at % 2 === 0 ? 'payment_intent.succeeded' : 'refund.created',
            intentId: intent,
          })
        return
      case 'refund': {
        const request = { amountCents: 100 * many, reason: 'x', restock: at % 2, idempotencyKey: undefined }
        if (order) await refundOrder(shop, this.#admin, order.id, request)
        return
      }
      case 'refund at the provider':
        if (intent && shop.cards.intent(intent).status === 'succeeded') {
          const left = shop.cards.intent(intent).amountCents - shop.cards.refundedCents(intent)
          if (left > 0) shop.cards.refundByHand(intent, Math.min(left, 350 * many))
        }
        return
      case 'expire':
        // The half hour of a first hold, or the whole day.
        shop.clock.moveBy(at % 2 === 0 ? 31 * minuteMs : shop.holdMs)
        // While the provider is down, open payments stay open, and their pieces are sold to others.
        shop.cards.down ||= many > 3
        await expireHolds(shop)
        shop.cards.down = this.#downFor > 0
        return
      case 'dispute':
        if (intent && shop.cards.intent(intent).status === 'succeeded') shop.cards.dispute(intent)
        return
      case 'provider down':
        this.#downFor = 2
        return
      case 'reconcile':
        await this.settleAll()
        return
      case 'another amount':
        if (intent && shop.cards.intent(intent).status === 'waiting')
          shop.cards.change(intent, { amountCents: 777 })
    }
  }

  /** Runs the shop's jobs as after some minutes. */
  async settleAll(): Promise<void> {
    this.#shop.clock.moveBy(3 * minuteMs)
    await reconcilePayments(this.#shop)
    await pollPaymentEvents(this.#shop)
  }

  /** Compares orders, charges and stock with what the provider has. */
  async check(): Promise<void> {
    const shop = this.#shop
    const { read } = shop.database
    const orders = await this.orders()
    for (const intentId of await this.intents()) {
      const intent = shop.cards.intent(intentId)
      const paid = orders.filter(({ payment_id }) => payment_id === intentId)
      const parts = await read
        .selectFrom('refund_orders')
        .innerJoin('refunds', 'refunds.id', 'refund_orders.refund_id')
        .where('refunds.intent_id', '=', intentId)
        .where('refunds.state', '=', 'succeeded')
        .select(['refund_orders.order_id', 'refund_orders.amount_cents'])
        .execute()
      const sum = (rows: readonly { readonly amount_cents: unknown }[]) =>
        rows.reduce((cents, { amount_cents }) => cents + Number(amount_cents), 0)
      // What the provider gave back is attributed to the cent.
      expect(sum(parts)).toBe(intent.status === 'succeeded' ? shop.cards.refundedCents(intentId) : 0)
      if (intent.status !== 'succeeded') {
        expect(paid).toEqual([])
        continue
      }
      // The charge is its paid orders and the refunds of the rest.
      const used = paid.reduce((cents, { price_cents }) => cents + Number(price_cents), 0)
      const rest = parts.filter(({ order_id }) => !paid.some(({ id }) => id === order_id))
      // A refund that the provider refused, because money had gone back there meanwhile, is a task of the owner.
      const owed = (await listOwedRefunds(shop)).find((payment) => payment.intentId === intentId)
      expect(used + sum(rest) + (owed?.cents ?? 0)).toBe(intent.amountCents)
      // The invoice has the paid orders, and its credit notes what they gave back.
      const papers = await listInvoicesOfPayment(read, intentId)
      const grossOf = (kind: string, isFollowing: boolean) =>
        papers
          .filter((paper) => paper.kind === kind && (paper.refundId !== null) === isFollowing)
          .reduce((cents, { grossCents }) => cents + grossCents, 0)
      expect(grossOf('invoice', false)).toBe(used)
      const ofPaid = parts.filter(({ order_id }) => paid.some(({ id }) => id === order_id))
      expect(grossOf('credit-note', true) - grossOf('invoice', true)).toBe(sum(ofPaid))
      for (const { id, refunded_cents } of paid) {
        const all = await read
          .selectFrom('refund_orders')
          .innerJoin('refunds', 'refunds.id', 'refund_orders.refund_id')
          .where('refund_orders.order_id', '=', id)
          .where('refunds.state', '=', 'succeeded')
          .select('refund_orders.amount_cents')
          .execute()
        expect(Number(refunded_cents)).toBe(sum(all))
      }
    }
    for (const order of orders) expect(order.state === 'paid').toBe(order.payment_id !== null)
    for (const toolId of this.#toolIds) await this.#checkStock(toolId, orders)
  }

  async #checkStock(toolId: string, orders: Awaited<ReturnType<World['orders']>>): Promise<void> {
    const { available } = await this.#shop.database.read
      .selectFrom('tools')
      .where('id', '=', toolId)
      .select('available')
      .executeTakeFirstOrThrow()
    const held = orders.filter(({ tool_id, stock_held }) => tool_id === toolId && stock_held === 1)
    const restocked = await this.#shop.database.read
      .selectFrom('stock_movements')
      .where('tool_id', '=', toolId)
      .where('reason', '=', 'refund')
      .select(({ fn }) => fn.sum<number | string | null>('quantity').as('pieces'))
      .executeTakeFirstOrThrow()
    const out = held.reduce((pieces, { quantity }) => pieces + quantity, 0)
    expect(available).toBe(stock - out + Number(restocked.pieces ?? 0))
  }
}

function chosen<Value>(values: readonly Value[], at: number): Value | undefined {
  return values[at % Math.max(1, values.length)]
}

describeOnEveryEngine('Any history of baskets, payments, refunds and lost answers', (engine) => {
  test('leaves each charge equal to its orders and refunds, and the stock equal to its ledger', async () => {
    const shop = await openTestShop(engine)
    const numRuns = shop.database.engine === 'sqlite' ? 100 : 15
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }), async (steps) => {
        const world = await World.open(shop)
        for (const each of steps) await world.take(each).catch(expectProvider)
        shop.cards.down = false
        for (let round = 0; round < 3; round += 1) await world.settleAll()
        await world.check()
        expect(await findLedgerMismatches(shop.database.read)).toEqual([])
      }),
      { numRuns, interruptAfterTimeLimit: 100_000, markInterruptAsFailure: false },
    )
    shop.clock.moveBy(10 * minuteMs)
    await proveNumbers(shop)
    const differences = (await readProof(shop.database.read))?.differences ?? [{ problem: 'not complete' }]
    // Tasks of the owner, which the board has too.
    expect(differences.filter(({ problem }) => problem !== 'refund-waits')).toEqual([])
    await shop.drop()
  }, 200_000)
})

/** Only the provider may fail: the browser and the jobs try again. */
function expectProvider(error: unknown): void {
  expect(error).toMatchObject({ name: 'CardsUnavailable' })
}
