import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { sumCredit, sumReservedCredit } from '../../data/queries/payments/credit-movements.ts'
import { listOrderIdsOfPayment } from '../../data/queries/payments/payment-parts.ts'
import { listOpenPaymentsOfUser } from '../../data/queries/payments/payments.ts'
import { closeOpenPayment } from '../payments/close-payments.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Shop } from '../shop.ts'

type CreditShop = Pick<Shop, 'database' | 'settings'>

/** An account's credit, in cents. */
interface AccountCredit {
  /** The sum of its movements. */
  readonly balanceCents: number
  /** What open payments reserve; another payment that needs it closes them. */
  readonly reservedCents: number
}

/** Returns an account's credit; what can be used is both together. */
export async function creditOf(shop: CreditShop, userId: string): Promise<AccountCredit> {
  const { read } = shop.database
  const currency = await shopCurrency(shop, read)
  const [balanceCents, open] = await Promise.all([
    sumCredit(read, userId, currency),
    listOpenPaymentsOfUser(read, userId),
  ])
  return { balanceCents, reservedCents: open.reduce((sum, { creditCents }) => sum + creditCents, 0) }
}

interface Needed {
  readonly userId: string
  /** The orders to pay. Their own open payments are closed by the caller. */
  readonly orders: readonly Pick<OrderRow, 'id'>[]
  readonly creditCents: number
}

/**
 * Makes credit available for the payment of orders: if it does not suffice, closes the customer's open payments of
 * other orders that reserve credit, because a page that was only looked at must not lock it. A payment that has
 * already taken money is settled and keeps its credit.
 *
 * @returns whether the credit suffices now; the transaction that stores the payment decides.
 */
export async function freeCredit(shop: Shop, { userId, orders, creditCents }: Needed): Promise<boolean> {
  const { read } = shop.database
  const currency = await shopCurrency(shop, read)
  const ids = orders.map(({ id }) => id)
  const usable = async () =>
    (await sumCredit(read, userId, currency)) + (await sumReservedCredit(read, userId, ids))
  if ((await usable()) >= creditCents) return true
  const open = await listOpenPaymentsOfUser(read, userId)
  for (const payment of open.filter((each) => each.creditCents > 0)) {
    const paid = await listOrderIdsOfPayment(read, payment.intentId)
    // Ignores a refusal: the credit of that payment is used, or its bank is still deciding.
    if (!paid.some((id) => ids.includes(id))) await closeOpenPayment(shop, payment)
  }
  return (await usable()) >= creditCents
}
