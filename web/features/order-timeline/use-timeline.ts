import { useCallback, useEffect, useRef } from 'react'
import { getTimeline, type Order } from '../../../contract/orders.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { sessionApi } from '../../session/session-api.ts'

/** What happened to an order, asked for again as soon as the order is another one than it was. */
export function useTimeline(order: Order) {
  const { _id: id } = order
  const load = useCallback(
    (signal: AbortSignal) => sessionApi().call(getTimeline, { params: { id } }, { signal }),
    [id],
  )
  const [timeline, reload] = useLoaded(load)
  const state = stateOf(order)
  const seen = useRef(state)
  useEffect(() => {
    if (seen.current === state) return
    seen.current = state
    reload()
  }, [state, reload])
  return [timeline, reload] as const
}

/** All of an order that something in its timeline may change. */
function stateOf({ paid, refunded, refundable, sentAt, holdExpiresAt, dispute }: Order): string {
  return JSON.stringify([paid, refunded, refundable, sentAt, holdExpiresAt, dispute])
}
