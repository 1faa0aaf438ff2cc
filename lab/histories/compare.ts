import { deepStrictEqual } from 'node:assert/strict'
import type { Reader } from '../../server/data/database.ts'
import type { TestCards } from '../../server/testing/test-cards.ts'
import { taxIn } from './reference/pricing.ts'
import {
  type Country,
  creditedOf,
  disputeOf,
  givenBack,
  type Order,
  type Payment,
  papersOf,
  partsOf,
  type Refund,
  sumOf,
} from './reference/records.ts'
import type { ReferenceShop } from './reference/shop.ts'

/** Everything that a history changed, as lines in the same form for the shop and for the reference. */
type Lines = readonly string[]

interface Ids {
  readonly tools: readonly string[]
  readonly orders: readonly string[]
  readonly intents: readonly string[]
}

/** Compares the data of the shop and the provider with the reference. */
export async function compareState(
  { read, cards }: { readonly read: Reader; readonly cards: TestCards },
  reference: ReferenceShop,
  ids: Ids,
): Promise<void> {
  const actual = [...(await storedLines(read, ids)), ...providerLines(cards, ids.intents)]
  deepStrictEqual(actual, [...expectedLines(reference), ...expectedProviderLines(reference)])
}

function expectedLines(shop: ReferenceShop): Lines {
  return [
    ...shop.tools.map(toolLine),
    ...shop.orders.map((order) => expectedOrder(shop, order)),
    ...shop.payments.flatMap((payment) => [
      `payment ${payment.index}: ${payment.state} of ${payment.orders.map(({ index }) => index).join(' ')}`,
      ...payment.refunds.map((refund) => expectedRefund(refund)).toSorted(),
      ...papersOf(payment).toSorted(),
      ...[...payment.invoicedOf].map(([country, cents]) => expectedTax(payment, country, cents)).toSorted(),
    ]),
  ]
}

interface ToolLine {
  readonly stock: number
  readonly minimum: number
  readonly cents: number
}

function toolLine({ stock, minimum, cents }: ToolLine, index: number): string {
  return `tool ${index}: ${stock}, at least ${minimum}, at ${cents}`
}

function expectedOrder({ payments }: ReferenceShop, order: Order): string {
  const refunded = sumOf(payments.map((payment) => partsOf(payment, order, isMade)))
  return orderLine({
    ...order,
    endsAt: order.hold?.endsAt ?? null,
    extendsTo: order.hold?.extendsTo ?? null,
    paidBy: order.paidBy?.index ?? -1,
    refunded,
    givenBack: givenBack(order),
    dispute: disputeOf(order, payments),
  })
}

const isMade = ({ state }: Refund) => state === 'succeeded'

interface OrderLine {
  readonly index: number
  readonly state: string
  readonly isHeld: boolean
  readonly endsAt: number | null
  readonly extendsTo: number | null
  readonly paidBy: number
  readonly refunded: number
  readonly givenBack: number
  readonly isWithdrawn: boolean
  readonly isSent: boolean
  readonly dispute: string | null
  readonly cents: number
  readonly goods: number
  readonly delivery: number
  readonly country: string | null
  readonly address: string | null
}

function orderLine(order: OrderLine): string {
  const { index, state, isHeld, endsAt, extendsTo, paidBy, refunded, givenBack: back, dispute } = order
  const marks = [
    ...(isHeld ? ['held'] : []),
    ...(endsAt === null ? [] : [`until ${endsAt}`]),
    ...(extendsTo === null ? [] : [`or ${extendsTo}`]),
    ...(paidBy < 0 ? [] : [`by payment ${paidBy}`]),
    `refunded ${refunded} of ${back}`,
    ...(order.isWithdrawn ? ['withdrawn'] : []),
    ...(order.isSent ? ['sent'] : []),
    ...(dispute === null ? [] : [`dispute ${dispute}`]),
    `${order.cents} with ${order.delivery} for delivery priced for ${order.country}, addressed to ${order.address}`,
  ]
  return `order ${index}: ${state}, ${marks.join(', ')}`
}

function expectedRefund({ parts, ...refund }: Refund): string {
  return refundLine(
    refund,
    [...parts].map(([{ index }, part]) => [index, part]),
  )
}

function refundLine(
  {
    origin,
    cents,
    delivery,
    state,
    restock,
  }: Pick<Refund, 'origin' | 'cents' | 'delivery' | 'state' | 'restock'>,
  parts: readonly (readonly [number, number])[],
): string {
  const named = parts.toSorted(([one], [other]) => one - other).map(([index, cents]) => `${index}: ${cents}`)
  return `refund by ${origin} of ${cents} with ${delivery} for delivery, ${state}, restocks ${restock}; ${named.join(', ')}`
}

async function storedLines(read: Reader, { tools, orders, intents }: Ids): Promise<Lines> {
  const described = await read
    .selectFrom('products')
    .where('id', 'in', tools)
    .select(['id', 'available as stock', 'minimum_order as minimum', 'unit_price_cents as cents'])
    .execute()
  const byPlace = described.toSorted((one, other) => tools.indexOf(one.id) - tools.indexOf(other.id))
  const lines = byPlace.map(toolLine)
  if (orders.length === 0) return lines
  const rows = await read
    .selectFrom('orders')
    .where('id', 'in', orders)
    .orderBy('number')
    .selectAll()
    .execute()
  for (const row of rows) {
    lines.push(
      orderLine({
        index: orders.indexOf(row.id),
        state: row.state,
        isHeld: row.stock_held === 1,
        endsAt: row.hold_expires_at,
        extendsTo: row.hold_extends_to,
        paidBy: intents.indexOf(row.payment_id ?? ''),
        refunded: Number(row.refunded_cents),
        givenBack: Number(row.given_back_cents),
        isWithdrawn: row.withdrawn_at !== null,
        isSent: row.sent_at !== null,
        dispute: row.dispute,
        cents: Number(row.price_cents),
        goods: Number(row.goods_cents),
        delivery: Number(row.delivery_cents),
        country: row.delivery_to,
        address: row.delivery_country,
      }),
    )
  }
  return intents.length === 0 ? lines : [...lines, ...(await paymentLines(read, orders, intents))]
}

