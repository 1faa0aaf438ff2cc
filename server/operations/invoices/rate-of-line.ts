import type { OrderRow } from '../../data/queries/orders/orders.ts'
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts'
import { rateOf } from './invoice-taxes.ts'

type Exempt = Pick<OrderRow, 'taxExemption'>

/** Returns the rate of a line, for papers with several, and why it has no tax. */
export function rateOfLine(
  order: Parameters<typeof rateOf>[0] & Exempt,
): Pick<InvoiceLine, 'rate' | 'exempt'> {
  const rate = rateOf(order)?.rate
  const { taxExemption } = order
  return { ...(rate !== undefined && { rate }), ...(taxExemption && { exempt: taxExemption }) }
}

/** Returns why lines of a paper have no tax. */
export function exemptionOf(orders: readonly Exempt[]): Pick<InvoiceContent, 'exemption'> {
  const exemption = orders.map(({ taxExemption }) => taxExemption).find((one) => one !== null)
  return exemption ? { exemption } : {}
}
