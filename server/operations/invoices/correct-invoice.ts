import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { formatInvoiceNumber, readInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import type { Transaction } from '../../data/database.ts'
import {
  findInvoice,
  type InvoiceRow,
  insertInvoice,
  listInvoicesOfPayment,
  listSupplyOfPayment,
} from '../../data/queries/payments/invoices.ts'
import { lockPayment } from '../../data/queries/payments/payments.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import { correctedInvoiceEmail } from '../emails/corrected-invoice-email.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Caller, Shop } from '../shop.ts'
import {
  type InvoiceContent,
  newestEdition,
  textsOfBuyer,
  toInvoice,
  unprintedLetters,
  unprintedLettersOf,
} from './invoice-content.ts'
import { supplyOf } from './issue-invoice.ts'

/** The buyer's corrected spelling; missing fields stay unchanged. */
export interface CorrectedBuyer {
  readonly name?: string | undefined
  readonly address?: string | undefined
}

/**
 * Issues a new invoice or credit note for one whose letters could not all be printed, with the same amounts and a
 * number of its own. Both stay, and the customer gets the new one by email. The payment's lock and an index allow one
 * correction per paper, even for concurrent calls (docs/decisions/0123, 0130).
 */
export function correctInvoice(
  shop: Shop,
  caller: Caller,
  number: string,
  buyer: CorrectedBuyer,
): Promise<Outcome<string>> {
  return shop.database.write((transaction) => correct(shop, transaction, caller, number, buyer))
}

async function correct(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  number: string,
  buyer: CorrectedBuyer,
): Promise<Outcome<string>> {
  const wanted = readInvoiceNumber(number)
  const row = wanted && (await findInvoice(transaction.db, wanted))
  if (!row) return refused('INVOICE_NOT_FOUND')
  await lockPayment(transaction, row.intentId)
  const papers = await listInvoicesOfPayment(transaction.db, row.intentId)
  if (papers.some(({ correctsId }) => correctsId === row.id)) return refused('INVOICE_CORRECTED')
  const { content: before } = toInvoice(row)
  const lacking = unprintedLetters(before)
  if (lacking === '') return refused('INVOICE_PRINTS')
  const orders = await listSupplyOfPayment(transaction.db, row.intentId)
  const content: InvoiceContent = {
    ...before,
    edition: newestEdition,
    buyer: {
      ...before.buyer,
      ...(buyer.name && { name: buyer.name }),
      ...(buyer.address && { address: buyer.address }),
    },
    ...(row.kind === 'invoice' &&
      !before.onAccount && { supply: before.supply ?? supplyOf(orders, row.issuedAt) }),
    corrects: { kind: row.kind, number: row.number, issuedAt: row.issuedAt },
  }
  // Only the buyer's spelling can change; products and reasons stay the same.
  const left = unprintedLetters(content)
  if (left.length === lacking.length || unprintedLettersOf(textsOfBuyer(content.buyer)) !== '')
    return refused('INVOICE_STILL_UNPRINTED')
  return done(await issue(shop, transaction, caller, row, content))
}

async function issue(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  corrected: InvoiceRow,
  content: InvoiceContent,
): Promise<string> {
  const at = shop.clock()
  const id = newId()
  const name = formatInvoiceNumber(corrected)
  const mailing = mailingIn(shop, content.language)
  await writeEmail(shop, transaction, correctedInvoiceEmail({ kind: corrected.kind, name }, mailing), {
    event: `invoice-corrected:${corrected.id}`,
    recipient: content.buyer.email,
    invoiceId: id,
  })
  await recordChange(transaction, {
    at,
    by: caller,
    action: 'invoice.corrected',
    // Omits the names, which are customer data.
    subject: { kind: 'payment', id: corrected.intentId, name },
  })
  const { kind, intentId, currency, grossCents, taxCents } = corrected
  const issued = await insertInvoice(transaction, {
    id,
    kind,
    intentId,
    refundId: null,
    correctsId: corrected.id,
    issuedAt: Math.max(at, corrected.issuedAt),
    currency,
    grossCents,
    taxCents,
    content: JSON.stringify(content),
    // The corrected paper's amounts are in the books already.
    taxes: [],
  })
  return formatInvoiceNumber(issued)
}
