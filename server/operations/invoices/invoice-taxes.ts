import { creditedTaxCents, includedTaxCents, type Tax } from '../../../domain/payments/included-tax.ts'
import {
  creditedTaxesByRate,
  type RateOfInvoice,
  type TaxAtRate,
  type TaxedAmount,
  taxCentsOf,
  taxesByRate,
} from '../../../domain/tax/taxes-by-rate.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import type { InvoicedRefund } from '../../data/queries/payments/invoices.ts'
import type { Invoice, InvoiceContent } from './invoice-content.ts'

/** The tax of a paper. `taxes` is missing if no order was sold at a rate of a country. */
interface TaxOfPaper extends Pick<InvoiceContent, 'tax' | 'taxes'> {
  readonly taxCents: number
}

type TaxColumns = Pick<OrderRow, 'taxRateHundredths' | 'taxName' | 'taxCountry'>

/** Returns the tax of an invoice. Orders without a tax of their own have the shop's one tax, if it states any. */
export function taxOfInvoice(
  orders: readonly (TaxColumns & Pick<OrderRow, 'priceCents'>)[],
  shopsTax: Tax | null,
): TaxOfPaper {
  if (orders.every(({ taxRateHundredths }) => taxRateHundredths === null)) {
    const grossCents = orders.reduce((sum, { priceCents }) => sum + priceCents, 0)
    return { tax: shopsTax, taxCents: shopsTax ? includedTaxCents(grossCents, shopsTax) : 0 }
  }
  const before = shopsTax && { ...shopsTax, country: null }
  return paperOf(
    taxesByRate(orders.map((order) => ({ cents: order.priceCents, tax: rateOf(order) ?? before }))),
  )
}

/**
 * Returns the tax of the paper of a refund: a credit note, or the invoice that cancels it.
 *
 * @param issued the payment's papers so far.
 */
export function taxOfRefund(
  invoice: Invoice,
  issued: readonly Invoice[],
  parts: readonly InvoicedRefund[],
  kind: Invoice['kind'],
): TaxOfPaper {
  const { tax, taxes } = invoice.content
  const credits = issued.filter(({ refundId }) => refundId !== null)
  if (!taxes) {
    const grossCents = parts.reduce((sum, { cents }) => sum + cents, 0)
    const credited = credits.reduce((sum, paper) => sum + signOf(paper) * paper.grossCents, 0)
    // An invoice that cancels a credit note lowers the credited amount. Its tax is the difference between the tax of
    // the two sums.
    const before = kind === 'credit-note' ? credited : credited - grossCents
    return { tax, taxCents: tax ? creditedTaxCents(grossCents, before, tax) : 0 }
  }
  const earlier = taxes.find(({ country }) => country === null) ?? null
  const amounts = parts.map((part): TaxedAmount => ({ cents: part.cents, tax: rateOf(part) ?? earlier }))
  const credited = credits.flatMap((paper) =>
    (paper.content.taxes ?? []).map((one) => ({ cents: signOf(paper) * one.grossCents, tax: one })),
  )
  const taken =
    kind === 'credit-note' ? [] : amounts.map(({ cents, tax: of }) => ({ cents: -cents, tax: of }))
  return paperOf(creditedTaxesByRate(amounts, [...credited, ...taken]))
}

/** Returns the rate at which an order was sold; undefined if it has none of its own. */
export function rateOf({ taxRateHundredths, taxName, taxCountry }: TaxColumns): RateOfInvoice | undefined {
  if (taxRateHundredths === null || taxName === null) return undefined
  return { name: taxName, rate: taxRateHundredths / 100, country: taxCountry }
}

function paperOf(taxes: readonly TaxAtRate[]): TaxOfPaper {
  const [only, ...others] = taxes
  const tax = only && others.length === 0 ? { name: only.name, rate: only.rate } : null
  return { tax, taxes, taxCents: taxCentsOf(taxes) }
}

function signOf({ kind }: Pick<Invoice, 'kind'>): number {
  return kind === 'credit-note' ? 1 : -1
}
