import type { Stripe } from '@stripe/stripe-js'
import { useCallback, useEffect, useState } from 'react'
import { useShopSettings } from '../../../api/settings-context.ts'
import { loadStripe } from './load-stripe.ts'

export interface StripeLoading {
  /** Null until the script has loaded. */
  readonly stripe: Stripe | null
  readonly failed: boolean
  readonly again: () => void
}

/** Loads the card provider's script on this page only. */
export function useStripeLoading(): StripeLoading {
  const { cards } = useShopSettings()
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadStripe(cards).then(setStripe, () => setFailed(true))
  }, [cards])
  useEffect(load, [load])
  return { stripe, failed, again: load }
}
