import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, type Refusal, refusedAt } from '../../../domain/outcome.ts'
import { formatInvoiceNumber, readInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import type { Transaction } from '../../data/database.ts'
import { findOpenItems, listOrdersOfItems, type OpenItem } from '../../data/queries/payments/open-items.ts'
import { lockReceivable } from '../../data/queries/payments/receivables.ts'
import { setRest, type TransferRow } from '../../data/queries/payments/transfers.ts'
import { lockOrders } from '../payments/lock-payment-with-orders.ts'
import type { Caller, Shop } from '../shop.ts'
import { addMovement } from './add-movement.ts'
import { tellOfSettled } from './tell-of-settled.ts'
import { transferTexts } from './transfer-texts.ts'

/** How much of a transfer is for an invoice. */
export interface Part {
  /** The printed number of the invoice. */
  readonly invoice: string
  readonly cents: number
}

/** What a transfer did. */
export interface Assigned {
  readonly restCents: number
  /** The numbers of the invoices of which nothing is open any more. */
  readonly paid: readonly string[]
}

interface OpenPart {
  readonly item: OpenItem
  readonly cents: number
}

/**
 * Pays invoices with the money of a transfer, all or none, and tells the customers whose invoices are paid. The company
 * and the transfer are locked, so that nothing is paid twice; all orders are locked before the first open item.
 */
export async function assignParts(
  shop: Shop,
  transaction: Transaction,
  transfer: Omit<TransferRow, 'reversedAt'>,
  { parts, caller, now }: { readonly parts: readonly Part[]; readonly caller: Caller; readonly now: number },
): Promise<Outcome<Assigned>> {
  const sumCents = parts.reduce((sum, { cents }) => sum + cents, 0)
  if (sumCents > transfer.restCents) return aboveTransfer(shop, sumCents, transfer.restCents)
  const found = await findParts(transaction, transfer, parts)
  if (!found.ok) return found
  const intents = found.value.map(({ item }) => item.intentId)
  const orders = [...(await listOrdersOfItems(transaction.db, intents)).values()].flat()
  await lockOrders(
    transaction,
    orders.map(({ id }) => id),
  )
  const paid: OpenItem[] = []
  for (const [index, { item, cents }] of found.value.entries()) {
    const open = await lockReceivable(transaction, item.id)
    if (!open || open.openCents < cents) return aboveOpen(shop, index, item, open?.openCents ?? 0)
    const movement = { invoiceId: item.id, amountCents: -cents, reason: 'transfer' } as const
    const moved = await addMovement(
      transaction,
      { ...movement, transferId: transfer.id, createdBy: caller.userId },
      now,
    )
    if (moved.openCents === 0) paid.push(item)
  }
  const restCents = transfer.restCents - sumCents
  await setRest(transaction, transfer.id, { restCents, returnedCents: transfer.returnedCents })
  for (const item of paid) await tellOfSettled(shop, transaction, item, transfer)
  return done({ restCents, paid: paid.map(numberOf) })
}

async function findParts(
  transaction: Transaction,
  { companyId, currency }: Pick<TransferRow, 'companyId' | 'currency'>,
  parts: readonly Part[],
): Promise<Outcome<readonly OpenPart[]>> {
  const numbers = parts.map(({ invoice }) => readInvoiceNumber(invoice))
  const wanted = numbers.flatMap((one) => (one?.kind === 'invoice' ? [one.number] : []))
  const items = await findOpenItems(transaction.db, wanted)
  const found: OpenPart[] = []
  for (const [index, { cents }] of parts.entries()) {
    const named = numbers[index]
    const item = named?.kind === 'invoice' ? items.get(named.number) : undefined
    if (!item) return refusedAt(`parts.${index}.invoice`, 'RECEIVABLE_NOT_FOUND')
    if (item.companyId !== companyId || item.currency !== currency)
      return refusedAt(`parts.${index}.invoice`, 'PART_OF_OTHER_COMPANY')
    found.push({ item, cents })
  }
  return done(found)
}

function aboveTransfer({ settings }: Pick<Shop, 'settings'>, partsCents: number, cents: number): Refusal {
  const { amount } = settings.formats
  return refusedAt(
    'amount',
    'PARTS_ABOVE_TRANSFER',
    said(transferTexts).aboveTransfer(amount(partsCents), amount(cents)),
  )
}

function aboveOpen(
  { settings }: Pick<Shop, 'settings'>,
  index: number,
  item: OpenItem,
  openCents: number,
): Refusal {
  const texts = said(transferTexts)
  const number = numberOf(item)
  const message =
    openCents === 0 ? texts.nothingOpen(number) : texts.aboveOpen(number, settings.formats.amount(openCents))
  return refusedAt(`parts.${index}.amount`, 'PART_ABOVE_OPEN', message)
}

/** Returns the printed number of an invoice on account. */
export function numberOf({ number }: Pick<OpenItem, 'number'>): string {
  return formatInvoiceNumber({ kind: 'invoice', number })
}
