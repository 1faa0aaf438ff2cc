import { useCallback } from 'react'
import type { Order } from '../../../../contract/orders/orders.ts'
import { listOwnReceivables, type OwnReceivable } from '../../../../contract/payments/receivables.ts'
import { sumOfAmounts } from '../../../../domain/money.ts'
import { useApi } from '../../../api/api-context.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useHost } from '../../../api/host.ts'
import { useLoaded } from '../../../api/use-loaded.ts'

/** What a company has yet to pay of the invoices of orders. */
export interface OpenInvoices {
  readonly amount: number
  /** Whether transfers or credit notes have lowered it, so that a card can no longer pay it. */
  readonly isPartlyPaid: boolean
}

/**
 * Returns what is open of the invoices of orders on account. A company transfers for an invoice, not for an order, so
 * that the amount includes the invoice's other orders.
 *
 * @returns null while it loads. If {host} does not tell, the prices of the orders without what was refunded.
 */
export function useOpenInvoices(orders: readonly Order[]): OpenInvoices | null {
  const api = useApi()
  const isOffered = useHost().offers(listOwnReceivables)
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly OwnReceivable[]> => {
      if (!isOffered) return []
      try {
        return (await api.call(listOwnReceivables, {}, { signal })).invoices
      } catch (error) {
        // The prices of the orders are shown then.
        if (error instanceof ApiError) return []
        throw error
      }
    },
    [api, isOffered],
  )
  const [loaded] = useLoaded(load)
  if (loaded.status === 'loading') return null
  const ids = new Set(orders.map(({ _id }) => _id))
  const invoices = (loaded.status === 'ready' ? loaded.data : []).filter((invoice) =>
    invoice.orders.some(({ _id }) => ids.has(_id)),
  )
  if (invoices.length === 0) {
    const amount = sumOfAmounts(orders.map(({ price, refundable }) => refundable ?? price))
    return { amount, isPartlyPaid: false }
  }
  return {
    amount: sumOfAmounts(invoices.map(({ open }) => open)),
    isPartlyPaid: invoices.some(({ open, gross }) => open < gross),
  }
}
