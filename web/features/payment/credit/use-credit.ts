import { useCallback, useState } from 'react'
import type { Order } from '../../../../contract/orders/orders.ts'
import { getCredit } from '../../../../contract/payments/credit.ts'
import { paymentLimits } from '../../../../contract/shop/currencies.ts'
import { amountOf, centsOf } from '../../../../domain/money.ts'
import { creditPart } from '../../../../domain/payments/credit-part.ts'
import { useApi } from '../../../api/api-context.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useHost } from '../../../api/host.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import { sumOf } from '../order-sums.ts'

/** The customer's credit while orders are being paid. */
export interface Credit {
  /** What can pay these orders. */
  readonly available: number
  /** How much of their price it pays; 0 if the customer keeps it. */
  readonly part: number
  readonly isUsed: boolean
  readonly use: (isUsed: boolean) => void
}

/**
 * Returns the credit for orders and how much of it pays them.
 * @returns null while it loads; undefined if {host} has no credit or it did not load, so that the card pays everything.
 */
export function useCredit(orders: readonly Order[]): Credit | null | undefined {
  const api = useApi()
  const isOffered = useHost().offers(getCredit)
  const { currency } = useShopSettings().shop.money
  const [isUsed, use] = useState(true)
  const load = useCallback(
    async (signal: AbortSignal): Promise<number | undefined> => {
      if (!isOffered) return undefined
      try {
        return (await api.call(getCredit, {}, { signal })).available
      } catch (error) {
        if (error instanceof ApiError) return undefined
        throw error
      }
    },
    [api, isOffered],
  )
  const [loaded] = useLoaded(load)
  if (!isOffered) return undefined
  if (loaded.status !== 'ready') return loaded.status === 'loading' ? null : undefined
  if (loaded.data === undefined) return undefined
  const available = loaded.data
  const partCents = creditPart({
    sumCents: centsOf(sumOf(orders)),
    balanceCents: centsOf(available),
    leastCents: paymentLimits(currency).least,
  })
  return { available, part: isUsed ? amountOf(partCents) : 0, isUsed, use }
}
