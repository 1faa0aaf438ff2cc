import type { Stripe } from 'stripe'
import { secretKeyOf } from '../../../e2e/support/card-provider.ts'
import { anyEngine } from '../../../server/data/testing/engines.ts'
import { createPaymentIntent } from '../../../server/operations/payments/create-payment-intent.ts'
import { stripeCards } from '../../../server/providers/cards/stripe-cards.ts'
import type { Bought } from '../../../server/testing/buying.ts'
import { granted } from '../../../server/testing/shop-contents.ts'
import { openShopAtStripe, type ShopAtStripe } from '../../../server/testing/stripe-shop.ts'
import { openSandboxShop } from './sandbox-shop.ts'

/** Two shops: the card sandbox of the first replaces Stripe for the second and for the command line. */
export interface TwoShops {
  /** The second shop, with its webhook. */
  readonly env: ShopAtStripe
  stripe(...command: string[]): Promise<Stripe.PaymentIntent>
  /** Runs `stripe trigger`. */
  trigger(type: string): Promise<{ readonly code: number }>
  /** Returns the events since the last call, oldest first. */
  news(): Promise<Stripe.Event[]>
  /** Opens the payment of an order and returns the intent's id. */
  open(bought: Bought): Promise<string>
  close(): Promise<void>
}

export async function openTwoShops(): Promise<TwoShops> {
  const provider = await openSandboxShop()
  const { hostname: host, port } = new URL(provider.shop.url)
  const cards = stripeCards({ secretKey: secretKeyOf(provider.shop), at: { host, port: Number(port) } })
  const env = await openShopAtStripe(anyEngine, () => cards).catch(async (error: unknown) => {
    await provider.close()
    throw error
  })
  const seen = new Set<string>()
  return {
    env,
    stripe: (...command) => provider.stripe.json(...command),
    trigger: (type) => provider.stripe.run('trigger', type),
    async news() {
      const page = ['events', 'list', '--limit=100']
      const { data, has_more } = await provider.stripe.json<Stripe.ApiList<Stripe.Event>>(...page)
      if (has_more) throw new Error('There are more events than a page holds')
      const fresh = data.toReversed().filter(({ id }) => !seen.has(id))
      for (const { id } of fresh) seen.add(id)
      return fresh
    },
    async open({ customer, orderId, priceCents }) {
      const secret = granted(await createPaymentIntent(env.shop, customer, { priceCents, orderId }))
      return secret.replace(/_secret_.*$/, '')
    },
    async close() {
      await env.drop()
      await provider.close()
    },
  }
}
