import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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
  const answer = await fetch(`${shop.url}/v1/payment_intents?limit=100`, {
    headers: { authorization: `Bearer ${secretKeyOf(shop)}` },
  })
  if (!answer.ok) throw new Error(`The card provider answered ${answer.status}: ${await answer.text()}`)
  // The sandbox answers in the shape of Stripe's list, which its own tests hold it to.
  const { data } = (await answer.json()) as { data: readonly ProviderPayment[] }
  return data.filter(({ metadata }) => metadata.order === orderId)
}

/** The charges for an order that took money. */
export async function chargesFor(shop: Shop, orderId: string): Promise<readonly ProviderPayment[]> {
  return (await paymentsFor(shop, orderId)).filter(({ status }) => status === 'succeeded')
}

/** The shop makes this key for itself and shows it to nobody. */
export function secretKeyOf({ dataDir }: Shop): string {
  const database = new DatabaseSync(join(dataDir, 'truewheel.sqlite'), { readOnly: true })
  try {
    const row = database.prepare("select value from settings where key = 'sandbox-secret-key'").get()
    return String(row?.value)
  } finally {
    database.close()
  }
}
