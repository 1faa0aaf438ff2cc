import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'

/** Money that arrived at the shop's bank account. */
export interface TransferRow {
  readonly id: string
  readonly companyId: string
  readonly amountCents: number
  readonly restCents: number
  readonly returnedCents: number
  readonly currency: string
  readonly receivedOn: string
  readonly reference: string
  readonly recordedBy: string
  readonly recordedAt: number
  readonly reversedAt: number | null
}

const transferColumns = [
  'transfers.id',
  'transfers.company_id as companyId',
  'transfers.amount_cents as amountCents',
  'transfers.rest_cents as restCents',
  'transfers.returned_cents as returnedCents',
  'transfers.currency',
  'transfers.received_on as receivedOn',
  'transfers.reference',
  'transfers.recorded_by as recordedBy',
  'transfers.recorded_at as recordedAt',
  'transfers.reversed_at as reversedAt',
] as const

type NewTransfer = Omit<TransferRow, 'restCents' | 'returnedCents' | 'reversedAt'>

/** Inserts a transfer of which no invoice has used anything yet. */
export async function insertTransfer({ db }: Transaction, transfer: NewTransfer): Promise<void> {
  await db
    .insertInto('transfers')
    .values({
      id: transfer.id,
      company_id: transfer.companyId,
      amount_cents: transfer.amountCents,
      rest_cents: transfer.amountCents,
      currency: transfer.currency,
      received_on: transfer.receivedOn,
      reference: transfer.reference,
      recorded_by: transfer.recordedBy,
      recorded_at: transfer.recordedAt,
      reversed_by: null,
      reversed_at: null,
    })
    .execute()
}

export function findTransfer(read: Reader, id: string): Promise<TransferRow | undefined> {
  return read.selectFrom('transfers').where('id', '=', id).select(transferColumns).executeTakeFirst()
}

/** Locks a transfer until the transaction ends. Its company must be locked before. */
export function lockTransfer({ db }: Transaction, id: string): Promise<TransferRow | undefined> {
  const transfer = db.selectFrom('transfers').where('id', '=', id).select(transferColumns)
  return (isPostgres(db) ? transfer.forNoKeyUpdate() : transfer).executeTakeFirst()
}

