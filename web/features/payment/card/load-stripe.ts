import type { Stripe } from '@stripe/stripe-js'
import { loadStripe as loadFromStripe } from '@stripe/stripe-js/pure/index.js'
import type { CardSettings } from '../../../../contract/shop/shop-settings.ts'

/** The built-in substitute for Stripe's script. It sets `window.Stripe`, so Stripe's own script is not loaded. */
const sandboxScript = '/sandbox/cards/stripe.js'

/** Loads the card provider's script. Rejects if it fails to load; the next call tries again. */
export async function loadStripe({ sandbox, publishableKey }: CardSettings): Promise<Stripe> {
  if (sandbox) await import(/* @vite-ignore */ sandboxScript)
  const stripe = await loadFromStripe(publishableKey)
  if (!stripe) throw new Error('Stripe can be loaded in a browser only')
  return stripe
}
