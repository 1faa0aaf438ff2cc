import { useEffect, useLayoutEffect, useState } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { createPaymentIntent } from '../../../contract/payments/payments.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { useHost } from '../../api/host.ts'
import { sumOf } from './order-sums.ts'
import { storedSecret, storeSecret } from './stored-payment.ts'
import type { SendPayment } from './use-payment.ts'

/**
 * Opens the payment of orders at the card provider once their price is known (spec §4). Opening it again continues the
 * same payment: with the fields `order` and `orders` if the backend knows them, otherwise with this browser's storage.
 * An unexpected error is thrown during rendering, for the page's error boundary.
 * @param credit how much of the price credit pays; undefined opens nothing, until it is known or because it pays all.
 * @param reopenings a change of this number opens the payment again.
 */
export function useOpening(
  orders: readonly Order[],
  credit: number | undefined,
  reopenings: number,
  send: SendPayment,
): void {
  const api = useApi()
  const { takesExtraFields } = useHost()
  const [unexpected, setUnexpected] = useState<{ readonly error: unknown }>()
  const price = sumOf(orders)
  // The same orders are the same payment, even after a reload.
  const ids = orders.map(({ _id }) => _id).join()
  useLayoutEffect(() => void send({ type: 'form shown' }), [send])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another price, credit or set is another payment
  useLayoutEffect(() => void send({ type: 'price changed' }), [send, ids, price, credit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the payment is opened again on request
  useEffect(() => {
    if (credit === undefined) return
    const abort = new AbortController()
    openPayment(api, { ids: ids.split(','), price, credit, takesExtraFields }, abort.signal).then(
      ({ clientSecret }) => {
        if (!abort.signal.aborted) send({ type: 'opened', clientSecret })
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        if (error instanceof ApiError) send({ type: 'refused', refusal: error })
        else setUnexpected({ error })
      },
    )
    return () => abort.abort()
  }, [api, ids, price, credit, takesExtraFields, reopenings, send])
  if (unexpected) throw unexpected.error
}

interface Intent {
  readonly clientSecret: string
}

interface Asked {
  readonly price: number
  readonly credit?: number
  readonly order?: string
  readonly orders?: string[]
}

interface ToOpen {
  /** At least one order. */
  readonly ids: readonly string[]
  readonly price: number
  readonly credit: number
  readonly takesExtraFields: boolean
}

async function openPayment(
  api: ShopApi,
  { ids, price, credit, takesExtraFields }: ToOpen,
  signal: AbortSignal,
): Promise<Intent> {
  const [id = '', ...more] = ids
  const amounts = credit > 0 ? { price, credit } : { price }
  if (more.length > 0) return open(api, { ...amounts, orders: [id, ...more] }, signal)
  if (takesExtraFields) return open(api, { ...amounts, order: id }, signal)
  return openOnce(api, { _id: id, price }, signal)
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
