import type * as contract from '../../../contract/payments/invoices.ts'
import { amountOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { addDays, startOfDay } from '../../../domain/shop/shop-days.ts'
import type { TaxAtRate } from '../../../domain/tax/taxes-by-rate.ts'
import { type IssuedBetween, listInvoices } from '../../data/queries/payments/invoices.ts'
import { correctInvoice } from '../../operations/invoices/correct-invoice.ts'
import { getInvoice } from '../../operations/invoices/get-invoice.ts'
import { type Invoice, toInvoice } from '../../operations/invoices/invoice-content.ts'
import { printInvoice } from '../../operations/invoices/print-invoice.ts'
import { sumTaxes } from '../../operations/invoices/sum-taxes.ts'
import { shopTimeZone } from '../../operations/settings/shop-on-pages.ts'
import type { Shop } from '../../operations/shop.ts'
import { listPage } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { toTaxSum } from './tax-sums.ts'

export const invoices = {
  getInvoice: async ({ shop, caller, input, setHeader }) => {
    const invoice = await getInvoice(shop, caller, input.params.number)
    if (!invoice.ok) return invoice
    const printed = await printInvoice(shop, invoice.value)
    if (!printed.ok) return printed
    setHeader('content-type', 'application/pdf')
    setHeader('content-disposition', `attachment; filename="${printed.value.name}"`)
    // Fastify sends bytes unchanged, although the contract describes them as a browser's Blob.
    return done(printed.value.content as unknown as string)
  },
  correctInvoice: async ({ shop, caller, input }) => {
    const corrected = await correctInvoice(shop, caller, input.params.number, input.body)
    return corrected.ok ? done({ number: corrected.value }) : corrected
  },
  listInvoices: async ({ shop, input: { query }, setHeader }) => {
    const { limit, after, ...days } = query
    const issued = await instantsOf(shop, days)
    const page = await listInvoices(shop.database.read, issued, { limit, after })
    return listPage(page, setHeader, (row) => toInvoiceResponse(toInvoice(row)))
  },
  sumTaxes: async ({ shop, input: { query } }) => done((await sumTaxes(shop, query)).map(toTaxSum)),
} satisfies HandlersOf<typeof contract.invoices>

interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Returns when the first of the days begins and the last one ends, in the shop's time zone. */
async function instantsOf(shop: Pick<Shop, 'settings'>, { from, to }: Days): Promise<IssuedBetween> {
  const timeZone = from === undefined && to === undefined ? 'UTC' : await shopTimeZone(shop)
  return {
    from: from === undefined ? undefined : startOfDay(timeZone, from),
    to: to === undefined ? undefined : startOfDay(timeZone, addDays(to, 1)),
  }
}

/** Converts an invoice to the contract's shape. */
export function toInvoiceResponse(invoice: Invoice): contract.InvoiceOnWire {
  const { kind, grossCents, taxCents, content } = invoice
  // A correction repeats amounts that are already in the books.
  const sign = content.corrects ? 0 : kind === 'credit-note' ? -1 : 1
  const amount = (cents: number) => (cents === 0 || sign === 0 ? 0 : sign * amountOf(cents))
  return {
    number: formatInvoiceNumber(invoice),
    kind,
    issuedAt: invoice.issuedAt,
    name: content.buyer.name,
    email: content.buyer.email,
    net: amount(grossCents - taxCents),
    tax: amount(taxCents),
    gross: amount(grossCents),
    taxName: content.tax?.name ?? null,
    taxRate: content.tax?.rate ?? null,
    ...(content.taxes && { taxes: content.taxes.map((tax) => taxOnWire(tax, amount)) }),
    ...(content.creditCents !== undefined && { credit: amount(content.creditCents) }),
    currency: invoice.currency.toUpperCase(),
    orders: [...new Set(content.lines.map(({ order }) => order))],
    transaction: content.transaction,
    about: content.about && formatInvoiceNumber(content.about),
    corrects: content.corrects ? formatInvoiceNumber(content.corrects) : null,
  }
}

function taxOnWire(
  { rate, name, country, grossCents, taxCents }: TaxAtRate,
  amount: (cents: number) => number,
): NonNullable<contract.InvoiceOnWire['taxes']>[number] {
  return {
    rate,
    name,
    country,
    net: amount(grossCents - taxCents),
    tax: amount(taxCents),
    gross: amount(grossCents),
  }
}