/** Returns whether the same transfer of a company is recorded and was not reversed. */
export async function isRecorded(
  read: Reader,
  { companyId, amountCents, receivedOn, reference }: NewTransfer,
): Promise<boolean> {
  const same = await read
    .selectFrom('transfers')
    .where('company_id', '=', companyId)
    .where('received_on', '=', receivedOn)
    .where('amount_cents', '=', amountCents)
    .where('reference', '=', reference)
    .where('reversed_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return same !== undefined
}

/** Sets what is left of a locked transfer, and what the shop gave back of it. */
export async function setRest(
  { db }: Transaction,
  id: string,
  { restCents, returnedCents }: Pick<TransferRow, 'restCents' | 'returnedCents'>,
): Promise<void> {
  await db
    .updateTable('transfers')
    .set({ rest_cents: restCents, returned_cents: returnedCents })
    .where('id', '=', id)
    .execute()
}

/** Marks a locked transfer as reversed; nothing is left of it. */
export async function setReversed({ db }: Transaction, id: string, by: string, now: number): Promise<void> {
  await db
    .updateTable('transfers')
    .set({ rest_cents: 0, reversed_by: by, reversed_at: now })
    .where('id', '=', id)
    .execute()
}

/** How much of a transfer an invoice got. */
export interface PartOfTransfer {
  readonly transferId: string
  readonly invoiceId: string
  readonly number: number
  readonly cents: number
}

/** Returns what the invoices got of transfers; parts that were taken back are missing. */
export async function listParts(
  read: Reader,
  transferIds: readonly string[],
): Promise<readonly PartOfTransfer[]> {
  if (transferIds.length === 0) return []
  const rows = await read
    .selectFrom('receivable_movements')
    .innerJoin('invoices', 'invoices.id', 'receivable_movements.invoice_id')
    // The index of transfers contains only rows with one.
    .where(sql<boolean>`transfer_id is not null`)
    .where('transfer_id', 'in', transferIds)
    .groupBy(['transfer_id', 'receivable_movements.invoice_id', 'invoices.number'])
    .orderBy('invoices.number')
    .select(({ fn }) => [
      'transfer_id as transferId',
      'receivable_movements.invoice_id as invoiceId',
      'invoices.number',
      fn.sum<number | string>('receivable_movements.amount_cents').as('cents'),
    ])
    .execute()
  return rows
    .map(({ transferId, cents, ...row }) => ({ ...row, transferId: transferId ?? '', cents: -Number(cents) }))
    .filter(({ cents }) => cents > 0)
}

/** Locks the transfers that paid an invoice, newest first, with what it got of each. Their company must be locked. */
export async function lockTransfersOf(
  { db }: Transaction,
  invoiceId: string,
): Promise<readonly { readonly transfer: TransferRow; readonly cents: number }[]> {
  const paid = db
    .selectFrom('receivable_movements')
    .where('receivable_movements.invoice_id', '=', invoiceId)
    .where(sql<boolean>`transfer_id is not null`)
    .groupBy('transfer_id')
    .select(({ fn }) => ['transfer_id as transferId', fn.sum<number | string>('amount_cents').as('cents')])
  const found = db
    .selectFrom('transfers')
    .innerJoin(paid.as('paid'), 'paid.transferId', 'transfers.id')
    .orderBy('transfers.recorded_at', 'desc')
    .orderBy('transfers.id', 'desc')
    .select([...transferColumns, 'paid.cents'])
  const rows = await (isPostgres(db) ? found.forNoKeyUpdate('transfers') : found).execute()
  return rows
    .map(({ cents, ...transfer }) => ({ transfer, cents: -Number(cents) }))
    .filter(({ cents }) => cents > 0)
}

export interface TransfersWanted {
  readonly companyId: string | undefined
  readonly state: 'with-rest' | 'reversed' | undefined
}

/** Lists transfers with the company's name and the email of who recorded them, newest first. */
export function listTransfers(read: Reader, wanted: TransfersWanted, page: PageRequest) {
  let query = selectListed(read)
  if (wanted.companyId !== undefined) query = query.where('transfers.company_id', '=', wanted.companyId)
  if (wanted.state === 'with-rest') query = query.where(sql<boolean>`transfers.rest_cents > 0`)
  const segment = segmentByColumn(query, {
    columns: ['transfers.recorded_at', 'transfers.id'],
    kind: 'instant',
    descending: true,
    sortedBy: ({ recordedAt }) => recordedAt,
    tested: wanted.state === 'reversed' ? [sql<boolean>`transfers.reversed_at is not null`] : [],
  })
  const list: Promise<KeysetPage<ListedTransfer> | undefined> = readKeysetPage(
    ['transfers', wanted],
    [segment],
    page,
  )
  return list
}

function selectListed(read: Reader) {
  return read
    .selectFrom('transfers')
    .innerJoin('companies', 'companies.id', 'transfers.company_id')
    .leftJoin('users', 'users.id', 'transfers.recorded_by')
    .select(transferColumns)
    .select(['companies.name as companyName', 'users.email as recorder'])
}

export type ListedTransfer = Awaited<ReturnType<ReturnType<typeof selectListed>['executeTakeFirstOrThrow']>>

/** Returns the money of transfers that no invoice has used yet. */
export async function sumRests(read: Reader): Promise<number> {
  const row = await read
    .selectFrom('transfers')
    .where(sql<boolean>`rest_cents > 0`)
    .select(({ fn }) => fn.sum<number | string | null>('rest_cents').as('cents'))
    .executeTakeFirst()
  return Number(row?.cents ?? 0)
}