async function paymentLines(
  read: Reader,
  orders: readonly string[],
  intents: readonly string[],
): Promise<Lines> {
  const payments = await read.selectFrom('payments').where('intent_id', 'in', intents).selectAll().execute()
  const parts = await read
    .selectFrom('payment_orders')
    .where('intent_id', 'in', intents)
    .selectAll()
    .execute()
  const refunds = await read.selectFrom('refunds').where('intent_id', 'in', intents).selectAll().execute()
  const refunded = await read
    .selectFrom('refund_orders')
    .innerJoin('refunds', 'refunds.id', 'refund_orders.refund_id')
    .where('refunds.intent_id', 'in', intents)
    .selectAll('refund_orders')
    .execute()
  const taxes = await read
    .selectFrom('invoice_taxes')
    .innerJoin('invoices', 'invoices.id', 'invoice_taxes.invoice_id')
    .where('invoices.intent_id', 'in', intents)
    .select([
      'invoices.intent_id',
      'invoices.kind',
      'invoice_taxes.country',
      'net_cents',
      'invoice_taxes.tax_cents',
    ])
    .execute()
  const papers = await read.selectFrom('invoices').where('intent_id', 'in', intents).selectAll().execute()
  return intents.flatMap((intent, index) => {
    const ofIntent = <Row extends { readonly intent_id: string }>(rows: readonly Row[]) =>
      rows.filter(({ intent_id }) => intent_id === intent)
    const own = ofIntent(parts).map(({ order_id }) => orders.indexOf(order_id))
    const refundLines = ofIntent(refunds).map(
      ({ id, origin, amount_cents, delivery_cents, state, restock }) => {
        const ofRefund = refunded.filter(({ refund_id }) => refund_id === id)
        return refundLine(
          { origin, cents: Number(amount_cents), delivery: Number(delivery_cents), state, restock },
          ofRefund.map(({ order_id, amount_cents: cents }) => [orders.indexOf(order_id), Number(cents)]),
        )
      },
    )
    return [
      `payment ${index}: ${ofIntent(payments)[0]?.state} of ${own.toSorted((a, b) => a - b).join(' ')}`,
      ...refundLines.toSorted(),
      ...ofIntent(papers)
        .map(({ kind, gross_cents }) => `${kind} ${Number(gross_cents)}`)
        .toSorted(),
      ...taxLines(ofIntent(taxes)),
    ]
  })
}

interface TaxOfPaper {
  readonly kind: string
  readonly country: string | null
  readonly net_cents: number | string
  readonly tax_cents: number | string
}

/** Returns the balance of a payment's papers by country: invoices minus credit notes. */
function taxLines(taxes: readonly TaxOfPaper[]): Lines {
  const lines = [...Map.groupBy(taxes, ({ country }) => country)].map(([country, of]) => {
    const sum = (cents: (tax: TaxOfPaper) => number) =>
      sumOf(of.map((tax) => (tax.kind === 'credit-note' ? -1 : 1) * cents(tax)))
    const gross = sum((tax) => Number(tax.net_cents) + Number(tax.tax_cents))
    return taxLine(
      String(country),
      gross,
      sum((tax) => Number(tax.tax_cents)),
    )
  })
  return lines.toSorted()
}

/** Returns the balance of a country's papers. Credit notes over the whole invoice have exactly its tax. */
function expectedTax(payment: Payment, country: Country, invoiced: number): string {
  const credited = creditedOf(payment, country)
  return taxLine(country, invoiced - credited, taxIn(country, invoiced) - taxIn(country, credited))
}

function taxLine(country: string, gross: number, tax: number): string {
  return `${country}: ${gross} with tax ${tax}`
}

function providerLines(cards: TestCards, intents: readonly string[]): Lines {
  const lines = intents.map((id, index) => {
    const { status, amountCents } = cards.intent(id)
    return `intent ${index}: ${status}, ${amountCents}, back ${cards.refundedCents(id)}`
  })
  return [...lines, `${cards.intents().length} intents in all`]
}

function expectedProviderLines({ payments, provider }: ReferenceShop): Lines {
  const lines = payments.map(({ index, intent }: Payment) => {
    const back = intent.refunds.filter(({ status }) => status === 'succeeded').map(({ cents }) => cents)
    return `intent ${index}: ${intent.status}, ${intent.cents}, back ${sumOf(back)}`
  })
  return [...lines, `${provider.intents.length} intents in all`]
}

/** Compares the numbers of invoices and credit notes with their count: no number is missing or used twice. */
export async function compareNumbersOfPapers(read: Reader): Promise<void> {
  const rows = await read
    .selectFrom('invoices')
    .groupBy('kind')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('papers'), fn.max('number').as('last')])
    .execute()
  for (const { papers, last } of rows) deepStrictEqual(Number(papers), Number(last))
}
