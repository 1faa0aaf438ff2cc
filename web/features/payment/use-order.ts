import { useCallback } from 'react'
import { getOrder } from '../../../contract/orders/get-order.ts'
import type { Order } from '../../../contract/orders/order.ts'
import { createPaymentIntent } from '../../../contract/payments/create-payment-intent.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { sessionApi } from '../../session/session-api.ts'

/** One order, kept up to date: another tab may pay it. */
export function useOrder(id: string) {
  const load = useCallback(
    (signal: AbortSignal) => sessionApi().call(getOrder, { params: { id } }, { signal }),
    [id],
  )
  return useLoaded(load)
}

/**
 * The payment of an order at the card provider, opened once its price is known (spec §4). Opening it again
 * goes on with the same one.
 */
export function useIntent({ _id, price }: Order) {
  // A host that offers extensions knows the field `order`.
  const named = useShopSettings().extensions.length > 0
  const load = useCallback(
    (signal: AbortSignal) => {
      const body = named ? { price, order: _id } : { price }
      return sessionApi().call(createPaymentIntent, { body }, { signal })
    },
    [_id, price, named],
  )
  return useLoaded(load, { whenSeenAgain: false })
}
