import type { Order } from '../../contract/orders/orders.ts'
import { sumOfAmounts } from '../../domain/money.ts'

/** Returns what rules took off orders, with the codes or names of the rules; undefined without a discount. */
export function discountOf(
  orders: readonly Pick<Order, 'discount' | 'discountName' | 'code'>[],
): { readonly amount: number; readonly name: string } | undefined {
  const amount = sumOfAmounts(orders.map(({ discount = 0 }) => discount))
  if (amount === 0) return undefined
  const names = orders.flatMap(({ discountName, code }) => code ?? discountName ?? [])
  return { amount, name: [...new Set(names)].join(', ') }
}
