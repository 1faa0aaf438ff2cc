import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { sumCredit, sumReservedCredit } from '../../data/queries/payments/credit-movements.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Shop } from '../shop.ts'

interface Payer {
  readonly userId: string
  readonly orders: readonly Pick<OrderRow, 'id'>[]
}

/**
 * Returns the credit with which a customer can pay orders: also what their open payments reserve, because opening
 * another payment of these orders closes them.
 */
export async function creditFor(
  shop: Pick<Shop, 'database' | 'settings'>,
  { userId, orders }: Payer,
): Promise<{ readonly cents: number; readonly currency: string }> {
  const { read } = shop.database
  const currency = await shopCurrency(shop, read)
  const ids = orders.map(({ id }) => id)
  const [balanceCents, reservedCents] = await Promise.all([
    sumCredit(read, userId, currency),
    sumReservedCredit(read, userId, ids),
  ])
  return { cents: balanceCents + reservedCents, currency }
}
