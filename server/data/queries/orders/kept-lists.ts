import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'

/** A line of a kept list: a product with its name at the time of adding. */
export interface KeptLine {
  readonly productId: string
  readonly quantity: number
  readonly name: string
}

/** Whose lists an account reads: its own, and those of its company. */
export interface Keeper {
  readonly userId: string
  /** The granted company for which the account buys. */
  readonly companyId: string | undefined
}

const listedColumns = [
  'kept_lists.id',
  'kept_lists.user_id as userId',
  'kept_lists.company_id as companyId',
  'kept_lists.name',
  'kept_lists.line_count as lineCount',
  'kept_lists.version',
  'kept_lists.changed_by as changedBy',
  'kept_lists.changed_at as changedAt',
] as const

export interface ListedListRow {
  readonly id: string
  readonly userId: string | null
  readonly companyId: string | null
  readonly name: string
  readonly lineCount: number
  readonly version: number
  readonly changedBy: string | null
  readonly changedAt: number
}

interface NamedListRow extends ListedListRow {
  /** The name of the account that changed it last; empty for a deleted one. */
  readonly changedByName: string | null
}

export interface KeptListRow extends ListedListRow {
  readonly lines: readonly KeptLine[]
}

/** Returns the lists that an account reads, the last changed first. */
export function listKeptLists(read: Reader, keeper: Keeper): Promise<readonly NamedListRow[]> {
  return namedLists(read, keeper)
    .orderBy('kept_lists.changed_at', 'desc')
    .orderBy('kept_lists.id')
    .select(listedColumns)
    .execute()
}

/** Returns one list that an account reads, with its lines. */
export async function findKeptList(read: Reader, keeper: Keeper, id: string) {
  const row = await namedLists(read, keeper)
    .where('kept_lists.id', '=', id)
    .select(listedColumns)
    .select('kept_lists.lines')
    .executeTakeFirst()
  return row && { ...row, lines: linesIn(row.lines) }
}

function namedLists(read: Reader, { userId, companyId = '' }: Keeper) {
  return read
    .selectFrom('kept_lists')
    .leftJoin('users', 'users.id', 'kept_lists.changed_by')
    .where((eb) =>
      eb.or([
        eb('kept_lists.company_id', '=', companyId),
        eb.and([eb('kept_lists.user_id', '=', userId), eb('kept_lists.company_id', 'is', null)]),
      ]),
    )
    .select('users.name as changedByName')
}

/** Locks a list that an account may change until the transaction ends. */
export async function lockKeptList(
  { db }: Transaction,
  { userId, companyId = '' }: Keeper,
  id: string,
): Promise<KeptListRow | undefined> {
  const row = await db
    .selectFrom('kept_lists')
    .where('id', '=', id)
    .select(listedColumns)
    .select('lines')
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return undefined
  const isReadable = row.companyId === null ? row.userId === userId : row.companyId === companyId
  return isReadable ? { ...row, lines: linesIn(row.lines) } : undefined
}

/** Only `insertKeptList` and `storeKeptList` write this text. */
function linesIn(text: string): readonly KeptLine[] {
  return JSON.parse(text) as readonly KeptLine[]
}

/** Returns how many lists a company, or an account for itself, has. */
export async function countKeptLists(read: Reader, { userId, companyId }: Keeper): Promise<number> {
  const lists = read.selectFrom('kept_lists')
  const own = companyId
    ? lists.where('company_id', '=', companyId)
    : lists.where('user_id', '=', userId).where('company_id', 'is', null)
  const { count } = await own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

interface StoredList {
  readonly id: string
  readonly name: string
  readonly companyId: string | null
  readonly lines: readonly KeptLine[]
}

export async function insertKeptList(
  { db }: Transaction,
  userId: string,
  list: StoredList,
  now: number,
): Promise<void> {
  await db
    .insertInto('kept_lists')
    .values({ ...columnsOf(list, userId, now), id: list.id, user_id: userId, version: 1 })
    .execute()
}

/** Replaces the content of a locked list; returns its new version. */
export async function storeKeptList(
  { db }: Transaction,
  userId: string,
  { version, ...list }: StoredList & { readonly version: number },
  now: number,
): Promise<number> {
  await db
    .updateTable('kept_lists')
    .set({ ...columnsOf(list, userId, now), version: version + 1 })
    .where('id', '=', list.id)
    .execute()
  return version + 1
}

function columnsOf({ name, companyId, lines }: StoredList, userId: string, now: number) {
  return {
    name,
    company_id: companyId,
    lines: JSON.stringify(lines),
    line_count: lines.length,
    changed_by: userId,
    changed_at: now,
  }
}

export async function removeKeptList({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('kept_lists').where('id', '=', id).execute()
}

/** Deletes the lists of a deleted account. Those that it shared stay with the company, without the account. */
export async function deleteKeptListsOf({ db }: Transaction, userId: string): Promise<void> {
  const lists = db.deleteFrom('kept_lists').where('user_id', '=', userId)
  await lists.where('company_id', 'is', null).execute()
  await db.updateTable('kept_lists').set({ user_id: null }).where('user_id', '=', userId).execute()
}
