import type { Order } from '../../../contract/orders.ts'
import { readStored, writeStored } from '../../session/browser-storage.ts'

type Payable = Pick<Order, '_id' | 'price'>

const keyOf = (orderId: string) => `payment:${orderId}`

/**
 * The client secret of the payment that this browser has opened for an order. A {host} that is not told which
 * order is paid opens a new payment at every asking; going on with the first one over reloads keeps the card
 * from being charged twice (spec §10, payment). Null for another price, or when there is none.
 */
export function keptSecret({ _id, price }: Payable): string | null {
  const [forPrice, secret] = readStored(keyOf(_id))?.split(' ') ?? []
  return forPrice === String(price) && secret ? secret : null
}

export function keepSecret({ _id, price }: Payable, clientSecret: string): void {
  writeStored(keyOf(_id), `${price} ${clientSecret}`)
}

/** Forgets an order's payment: it was noted, or it is none any more. */
export function dropSecret(orderId: string): void {
  writeStored(keyOf(orderId), null)
}
