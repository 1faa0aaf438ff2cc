import { sql } from 'kysely'
import type { AddressParts } from '../../../../domain/addresses/address-parts.ts'
import type { MovedCustomer } from '../../../../domain/moving/read-customer.ts'
import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import { partColumns, partsOfRow } from '../orders/address-columns.ts'
import { hasTypedWords } from '../typed-words.ts'

/** An account for the comparison with a file of customers. */
export interface ComparedAccount {
  /** Whether a provider has proven the email. If not, the account may be another person's. */
  readonly isProven: boolean
  /** Whether it has neither a profile nor an address. */
  readonly lacksContact: boolean
  readonly has: ListedCustomer
}

/** Returns what customers of a former shop bring, by email, until an account has got it. */
export async function findMovedCustomers(
  read: Reader,
  emails: readonly string[],
): Promise<ReadonlyMap<string, MovedCustomer>> {
  if (emails.length === 0) return new Map()
  const rows = await read
    .selectFrom('moved_customers')
    .where('email', 'in', [...emails])
    .where('claimed_at', 'is', null)
    .select(['email', 'details'])
    .execute()
  return new Map(rows.map(({ email, details }) => [email, detailsOf(details)]))
}

/** Reads the details that `upsertMovedCustomers` wrote. */
function detailsOf(details: string): MovedCustomer {
  return JSON.parse(details) as MovedCustomer
}

/** Returns the accounts of these emails. */
export async function findComparedAccounts(
  read: Reader,
  emails: readonly string[],
): Promise<ReadonlyMap<string, ComparedAccount>> {
  if (emails.length === 0) return new Map()
  const rows = await selectAccounts(read)
    .where('users.email', 'in', [...emails])
    .select('profiles.user_id as profile')
    .select((eb) =>
      eb
        .selectFrom('user_identities')
        .whereRef('user_identities.user_id', '=', 'users.id')
        .where('verified', '=', 1)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('proofs'),
    )
    .execute()
  const addresses = await lastAddresses(
    read,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ profile, proofs, ...row }) => {
      const last = addresses.get(row.id)
      const lacksContact = profile === null && last === undefined
      return [row.email, { isProven: Number(proofs) > 0, lacksContact, has: customerOf(row, last) }]
    }),
  )
}

