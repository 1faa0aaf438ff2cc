import { useCallback } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { createPaymentIntent } from '../../../contract/payments/payments.ts'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { useHost } from '../../api/host.ts'
import { getOrder, listChosenOrders } from '../../api/rows/orders.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { sumOf } from './order-sums.ts'
import { storedSecret, storeSecret } from './stored-payment.ts'

/** The orders of the page: one order, the orders of a purchase, or named ones. The first given kind counts. */
export interface ToPay {
  readonly order?: string | undefined
  readonly purchase?: string | undefined
  /** Their ids, separated by commas. */
  readonly orders?: string | undefined
}

/** Loads the orders and keeps them up to date: another tab may pay or cancel them. */
export function useOrders({ order, purchase, orders }: ToPay) {
  const api = useApi()
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly Order[]> => {
      if (order !== undefined) return [await api.call(getOrder, { params: { id: order } }, { signal })]
      const query = purchase === undefined ? { orders: orders ?? '' } : { purchase }
      return api.call(listChosenOrders, { query }, { signal })
    },
    [api, order, purchase, orders],
  )
  return useLoaded(load)
}

/**
 * Opens the payment of orders at the card provider once their price is known (spec §4). Opening it again
 * continues the same payment: through the fields `order` and `orders` where the backend knows them, otherwise
 * through this browser's storage.
 */
export function useIntent(orders: readonly Order[]) {
  const api = useApi()
  const { takesExtraFields } = useHost()
  const price = sumOf(orders)
  // The same orders are the same payment, also after they were loaded again.
  const ids = orders.map(({ _id }) => _id).join()
  const load = useCallback(
    (signal: AbortSignal) => {
      const [id = '', ...more] = ids.split(',')
      if (more.length > 0) return open(api, { price, orders: [id, ...more] }, signal)
      if (takesExtraFields) return open(api, { price, order: id }, signal)
      return openOnce(api, { _id: id, price }, signal)
    },
    [api, ids, price, takesExtraFields],
  )
  return useLoaded(load, { once: true })
}

interface Intent {
  readonly clientSecret: string
}

interface Asked {
  readonly price: number
  readonly order?: string
  readonly orders?: string[]
}

function open(api: ShopApi, body: Asked, signal: AbortSignal): Promise<Intent> {
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
