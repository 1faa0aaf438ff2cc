import { readBooks } from './books.ts'
import type { Shop } from './shop.ts'

/** A payment in the card provider's own books. */
export interface ProviderPayment {
  readonly id: string
  readonly status: string
  /** US cents. */
  readonly amount_received: number
  readonly metadata: { readonly order?: string }
}

/** What the built-in card provider has in its books for an order, asked as the provider's customer would. */
export async function paymentsFor(shop: Shop, orderId: string): Promise<readonly ProviderPayment[]> {
  const payments = await list<ProviderPayment>(shop, 'payment_intents?limit=100')
  return payments.filter(({ metadata }) => metadata.order === orderId)
}

/** The charges for an order that took money. */
export async function chargesFor(shop: Shop, orderId: string): Promise<readonly ProviderPayment[]> {
  return (await paymentsFor(shop, orderId)).filter(({ status }) => status === 'succeeded')
}

/** What went back of a payment, in US cents, refund by refund. */
export async function givenBackAtTheProvider(shop: Shop, intentId: string): Promise<readonly number[]> {
  const refunds = await list<{ readonly amount: number; readonly status: string }>(
    shop,
    `refunds?payment_intent=${intentId}`,
  )
  return refunds.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)
}

/** The sandbox answers in the shape of Stripe's lists, which its own tests hold it to. */
async function list<Listed>(shop: Shop, what: string): Promise<readonly Listed[]> {
  const answer = await fetch(`${shop.url}/v1/${what}`, {
    headers: { authorization: `Bearer ${secretKeyOf(shop)}` },
  })
  if (!answer.ok) throw new Error(`The card provider answered ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: readonly Listed[] }
  return data
}

/** The shop makes this key for itself and shows it to nobody. */
export function secretKeyOf(shop: Shop): string {
  const [row] = readBooks(shop, "select value from settings where key = 'sandbox-secret-key'")
  return String(row?.value)
}
