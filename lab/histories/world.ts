import { deepStrictEqual } from 'node:assert/strict'
import { findLedgerMismatches } from '../../server/data/queries/catalogue/stock.ts'
import type { Caller } from '../../server/operations/shop.ts'
import { hourMs } from '../../server/platform/clock.ts'
import { CardsUnavailable } from '../../server/providers/cards/cards.ts'
import { addAdmin, addCustomer, addTool } from '../../server/testing/shop-contents.ts'
import { TestCards } from '../../server/testing/test-cards.ts'
import type { TestShop } from '../../server/testing/test-shop.ts'
import { compareNumbersOfPapers, compareState } from './compare.ts'
import type { HistoryWorld, PlannedStep, SentBasket, WorldEvent } from './history-world.ts'
import { planStep } from './plan-step.ts'
import type { Payment } from './reference/records.ts'
import type { Answer } from './reference/settling.ts'
import { NoAnswer, ReferenceProvider, type ReferenceShop } from './reference/shop.ts'
import type { HistoryStep } from './steps.ts'

/** Few pieces, so that they run out; two tools have the same price, so that a price matches several orders. */
const tools = [
  { cents: 1250, minimum: 1, stock: 5 },
  { cents: 1250, minimum: 1, stock: 3 },
  { cents: 333, minimum: 2, stock: 8 },
  { cents: 70, minimum: 1, stock: 4 },
] as const

let worlds = 0

/** One history: the same steps on a shop with a database and on the reference, compared after each. */
export class World implements HistoryWorld {
  readonly shop: TestShop
  /** The prefix of this history's ids at the provider. */
  readonly prefix: string
  readonly reference: ReferenceShop
  readonly customers: readonly Caller[]
  readonly admin: Caller
  readonly toolIds: readonly string[]
  /** In the order of the reference's orders and payments. */
  readonly orderIds: string[] = []
  readonly intentIds: string[] = []
  readonly events: WorldEvent[] = []
  readonly baskets = new Map<number, SentBasket>()
  /** The step and the first word of each answer. */
  readonly answers: string[] = []
  /** The number of steps until the provider answers again. */
  downFor = 0
  readonly #story: string[] = []

  private constructor(
    shop: TestShop,
    prefix: string,
    people: readonly Caller[],
    toolIds: readonly string[],
    charges: boolean,
  ) {
    const [admin, ...customers] = people
    if (!admin) throw new Error('A shop needs an admin')
    this.shop = shop
    this.prefix = prefix
    this.admin = admin
    this.customers = customers
    this.toolIds = toolIds
    this.reference = {
      now: shop.clock(),
      sessionsEndAt: shop.clock() + 7 * 24 * hourMs,
      tools: tools.map((tool) => ({ ...tool, isForSale: true })),
      orders: [],
      payments: [],
      provider: new ReferenceProvider(),
      handledEvents: new Set(),
      charges,
      lastCountry: new Map(),
    }
  }

  /**
   * Adds customers, an admin and tools to a shop; finished histories leave theirs behind.
   *
   * @param charges whether rates of delivery and tax are in force; else prices include both.
   */
  static async open(shared: TestShop, charges = false): Promise<World> {
    worlds += 1
    const prefix = `history${worlds}_`
    const shop = { ...shared, cards: new TestCards(prefix) }
    const people = [await addAdmin(shop), await addCustomer(shop), await addCustomer(shop)]
    const toolIds = []
    for (const { cents: unitPriceCents, minimum: minimumOrder, stock } of tools)
      toolIds.push(await addTool(shop, { unitPriceCents, minimumOrder, stock }))
    return new World(shop, prefix, people, toolIds, charges)
  }

  /** Takes one step on both sides. @throws if the answers or the resulting states differ. */
  async take(step: HistoryStep): Promise<void> {
    const { shop, reference } = this
    const { provider } = reference
    shop.clock.moveBy(1_000)
    this.downFor = Math.max(0, this.downFor - 1)
    const planned = await planStep(this, step)
    reference.now = shop.clock()
    if (!planned) return
    shop.cards.down = provider.isDown = this.downFor > 0
    // A round makes many calls in an undefined order.
    const loss = step.act === 'reconcile' ? null : step.loss
    provider.loss = loss ?? undefined
    const moment = loss && (`${loss.when} ${loss.call}` as const)
    if (moment) shop.cards.meanwhile(moment, loseAnswer)
    const expected = expectedAnswer(planned)
    const actual = await actualAnswer(planned)
    if (moment) shop.cards.meanwhile(moment, () => undefined)
    provider.loss = undefined
    const marks = [
      ...(provider.isDown ? ['the provider is down'] : []),
      ...(moment ? [`lost ${moment}`] : []),
    ]
    this.answers.push(`${step.act}: ${expected === noAnswer ? noAnswer : expected.split(' ')[0]}`)
    this.#story.push(`${planned.what}${marks.map((mark) => ` (${mark})`).join('')} → ${expected}`)
    await this.#compare(() => {
      deepStrictEqual(actual, expected)
      return this.#compareState()
    })
  }

  /** Ends the history: the provider answers again, and the jobs run until no work is left. */
  async end(): Promise<void> {
    this.downFor = 0
    const { read } = this.shop.database
    const quiet = { who: 0, at: 0, many: 1, loss: null }
    for (const act of ['reconcile', 'poll', 'reconcile'] as const) await this.take({ ...quiet, act })
    await this.#compare(async () => {
      deepStrictEqual(await findLedgerMismatches(read), [])
      await compareNumbersOfPapers(read)
    })
  }

  /** Closes open orders and payments, so that jobs of other histories on this shop do not find them. */
  async close(): Promise<void> {
    const { autocommit } = this.shop.database
    if (this.orderIds.length > 0)
      await autocommit
        .updateTable('orders')
        .set({ hold_expires_at: null, hold_extends_to: null })
        .where('id', 'in', this.orderIds)
        .execute()
    if (this.intentIds.length === 0) return
    await autocommit
      .updateTable('payments')
      .set({ state: 'cancelled' })
      .where('intent_id', 'in', this.intentIds)
      .where('state', '=', 'open')
      .execute()
  }

  paymentOf(intentId: string): number {
    if (!this.intentIds.includes(intentId)) this.intentIds.push(intentId)
    return this.intentIds.indexOf(intentId)
  }

  noteEvent(event: Omit<WorldEvent, 'payment'>, payment: Payment): void {
    this.events.push({ ...event, payment })
  }

  #compareState(): Promise<void> {
    const { cards, database } = this.shop
    const ids = { tools: this.toolIds, orders: this.orderIds, intents: this.intentIds }
    return compareState({ read: database.read, cards }, this.reference, ids)
  }

  /** Adds the history's steps to the error of a comparison. */
  async #compare(compare: () => Promise<void>): Promise<void> {
    try {
      await compare()
    } catch (error) {
      const story = this.#story.map((line, index) => `${index + 1}. ${line}`).join('\n')
      throw new Error(`After these steps the shop and the rules differ:\n${story}\n${String(error)}`)
    }
  }
}

function loseAnswer(): never {
  throw new CardsUnavailable('The answer was lost')
}

function expectedAnswer(planned: PlannedStep): Answer {
  try {
    return planned.expected()
  } catch (error) {
    if (error instanceof NoAnswer) return noAnswer
    throw error
  }
}

async function actualAnswer(planned: PlannedStep): Promise<Answer> {
  try {
    return await planned.actual()
  } catch (error) {
    if (error instanceof CardsUnavailable) return noAnswer
    throw error
  }
}

const noAnswer = 'no answer of the provider'
