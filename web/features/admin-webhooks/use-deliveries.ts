import { useCallback, useState } from 'react'
import {
  type deliveryStates,
  listDeliveries,
  type WireDelivery,
} from '../../../contract/webhooks/webhooks.ts'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { useLoaded } from '../../api/use-loaded.ts'

export type DeliveryState = (typeof deliveryStates)[number]

/** How many deliveries are shown at first, and how many more each time. */
const atOnce = 50

interface Wanted {
  readonly id: string
  readonly state: DeliveryState | undefined
  readonly count: number
}

/** The shown deliveries of a webhook. */
interface ShownDeliveries {
  readonly deliveries: readonly WireDelivery[]
  readonly hasMore: boolean
}

/** Loads the deliveries of a webhook in a state, the newest first, and more of them when asked. */
export function useDeliveries(id: string, state: DeliveryState | undefined) {
  const api = useApi()
  const [count, setCount] = useState(atOnce)
  const [loaded, reload] = useLoaded(
    useCallback(
      (signal: AbortSignal) => loadDeliveries(api, { id, state, count }, signal),
      [api, id, state, count],
    ),
  )
  return { loaded, reload: () => void reload(), showMore: () => setCount(count + atOnce) }
}

async function loadDeliveries(
  api: ShopApi,
  { id, state, count }: Wanted,
  signal: AbortSignal,
): Promise<ShownDeliveries> {
  const deliveries: WireDelivery[] = []
  let after: string | undefined
  do {
    const query = { limit: atOnce, ...(state && { state }), ...(after !== undefined && { after }) }
    const { answer, next } = await api.callForPage(listDeliveries, { params: { id }, query }, { signal })
    deliveries.push(...answer)
    after = next
  } while (after !== undefined && deliveries.length < count)
  return { deliveries, hasMore: after !== undefined }
}
