import type { MovedContents } from '../../../domain/moving/moved-columns.ts'
import { movingCustomers } from './moving-customers.ts'
import type { MovingKind } from './moving-kind.ts'
import { movingOrders } from './moving-orders.ts'
import { movingRedirects } from './moving-redirects.ts'

/** Each kind of data that moves in. Its values stay within the kind, so their types are not known outside. */
const kinds: Readonly<Record<MovedContents, unknown>> = {
  customers: movingCustomers,
  orders: movingOrders,
  redirects: movingRedirects,
}

/** Returns a kind; its values are opaque to the caller. */
export function movingKind(contents: MovedContents): MovingKind<unknown> {
  // A kind gets only values that it has made itself.
  return kinds[contents] as MovingKind<unknown>
}

/** Tells whether a file of any kind has a column with this header. */
export function isMovedHeader(header: string): boolean {
  return [movingCustomers, movingOrders, movingRedirects].some((kind) => kind.isKnown(header))
}
