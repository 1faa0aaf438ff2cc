import { inLanguage } from '../../../contract/languages/said.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import type { InvoiceKind } from '../../../domain/payments/invoice-number.ts'
import type { Transaction } from '../../data/database.ts'
import {
  type InvoicedRefund,
  type InvoiceRow,
  insertInvoice,
  listInvoicesOfPayment,
  listRefundsOfPaidOrders,
} from '../../data/queries/payments/invoices.ts'
import { findAccountOfCharge } from '../../data/queries/payments/receivables.ts'
import { newId } from '../../platform/ids.ts'
import type { Teller } from '../notifications/tell-staff.ts'
import { tellUnprinted } from '../notifications/tell-unprinted.ts'
import {
  type Invoice,
  type InvoiceContent,
  type InvoiceLine,
  newestEdition,
  toInvoice,
} from './invoice-content.ts'
import { taxOfRefund } from './invoice-taxes.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { exemptionOf, rateOfLine } from './rate-of-line.ts'

/**
 * Issues the missing papers for a payment's refunds, in the transaction that records them: a credit note for each
 * successful refund, and an invoice that cancels it for each refund that the bank returned. No invoice contains money
 * that paid for no order, so its refund needs no credit note. A payment without an invoice gets no papers
 * (docs/decisions/0060).
 *
 * Call it last and under the payment's lock, because it locks the series of numbers until the commit.
 */
export async function creditRefunds(
  shop: Teller,
  transaction: Transaction,
  intentId: string,
  now: number,
): Promise<void> {
  const issued = (await papersFor(transaction, intentId)).map(toInvoice)
  // The newest correction, whose letters can be printed, or else the invoice itself.
  const invoice = issued.findLast(({ kind, content }) => kind === 'invoice' && content.about === null)
  if (!invoice) return
  const refunds = await listRefundsOfPaidOrders(transaction.db, intentId)
  for (const [refundId, parts] of Map.groupBy(refunds, ({ id }) => id)) {
    const kind = missingFor(parts, issued, invoice)
    if (kind) issued.push(await issue(shop, transaction, { invoice, issued, refundId, parts, kind, now }))
  }
}

/** Returns the papers of a payment; of one that paid orders on account, those of the invoice on account. */
async function papersFor({ db }: Transaction, intentId: string): Promise<readonly InvoiceRow[]> {
  const own = await listInvoicesOfPayment(db, intentId)
  if (own.length > 0) return own
  const account = await findAccountOfCharge(db, intentId)
  return account === undefined ? [] : listInvoicesOfPayment(db, account)
}

/** Returns the missing credit note or invoice for a refund; undefined if none is missing. */
function missingFor(
  [refund]: readonly InvoicedRefund[],
  issued: readonly Invoice[],
  invoice: Invoice,
): InvoiceKind | undefined {
  if (!refund || refund.currency !== invoice.currency) return undefined
  const has = (kind: InvoiceKind) =>
    issued.some((paper) => paper.kind === kind && paper.refundId === refund.id)
  if (refund.state === 'succeeded') return has('credit-note') ? undefined : 'credit-note'
  if (refund.state === 'failed' && has('credit-note') && !has('invoice')) return 'invoice'
  return undefined
}

interface Missing {
  readonly invoice: Invoice
  readonly issued: readonly Invoice[]
  readonly refundId: string
  /** The refunded part of each order. */
  readonly parts: readonly InvoicedRefund[]
  readonly kind: InvoiceKind
  readonly now: number
}

async function issue(
  shop: Teller,
  transaction: Transaction,
  { invoice, issued, refundId, parts, kind, now }: Missing,
): Promise<Invoice> {
  const { taxCents, ...tax } = taxOfRefund(invoice, issued, parts, kind)
  const credit = issued.find((paper) => paper.refundId === refundId)
  const taken = credit ? (issued.find(({ correctsId }) => correctsId === credit.id) ?? credit) : invoice
  const {
    corrects: _1,
    creditCents: _2,
    exemption: _3,
    onAccount: _4,
    lowersOpen: _5,
    freesTransfer: _6,
    ...written
  } = invoice.content
  const grossCents = parts.reduce((sum, { cents }) => sum + cents, 0)
  const content: InvoiceContent = {
    ...written,
    edition: newestEdition,
    ...tax,
    lines: parts.flatMap((part) => creditedLines(part, written.language)),
    ...exemptionOf(parts),
    ...(parts[0]?.means === 'credit' && { creditCents: grossCents }),
    ...(parts[0]?.means === 'account' && { lowersOpen: true as const }),
    ...(parts[0]?.means === 'transfer' && { lowersOpen: true as const, freesTransfer: true as const }),
    about: { kind: taken.kind, number: taken.number, issuedAt: taken.issuedAt },
    // Only refunds by staff have a reason.
    reason: parts[0]?.reason ?? '',
  }
  const paper = {
    id: kind === 'credit-note' ? creditNoteId(refundId) : newId(),
    kind,
    intentId: invoice.intentId,
    refundId,
    correctsId: null,
    // A credit note is never dated before its invoice, even if the clock was set back.
    issuedAt: Math.max(now, taken.issuedAt),
    currency: invoice.currency,
    grossCents,
    taxCents,
    content: JSON.stringify(content),
    taxes: content.taxes ?? [],
  } as const
  const [part] = parts
  if (part) await tellUnprinted(shop, transaction, content, { id: part.orderId, number: part.orderNumber })
  return toInvoice(await insertInvoice(transaction, paper))
}

/** Splits a refund into goods and delivery; only a refund of one order says which part is delivery. */
function creditedLines(part: InvoicedRefund, language: string | undefined): readonly InvoiceLine[] {
  const { orderNumber, productName, cents, deliveryCents } = part
  const order = formatOrderNumber(orderNumber)
  const ofDelivery = Math.min(cents, deliveryCents)
  const lines = [
    {
      order,
      product: productName,
      pieces: null,
      cents: cents - ofDelivery,
      ...rateOfLine(part),
    },
    {
      order,
      product: inLanguage(invoiceTexts, language).delivery,
      pieces: null,
      cents: ofDelivery,
      delivery: true as const,
      ...rateOfLine(part),
    },
  ]
  return lines.filter((line) => line.cents !== 0)
}

/** Returns the id of a refund's credit note, for mails that are written before it is issued, or that get none. */
export function creditNoteId(refundId: string): string {
  return `credit-${refundId}`
}
