import type { Order } from '../../../contract/orders/orders.ts'
import { keptInBrowser } from '../../forms/kept-attempt.ts'
import { readStored } from '../../session/browser-storage.ts'

type Payable = Pick<Order, '_id' | 'price'>

const keyOf = (orderId: string) => `payment:${orderId}`

/**
 * Returns the client secret of the payment that this browser opened for an order; null for another price, or without
 * one. A {host} that does not learn which order is paid opens a new payment per request, so this browser reuses the
 * first one across reloads to prevent a double charge (spec §10, payment).
 */
export function storedSecret({ _id, price }: Payable): string | null {
  const attempt = keptInBrowser(keyOf(_id)).open()
  if (attempt) return attempt.wish === String(price) ? attempt.key : null
  // Version 1.0.0 stored "288 secret".
  const [forPrice, secret] = readStored(keyOf(_id))?.split(' ') ?? []
  return forPrice === String(price) && secret ? secret : null
}

export function storeSecret({ _id, price }: Payable, clientSecret: string): void {
  keptInBrowser(keyOf(_id)).start(price, clientSecret)
}

/** Forgets an order's payment once it is recorded or closed. */
export function dropSecret(orderId: string): void {
  keptInBrowser(keyOf(orderId)).forget()
}
