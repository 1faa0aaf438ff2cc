import { formatInvoiceNumber, type InvoiceKind } from '../../../domain/payments/invoice-number.ts'
import {
  findInvoicesSince,
  findLastNumber,
  listNumbersAfter,
  listPaymentsWithInvoice,
} from '../../data/queries/payments/proved-invoices.ts'
import type { Shop } from '../shop.ts'
import type { ComparePiece, Found, Piece } from './compare-pieces.ts'

const rowsAtOnce = 250
const series: readonly InvoiceKind[] = ['invoice', 'credit-note']

/**
 * Compares each payment with its invoice and credit notes, then each series of numbers. `after` is a payment's id, or a
 * kind with a number, such as `invoice:250`.
 */
export const compareInvoices: ComparePiece = async (shop, after) => {
  const [kind, number] = after.split(':')
  const found = series.find((each) => each === kind)
  return found ? compareSeries(shop, found, Number(number)) : comparePayments(shop, after)
}

/**
 * Checks that each payment since the first invoice has one invoice with the price of its paid orders, and credit notes
 * for its successful refunds. Net and tax of each rate add up to its gross amount.
 */
async function comparePayments({ database: { read } }: Shop, after: string): Promise<Piece> {
  const since = await findInvoicesSince(read)
  const payments = await listPaymentsWithInvoice(read, after, rowsAtOnce)
  const due = payments.filter(
    ({ number, paidAt }) => number !== null || (paidAt !== null && Number(paidAt) >= since),
  )
  const differences = due.flatMap((payment): readonly Found[] => {
    const { id, orderId, number, invoicedCents } = payment
    const [paidCents, creditedCents, refundedCents, taxCents, taxOfRatesCents] = [
      payment.paidCents,
      payment.creditedCents,
      payment.refundedCents,
      payment.taxCents,
      payment.taxOfRatesCents,
    ].map((sum) => Number(sum ?? 0))
    const of = {
      id,
      order: orderId,
      name: number === null ? id : formatInvoiceNumber({ kind: 'invoice', number }),
    }
    const isOf = (problem: Found['problem'], expected = 0, found = 0): readonly Found[] =>
      expected === found ? [] : [{ ...of, problem, expected, found }]
    if (number === null) return isOf('invoice-missing', paidCents)
    return [
      ...isOf('invoice-differs', paidCents, Number(invoicedCents)),
      ...isOf('credit-differs', refundedCents, creditedCents),
      ...isOf('tax-differs', taxCents, taxOfRatesCents),
    ]
  })
  const next = payments.length < rowsAtOnce ? `${series[0]}:0` : payments.at(-1)?.id
  return { checked: due.length, next, differences }
}

/** Looks for gaps after a number. A missing paper of the last assigned number is a gap, too. */
async function compareSeries({ database: { read } }: Shop, kind: InvoiceKind, after: number): Promise<Piece> {
  // Reads the last number first, because invoices are issued during the comparison.
  const last = await findLastNumber(read, kind)
  const numbers = await listNumbersAfter(read, kind, after, rowsAtOnce)
  const isEnd = numbers.length < rowsAtOnce
  const end = numbers.at(-1) ?? after
  const steps = [...numbers, ...(isEnd && end < last ? [last + 1] : [])]
  const gaps = steps
    .map((number, index) => ({ expected: (steps[index - 1] ?? after) + 1, number }))
    .filter(({ expected, number }) => expected !== number)
  const following = series[series.indexOf(kind) + 1]
  return {
    checked: numbers.length,
    next: isEnd ? following && `${following}:0` : `${kind}:${end}`,
    differences: gaps.map(({ expected }) => {
      const name = formatInvoiceNumber({ kind, number: expected })
      return { problem: 'number-missing', id: name, name, order: null, expected: null, found: null }
    }),
  }
}
