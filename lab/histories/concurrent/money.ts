import { findLedgerMismatches } from '../../../server/data/queries/catalogue/stock.ts'
import { pollPaymentEvents } from '../../../server/operations/payments/poll-payment-events.ts'
import { reconcilePayments } from '../../../server/operations/payments/reconcile-payments.ts'
import type { Shop } from '../../../server/operations/shop.ts'
import { minuteMs, systemClock } from '../../../server/platform/clock.ts'
import { sumOf } from '../reference/records.ts'
import type { Scene } from './scene.ts'

/**
 * Runs one round of the jobs and compares money, papers and stock of a history. Nothing may be incomplete, each charge
 * must equal its paid orders and refunds, and everything acknowledged must be stored.
 * @returns the differences in words.
 */
export async function compareMoney(scene: Scene): Promise<readonly string[]> {
  const { shop } = scene
  // The jobs check only rows that have not changed for a while.
  const later: Shop = { ...shop, clock: () => systemClock() + minuteMs }
  await reconcilePayments(later)
  await pollPaymentEvents(later)
  await reconcilePayments(later)
  const stored = await read(scene)
  const mismatches = await findLedgerMismatches(shop.database.read)
  const differing = mismatches.filter((id) => scene.toolIds.includes(id))
  return [
    ...differing.map((id) => `the stock of tool ${scene.toolIds.indexOf(id)} is not its ledger`),
    ...(await comparePayments(scene, stored)),
    ...lostOf(scene, stored),
  ]
}

type Stored = Awaited<ReturnType<typeof read>>

async function read({ shop, toolIds, customers }: Scene) {
  const { read } = shop.database
  const users = customers.map(({ userId }) => userId)
  const orders = await read
    .selectFrom('orders')
    .where('product_id', 'in', toolIds)
    .select(['id', 'state', 'price_cents', 'payment_id', 'withdrawn_at', 'given_back_cents'])
    .execute()
  const payments = await read.selectFrom('payments').where('user_id', 'in', users).selectAll().execute()
  const ofUsers = read.selectFrom('payments').where('user_id', 'in', users).select('intent_id')
  const refunds = await read.selectFrom('refunds').where('intent_id', 'in', ofUsers).selectAll().execute()
  const invoices = await read.selectFrom('invoices').where('intent_id', 'in', ofUsers).selectAll().execute()
  return { orders, payments, refunds, invoices }
}

async function comparePayments(
  { shop }: Scene,
  { orders, payments, refunds, invoices }: Stored,
): Promise<readonly string[]> {
  const differences: string[] = []
  for (const { intent_id: id, state, amount_cents: cents } of payments) {
    const intent = await shop.cards.readIntent(id)
    const atProvider = (await shop.cards.listRefunds(id)).filter(({ status }) => status !== 'failed')
    const back = sumOf(atProvider.map(({ amountCents }) => amountCents))
    const own = refunds.filter(({ intent_id }) => intent_id === id)
    const returned = own.filter((refund) => refund.state === 'succeeded')
    const paid = sumOf(
      orders.filter(({ payment_id }) => payment_id === id).map(({ price_cents }) => price_cents),
    )
    const owed = sumOf(own.filter(({ origin }) => origin === 'shop').map(({ amount_cents }) => amount_cents))
    const papers = invoices.filter((paper) => paper.intent_id === id && paper.kind === 'invoice')
    const isCharged = intent?.status === 'succeeded'
    const wrong = (what: string) => differences.push(`payment ${id} of ${cents}, ${state}: ${what}`)
    if (isCharged === ['open', 'cancelled'].includes(state)) wrong(`the provider says ${intent?.status}`)
    if (state === 'refund-due' || own.some((refund) => refund.state === 'due')) wrong('a refund is still due')
    if (isCharged && paid + owed !== cents) wrong(`its orders cost ${paid}, and the shop gave back ${owed}`)
    if (sumOf(returned.map(({ amount_cents }) => amount_cents)) !== back)
      wrong(`the provider gave back ${back}`)
    if (back > cents) wrong(`${back} went back`)
    const invoiced = papers.map(({ gross_cents }) => Number(gross_cents))
    if (invoiced.join() !== (paid > 0 ? String(paid) : '')) wrong(`its invoices say ${invoiced.join(', ')}`)
  }
  return differences
}

/** Returns acknowledged changes that are not stored. Bookings and cancellations are compared with the stock instead. */
function lostOf(scene: Scene, { orders, payments, refunds }: Stored): readonly string[] {
  const opened = scene.payments.filter(({ intentId, isCharged }) => {
    const row = payments.find(({ intent_id }) => intent_id === intentId)
    return !row || (isCharged && ['open', 'cancelled'].includes(row.state))
  })
  const refunded = scene.refunds.filter(({ id, cents }) => {
    const row = refunds.find((refund) => refund.id === id)
    return row?.state !== 'succeeded' || row.amount_cents !== cents
  })
  const withdrawn = scene.withdrawn.filter(({ id }) => {
    const row = orders.find((order) => order.id === id)
    const isReturned = row !== undefined && Number(row.given_back_cents) >= row.price_cents
    return row?.state !== 'cancelled' && row?.withdrawn_at === null && !isReturned
  })
  return [
    ...opened.map(({ intentId }) => `payment ${intentId} is lost`),
    ...refunded.map(({ id, cents }) => `refund ${id} of ${cents} is lost`),
    ...withdrawn.map(({ name }) => `the withdrawal from ${name} is lost`),
  ]
}
