import { useCallback } from 'react'
import type { Order } from '../../../contract/orders.ts'
import { createPaymentIntent } from '../../../contract/payments.ts'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { useHost } from '../../api/host.ts'
import { getOrder } from '../../api/rows/orders.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { storedSecret, storeSecret } from './stored-payment.ts'

/** Loads one order and keeps it up to date: another tab may pay it. */
export function useOrder(id: string) {
  const api = useApi()
  const load = useCallback(
    (signal: AbortSignal) => api.call(getOrder, { params: { id } }, { signal }),
    [api, id],
  )
  return useLoaded(load)
}

/**
 * Opens the payment of an order at the card provider once its price is known (spec §4). Opening it again
 * continues the same payment: through the field `order` where the backend knows it, otherwise through this
 * browser's storage.
 */
export function useIntent({ _id, price }: Order) {
  const api = useApi()
  const { takesExtraFields } = useHost()
  const load = useCallback(
    (signal: AbortSignal) => {
      if (takesExtraFields) return open(api, { price, order: _id }, signal)
      return openOnce(api, { _id, price }, signal)
    },
    [api, _id, price, takesExtraFields],
  )
  return useLoaded(load, { once: true })
}

interface Intent {
  readonly clientSecret: string
}

function open(api: ShopApi, body: { price: number; order?: string }, signal: AbortSignal): Promise<Intent> {
  return api.call(createPaymentIntent, { body }, { signal })
}

async function openOnce(
  api: ShopApi,
  order: Pick<Order, '_id' | 'price'>,
  signal: AbortSignal,
): Promise<Intent> {
  const clientSecret = storedSecret(order)
  if (clientSecret !== null) return { clientSecret }
  const opened = await open(api, { price: order.price }, signal)
  storeSecret(order, opened.clientSecret)
  return opened
}
