import { webhookTypes } from '../../contract/webhooks/webhook-types.ts'
import type { Shop } from '../operations/shop.ts'
import { addWebhook } from '../operations/webhooks/change-webhooks.ts'
import { granted, staff } from './shop-contents.ts'

type Row = Readonly<Record<string, unknown>>

/** The facts that webhooks hear of, by table and id. */
export interface ToldFacts {
  readonly orders: ReadonlyMap<string, Row>
  readonly invoices: ReadonlyMap<string, Row>
  readonly products: ReadonlyMap<string, Row>
  readonly requests: ReadonlyMap<string, Row>
  readonly offers: ReadonlyMap<string, Row>
  /** The events that were written. */
  readonly events: ReadonlySet<string>
}

/** Adds an endpoint that collects every event; nothing is delivered to it. */
export async function collectEverything(shop: Shop): Promise<void> {
  const endpoint = { url: 'https://hooks.invalid/', types: webhookTypes, description: '' }
  granted(await addWebhook(shop, staff, endpoint))
}

export async function readFacts({ database: { read } }: Pick<Shop, 'database'>): Promise<ToldFacts> {
  const [orders, invoices, products, requests, offers, events] = await Promise.all([
    read
      .selectFrom('orders')
      .select(['id', 'state', 'sent_at', 'ready_at', 'withdrawn_at', 'refunded_cents'])
      .select(['on_account_at', 'settled_at'])
      .execute(),
    read.selectFrom('invoices').select('id').execute(),
    read
      .selectFrom('products')
      .select(['id', 'available', 'version', 'hidden_at', 'deleted_at', 'unit_price_cents', 'img'])
      .execute(),
    read.selectFrom('quote_requests').select('id').execute(),
    read.selectFrom('offers').select(['id', 'token_hash', 'withdrawn_at', 'accepted_at']).execute(),
    read.selectFrom('webhook_events').select(['id', 'type', 'subject']).execute(),
  ])
  return {
    orders: byId(orders),
    invoices: byId(invoices),
    products: byId(products),
    requests: byId(requests),
    offers: byId(offers),
    events: new Set(events.map(({ id, type, subject }) => `${type} ${subject} ${id}`)),
  }
}

function byId<Fact extends Row & { readonly id: string }>(rows: readonly Fact[]): ReadonlyMap<string, Fact> {
  return new Map(rows.map((row) => [row.id, row]))
}

/** What must be told of a changed row: nothing, or a type of event. */
type Rule = (before: Row | undefined, after: Row) => readonly string[]

const becameSet =
  (column: string, type: string): Rule =>
  (before, after) =>
    (before?.[column] ?? null) === null && after[column] !== null ? [type] : []
const becameState =
  (state: string, type: string): Rule =>
  (before, after) =>
    before?.state !== state && after.state === state ? [type] : []
const isNew =
  (type: string): Rule =>
  (before) =>
    before ? [] : [type]
const changed =
  (type: string, columns: readonly string[]): Rule =>
  (before, after) =>
    columns.some((column) => before?.[column] !== after[column]) ? [type] : []

/** An order on account is paid once it is settled. */
const isPaid = ({ state, on_account_at, settled_at }: Row) =>
  state === 'paid' && (on_account_at === null || settled_at !== null)

const rules: Readonly<Record<Exclude<keyof ToldFacts, 'events'>, readonly Rule[]>> = {
  orders: [
    isNew('order.booked'),
    (before, after) => (isPaid(after) && !(before && isPaid(before)) ? ['order.paid'] : []),
    becameSet('on_account_at', 'order.on-account'),
    becameState('cancelled', 'order.cancelled'),
    becameSet('sent_at', 'order.sent'),
    becameSet('ready_at', 'order.ready'),
    becameSet('withdrawn_at', 'order.withdrawn'),
    (before, after) => ((before?.refunded_cents ?? 0) === after.refunded_cents ? [] : ['order.refunded']),
  ],
  invoices: [isNew('invoice.issued')],
  products: [
    (before, after) => ((before?.available ?? 0) === after.available ? [] : ['stock.changed']),
    changed('product.changed', ['version', 'hidden_at', 'deleted_at', 'unit_price_cents', 'img']),
  ],
  requests: [isNew('request.created')],
  offers: [changed('offer.changed', ['token_hash', 'withdrawn_at', 'accepted_at'])],
}

/** Returns the events that a change of facts must have, and those that were written. */
export function toldOf(before: ToldFacts, after: ToldFacts) {
  const due = new Set<string>()
  // The rules have the tables' names.
  for (const [table, ofTable] of Object.entries(rules) as [Exclude<keyof ToldFacts, 'events'>, Rule[]][])
    for (const [id, row] of after[table])
      for (const rule of ofTable)
        for (const type of rule(before[table].get(id), row)) due.add(`${type} ${id}`)
  const written = [...after.events].filter((event) => !before.events.has(event))
  const told = new Set(written.map((event) => event.slice(0, event.lastIndexOf(' '))))
  return { due, told, untold: [...due].filter((event) => !told.has(event)) }
}
