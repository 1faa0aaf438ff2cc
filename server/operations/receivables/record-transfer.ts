import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import type { Transaction } from '../../data/database.ts'
import { lockCompany } from '../../data/queries/accounts/companies.ts'
import {
  findTransfer,
  insertTransfer,
  isRecorded,
  lockTransfer,
  type TransferRow,
} from '../../data/queries/payments/transfers.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import { claimKey } from '../claim-key.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Caller, Shop } from '../shop.ts'
import { type Assigned, assignParts, type Part } from './assign-parts.ts'

interface Received {
  readonly companyId: string
  readonly amountCents: number
  /** The day at the bank. */
  readonly receivedOn: string
  /** What the bank's statement says. */
  readonly reference: string
  readonly parts: readonly Part[]
  /** Whether staff know that the same transfer is recorded already. */
  readonly again: boolean
}

interface Keyed {
  readonly idempotencyKey: string | undefined
}

/** A recorded transfer. */
interface Recorded extends Assigned {
  readonly id: string
}

/**
 * Records money that arrived at the bank, and pays invoices of its company with it. What no invoice uses stays with the
 * company. A repeated call with the same key records once, and answers with what is left now.
 */
export async function recordTransfer(
  shop: Shop,
  caller: Caller,
  { idempotencyKey, ...received }: Received & Keyed,
): Promise<Outcome<Recorded>> {
  const today = dateIn(await shopTimeZone(shop), shop.clock())
  if (received.receivedOn > today) return refusedAt('receivedOn', 'TRANSFER_IN_FUTURE')
  return shop.database.write((transaction) => record(shop, transaction, caller, received, idempotencyKey))
}

async function record(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { parts, again, ...received }: Received,
  key: string | undefined,
): Promise<Outcome<Recorded>> {
  const now = shop.clock()
  const id = newId()
  const request = { transfer: { ...received, parts, again } }
  const earlier = await claimKey(transaction, { userId: caller.userId, key, request, createdId: id }, now)
  if (!earlier.ok) return earlier
  const company = await lockCompany(transaction, received.companyId)
  if (!company) return refusedAt('company', 'TRANSFER_COMPANY_UNKNOWN')
  if (earlier.value !== undefined) return resultOf(transaction, earlier.value)
  const currency = await shopCurrency(shop, transaction.db)
  const transfer = { ...received, id, currency, recordedBy: caller.userId, recordedAt: now }
  if (!again && (await isRecorded(transaction.db, transfer))) return refusedAt('again', 'TRANSFER_RECORDED')
  await insertTransfer(transaction, transfer)
  const whole = { ...transfer, restCents: transfer.amountCents, returnedCents: 0 }
  const assigned = await assignParts(shop, transaction, whole, { parts, caller, now })
  if (!assigned.ok) return assigned
  await recordChange(transaction, {
    at: now,
    by: caller,
    action: 'transfer.recorded',
    subject: { kind: 'transfer', id, name: company.name },
    // Omits the text, which may name people.
    after: { ...inWords(transfer), parts: parts.map(written), rest: assigned.value.restCents },
  })
  return done({ id, ...assigned.value })
}

/** Pays further invoices with what is left of a transfer. A repeated call with the same key pays once. */
export async function assignTransfer(
  shop: Shop,
  caller: Caller,
  id: string,
  { parts, idempotencyKey }: { readonly parts: readonly Part[] } & Keyed,
): Promise<Outcome<Assigned>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const request = { assign: id, parts }
    const claim = { userId: caller.userId, key: idempotencyKey, request, createdId: id }
    const earlier = await claimKey(transaction, claim, now)
    if (!earlier.ok) return earlier
    const locked = await lockWithCompany(transaction, id)
    if (!locked.ok) return locked
    const { transfer, companyName } = locked.value
    if (earlier.value !== undefined) return done({ restCents: transfer.restCents, paid: [] })
    const assigned = await assignParts(shop, transaction, transfer, { parts, caller, now })
    if (!assigned.ok) return assigned
    await recordChange(transaction, {
      at: now,
      by: caller,
      action: 'transfer.assigned',
      subject: { kind: 'transfer', id, name: companyName },
      before: { rest: transfer.restCents },
      after: { parts: parts.map(written), rest: assigned.value.restCents },
    })
    return assigned
  })
}

/** Locks a transfer after its company. */
export async function lockWithCompany(
  transaction: Transaction,
  id: string,
): Promise<Outcome<{ readonly transfer: TransferRow; readonly companyName: string }>> {
  const found = await findTransfer(transaction.db, id)
  if (!found) return refused('TRANSFER_NOT_FOUND')
  const company = await lockCompany(transaction, found.companyId)
  const transfer = await lockTransfer(transaction, id)
  if (!transfer || !company) return refused('TRANSFER_NOT_FOUND')
  if (transfer.reversedAt !== null) return refused('TRANSFER_REVERSED')
  return done({ transfer, companyName: company.name })
}

async function resultOf(transaction: Transaction, id: string): Promise<Outcome<Recorded>> {
  const transfer = await findTransfer(transaction.db, id)
  return transfer ? done({ id, restCents: transfer.restCents, paid: [] }) : refused('TRANSFER_NOT_FOUND')
}

function inWords({
  amountCents,
  currency,
  receivedOn,
}: Pick<TransferRow, 'amountCents' | 'currency' | 'receivedOn'>) {
  return { amount: amountCents, currency, receivedOn }
}

function written({ invoice, cents }: Part) {
  return { invoice, amount: cents }
}
