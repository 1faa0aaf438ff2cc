import { useCallback, useRef, useState } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { afterEvent, firstPayment, type Payment, type PaymentEvent } from './payment-state.ts'

/** Applies an event immediately, even before React renders; returns whether the event changed the payment. */
export type SendPayment = (event: PaymentEvent) => boolean

/** Holds the state of a page's payment. */
export function usePayment(
  orders: readonly Order[],
  returned: string | undefined,
): readonly [Payment, SendPayment] {
  const [payment, setPayment] = useState(() => firstPayment(orders, returned))
  const current = useRef(payment)
  const send = useCallback((event: PaymentEvent) => {
    const before = current.current
    current.current = afterEvent(before, event)
    setPayment(current.current)
    return current.current !== before
  }, [])
  return [payment, send]
}
