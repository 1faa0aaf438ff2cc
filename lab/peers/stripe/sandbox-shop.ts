import { secretKeyOf } from '../../../e2e/support/card-provider.ts'
import { type Shop, startShop } from '../../../e2e/support/shop.ts'
import { openStripeCli, type StripeCli } from './stripe-cli.ts'

/** A running shop with its card sandbox, and Stripe's command line configured to use it instead of Stripe. */
export interface SandboxShop {
  readonly shop: Shop
  readonly stripe: StripeCli
  close(): Promise<void>
}

export async function openSandboxShop(): Promise<SandboxShop> {
  const shop = await startShop()
  const stripe = await openStripeCli(shop.url, secretKeyOf(shop)).catch(async (error: unknown) => {
    await shop.stop()
    throw error
  })
  return {
    shop,
    stripe,
    async close() {
      await stripe.close()
      await shop.stop()
    },
  }
}
