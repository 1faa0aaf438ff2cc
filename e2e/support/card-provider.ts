import type { Shop } from './shop.ts'
import { readRows } from './shop-database.ts'

/** A payment as the card provider stores it. */
export interface ProviderPayment {
  readonly id: string
  readonly status: string
  /** US cents. */
  readonly amount_received: number
  readonly metadata: { readonly order?: string }
}

/** Lists an order's payments at the built-in card provider, through the provider's API. */
export async function paymentsFor(shop: Shop, orderId: string): Promise<readonly ProviderPayment[]> {
  const payments = await list<ProviderPayment>(shop, 'payment_intents?limit=100')
  return payments.filter(({ metadata }) => metadata.order === orderId)
}

/** Lists the successful charges of the whole shop; those of a set name no single order. */
export async function allCharges(shop: Shop): Promise<readonly ProviderPayment[]> {
  const payments = await list<ProviderPayment>(shop, 'payment_intents?limit=100')
  return payments.filter(({ status }) => status === 'succeeded')
}

/** Lists an order's successful charges. */
export async function chargesFor(shop: Shop, orderId: string): Promise<readonly ProviderPayment[]> {
  return (await paymentsFor(shop, orderId)).filter(({ status }) => status === 'succeeded')
}

/** Lists the successful refunds of a payment, in US cents. */
export async function refundsAtProvider(shop: Shop, intentId: string): Promise<readonly number[]> {
  const refunds = await list<{ readonly amount: number; readonly status: string }>(
    shop,
    `refunds?payment_intent=${intentId}`,
  )
  return refunds.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)
}

/** Reads a list in Stripe's format, which the sandbox's own tests check. */
async function list<Listed>(shop: Shop, what: string): Promise<readonly Listed[]> {
  const answer = await fetch(`${shop.url}/v1/${what}`, {
    headers: { authorization: `Bearer ${secretKeyOf(shop)}` },
  })
  if (!answer.ok) throw new Error(`The card provider answered ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: readonly Listed[] }
  return data
}

/** Reads the sandbox's secret key, which the shop generates and never shows. */
export function secretKeyOf(shop: Shop): string {
  const [row] = readRows(shop, "select value from settings where key = 'sandbox-secret-key'")
  return String(row?.value)
}