export async function upsertMovedCustomers(
  { db }: Transaction,
  customers: readonly MovedCustomer[],
  { importId, now }: { readonly importId: string; readonly now: number },
): Promise<void> {
  if (customers.length === 0) return
  await db
    .insertInto('moved_customers')
    .values(
      customers.map((customer) => ({
        email: customer.email,
        details: JSON.stringify(customer),
        import_id: importId,
        moved_at: now,
        claimed_at: null,
        claimed_by: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(({ ref }) => ({
        details: ref('excluded.details'),
        import_id: ref('excluded.import_id'),
        moved_at: ref('excluded.moved_at'),
        claimed_at: null,
        claimed_by: null,
      })),
    )
    .execute()
}

/** Deletes customers that no account has got. */
export async function deleteMovedCustomers({ db }: Transaction, emails: readonly string[]): Promise<number> {
  if (emails.length === 0) return 0
  const gone = await db
    .deleteFrom('moved_customers')
    .where('email', 'in', [...emails])
    .where('claimed_at', 'is', null)
    .returning('email')
    .execute()
  return gone.length
}

/** Deletes everything about a customer, also what says that an account has got it. */
export async function eraseMovedCustomer(
  { db }: Transaction,
  { email, userId }: { readonly email: string | undefined; readonly userId: string },
): Promise<void> {
  await db.deleteFrom('moved_customers').where('claimed_by', '=', userId).execute()
  if (email !== undefined) await db.deleteFrom('moved_customers').where('email', '=', email).execute()
}

/**
 * Takes what a customer brings for their account, once: the row then only says that an account has got it.
 *
 * @returns undefined if nothing waits for this email.
 */
export async function takeMovedCustomer(
  { db }: Transaction,
  { email, userId, now }: { readonly email: string; readonly userId: string; readonly now: number },
): Promise<MovedCustomer | undefined> {
  const waiting = await findMovedCustomers(db, [email])
  const found = waiting.get(email)
  if (!found) return undefined
  const taken = await db
    .updateTable('moved_customers')
    .set({ details: '{}', claimed_at: now, claimed_by: userId })
    .where('email', '=', email)
    .where('claimed_at', 'is', null)
    .returning('email')
    .execute()
  return taken.length > 0 ? found : undefined
}

/** A customer for lists and files. */
export interface ListedCustomer extends Omit<MovedCustomer, 'email'> {
  /** Breaks ties in lists: the account, or the import of a customer without one. */
  readonly id: string
  readonly email: string
  readonly movedAt: number | null
}

/**
 * Returns a page of the customers who moved in and have not signed in, by email.
 *
 * @returns undefined if the cursor belongs to another list.
 */
export function listMovedByPage(
  read: Reader,
  search: string,
  request: PageRequest,
): Promise<KeysetPage<ListedCustomer> | undefined> {
  return readKeysetPage(['moved-customers', search], [movedSegment(read, search)], request)
}

/** Returns a page of all customers, those with an account first. */
export function listCustomersByPage(
  read: Reader,
  request: PageRequest,
): Promise<KeysetPage<ListedCustomer> | undefined> {
  return readKeysetPage(['customers'], [accountSegment(read), movedSegment(read, '')], request)
}

function movedSegment(read: Reader, search: string) {
  const query = read
    .selectFrom('moved_customers')
    .where(sql<boolean>`claimed_at is null`)
    .select(['email', 'import_id as id', 'details', 'moved_at as movedAt'])
  const segment = segmentByColumn(query, {
    columns: ['email', 'import_id'],
    kind: 'text',
    descending: false,
    sortedBy: ({ email }) => email,
    tested: hasTypedWords(['email', 'details'], search),
  })
  return {
    ...segment,
    cursorOf: ({ email, id }: ListedCustomer) => [email, id],
    read: async (...asked: Parameters<typeof segment.read>): Promise<readonly ListedCustomer[]> =>
      (await segment.read(...asked)).map(({ details, ...row }) => ({ ...detailsOf(details), ...row })),
  }
}

function selectAccounts(read: Reader) {
  return read
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .where('users.deleted_at', 'is', null)
    .select(['users.id', 'users.email', 'users.name', 'profiles.address', 'profiles.phone'])
}

function accountSegment(read: Reader) {
  const segment = segmentByColumn(selectAccounts(read), {
    columns: ['users.email', 'users.id'],
    kind: 'text',
    descending: false,
    sortedBy: ({ email }) => email,
  })
  return {
    ...segment,
    cursorOf: ({ email, id }: ListedCustomer) => [email, id],
    read: async (...asked: Parameters<typeof segment.read>): Promise<readonly ListedCustomer[]> => {
      const rows = await segment.read(...asked)
      const addresses = await lastAddresses(
        read,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => customerOf(row, addresses.get(row.id)))
    },
  }
}

const noParts = { company: '', lines: [], postcode: '', city: '', region: '', country: '' }

interface AccountRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly address: string | null
  readonly phone: string | null
}

interface LastAddress {
  readonly address: string
  readonly phone: string
  readonly parts: AddressParts | undefined
}

function customerOf({ address, phone, ...row }: AccountRow, last: LastAddress | undefined): ListedCustomer {
  return {
    ...noParts,
    ...last?.parts,
    ...row,
    movedAt: null,
    address: last?.address ?? address ?? '',
    phone: phone || last?.phone || '',
  }
}

/** Returns the address that each account used last. */
async function lastAddresses(
  read: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, LastAddress>> {
  if (userIds.length === 0) return new Map()
  const rows = await read
    .selectFrom('addresses')
    .where('user_id', 'in', [...userIds])
    .orderBy('used_at')
    .select(['user_id', 'address', 'phone', ...partColumns])
    .execute()
  return new Map(
    rows.map((row) => [
      row.user_id,
      { address: row.address, phone: row.phone, parts: partsOfRow(row, row.address) },
    ]),
  )
}
