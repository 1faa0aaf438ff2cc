import { productStates } from '../../contract/catalogue/product-states.ts'
import { done } from '../../domain/outcome.ts'
import { foldLetters } from '../../domain/search/fold-text.ts'
import type { Database } from '../../server/data/database.ts'
import { insertRows, type NewRows } from '../../server/data/queries/bulk-insert.ts'
import { positionGap } from '../../server/data/queries/catalogue/products.ts'
import { recordChange } from '../../server/operations/changes/record-change.ts'
import { minuteMs } from '../../server/platform/clock.ts'

/** The number of rows in each list of the dashboard, besides 10,000 tools and 1,000,000 orders of 50,000 customers. */
export const dashboardRows = {
  parts: 2_000,
  reviews: 100_000,
  requests: 100_000,
  emails: 500_000,
  changes: 50_000,
} as const

const rowsInATransaction = 10_000

/** Returns the text of a row: common words in many rows, `rareword` in every 9,973rd. */
function words(index: number): string {
  const common = ['wrench', 'wheel', 'delivery', 'invoice', 'spoke', 'thanks'][index % 6]
  return `A question about the ${common} of last week${index % 9_973 === 0 ? ', rareword' : ''}`
}

const customer = (index: number) => {
  const number = (index * 7_919) % 50_000
  return { name: `Customer ${number}`, email: `made-customer-${number}@truewheel.example` }
}

/** Adds parts, reviews, requests, emails and changes, spread over a year before `now`. */
export async function addDashboardRows(database: Database, now: number): Promise<void> {
  const at = (index: number, count: number) =>
    now - Math.floor(((count - index) / count) * 525_600) * minuteMs
  await fill(database, dashboardRows.parts, (index) => ({ products: [part(index, now)] }))
  await fill(database, dashboardRows.reviews, (index) => ({
    reviews: [
      {
        ...{ id: `made-review-${index}`, user_id: null, img: '', text: words(index), stars: 1 + (index % 5) },
        ...customer(index),
        created_at: at(index, dashboardRows.reviews),
        hidden_at: index % 50 === 0 ? now : null,
        hidden_by: null,
        product_id: index % 4 === 0 ? null : `made-tool-${String(index % 10_000).padStart(6, '0')}`,
      },
    ],
  }))
  await fill(database, dashboardRows.requests, (index) => ({
    quote_requests: [
      {
        ...{ id: `made-request-${index}`, message: words(index), ...customer(index) },
        kind: index % 3 === 0 ? ('contact' as const) : ('quote' as const),
        part_id: index % 3 === 0 ? null : `made-part-${index % dashboardRows.parts}`,
        created_at: at(index, dashboardRows.requests),
        handled_at: index % 20 === 0 ? null : now,
      },
    ],
  }))
  await fill(database, dashboardRows.emails, (index) => ({ outbox: [email(index, at, now)] }))
  for (let start = 0; start < dashboardRows.changes; start += rowsInATransaction)
    await database.write(async (transaction) => {
      for (let index = start; index < start + rowsInATransaction; index += 1)
        await recordChange(transaction, {
          ...{ at: at(index, dashboardRows.changes), by: 'shop' },
          action: index % 5 === 0 ? 'product.changed' : index % 997 === 0 ? 'user.blocked' : 'order.sent',
          subject: { kind: index % 5 === 0 ? 'product' : 'order', id: `made-${index}`, name: words(index) },
          after: { sent: true },
        })
      return done(null)
    })
}

function part(index: number, now: number) {
  const name = `${['Cable', 'Chain link', 'Spoke', 'Bearing', 'Grip'][index % 5]} ${index}`
  const state = productStates[index % 20 === 0 ? 1 : index % 33 === 0 ? 2 : 0]
  return {
    ...{ id: `made-part-${index}`, name, name_folded: foldLetters(name), short_description: words(index) },
    ...{ img: '/pictures/combination-wrench.webp', minimum_order: 1 + (index % 10), available: index % 100 },
    ...{ unit_price_cents: 100 + index, position: (1_000 + index) * positionGap, kind: 'part' as const },
    ...{
      stocked: index % 2 === 0 ? (1 as const) : (0 as const),
      draft: state === 'draft' ? (1 as const) : (0 as const),
    },
    ...{ sku: `P-${index}`, brand: 'Ironbell', category: 'Small parts', details: null, price_breaks: null },
    ...{ compare_at_cents: null, compare_at_since: null, lowest_30_days_cents: null },
    hidden_at: state === 'shown' ? null : now,
    ...{ created_at: now, updated_at: now, deleted_at: null },
  }
}

function email(index: number, at: (index: number, count: number) => number, now: number) {
  const createdAt = at(index, dashboardRows.emails)
  const failed = index % 5_000 === 0
  return {
    ...{ id: `made-email-${index}`, event: `made ${index}`, recipient: customer(index).email, html: null },
    ...{ subject: words(index), body: words(index), order_id: null, secret: 0 as const, attempts: 1 },
    created_at: createdAt,
    sent_at: failed ? null : createdAt,
    failed_at: failed ? now : null,
    ...{ next_attempt_at: createdAt, give_up_at: createdAt, last_error: failed ? 'Mailbox full' : null },
  }
}

async function fill(database: Database, count: number, rowsOf: (index: number) => NewRows): Promise<void> {
  for (let start = 0; start < count; start += rowsInATransaction) {
    const made: Record<string, object[]> = {}
    for (let index = start; index < Math.min(count, start + rowsInATransaction); index += 1)
      for (const [table, rows] of Object.entries(rowsOf(index))) {
        const ofTable = made[table] ?? []
        ofTable.push(...rows)
        made[table] = ofTable
      }
    await database.write(async (transaction) => {
      await insertRows(transaction, made as NewRows)
      return done(null)
    })
  }
}
