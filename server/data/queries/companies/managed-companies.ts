import { type Selectable, sql } from 'kysely'
import type { CompanyState } from '../../../../contract/companies/company-fields.ts'
import { foldLetters } from '../../../../domain/search/fold-text.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import type { CompaniesTable } from '../../schema/company-tables.ts'
import { companyColumns } from '../accounts/companies.ts'
import { hasTypedWords } from '../typed-words.ts'

export type ManagedCompany = NonNullable<Awaited<ReturnType<typeof findManaged>>>

function selectManaged(read: Reader) {
  return read
    .selectFrom('companies')
    .leftJoin('users', 'users.id', 'companies.asked_by')
    .select(companyColumns)
    .select([
      'companies.asked_by as askedById',
      'companies.asked_at as askedAt',
      'companies.decided_by as decidedById',
      'companies.decided_at as decidedAt',
      'companies.note',
      'companies.vat_checked_at as vatCheckedAt',
      'companies.vat_next_check_at as vatNextCheckAt',
      'companies.vat_tries as vatTries',
      'companies.vat_word as vatWord',
      'companies.version',
      'users.email as askedBy',
    ])
}

export function findManaged(read: Reader, id: string) {
  return selectManaged(read).where('companies.id', '=', id).executeTakeFirst()
}

/** Returns the company for which an account buys, or has asked to, in whatever state. */
export function findManagedOf(read: Reader, userId: string) {
  return selectManaged(read)
    .innerJoin('company_members', 'company_members.company_id', 'companies.id')
    .where('company_members.user_id', '=', userId)
    .executeTakeFirst()
}

/** Locks a company until the transaction ends. Only reads on SQLite, where the transaction is the only writer. */
export async function lockManaged({ db }: Transaction, id: string): Promise<ManagedCompany | undefined> {
  if (isPostgres(db))
    await db.selectFrom('companies').where('id', '=', id).select('id').forNoKeyUpdate().execute()
  return findManaged(db, id)
}

/** Returns a page of companies, the last that asked first. */
export function listManaged(
  read: Reader,
  { state, search }: { readonly state: CompanyState | undefined; readonly search: string },
  request: PageRequest,
): Promise<KeysetPage<ManagedCompany> | undefined> {
  const companies = selectManaged(read)
  const segment = segmentByColumn(state ? companies.where('companies.state', '=', state) : companies, {
    columns: ['companies.asked_at', 'companies.id'],
    kind: 'instant',
    descending: true,
    sortedBy: ({ askedAt }) => askedAt,
    tested: hasTypedWords(
      ['companies.name_folded', 'companies.name', 'companies.vat_number', 'users.email'],
      search,
    ),
  })
  return readKeysetPage(['companies', state, search], [segment], request)
}

/** Returns the companies that wait for a decision, oldest first. */
export function listAsking(read: Reader, limit: number) {
  return read
    .selectFrom('companies')
    .where('state', '=', 'asked')
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .select(['id', 'name', 'country', 'asked_at as askedAt'])
    .execute()
}

export type CompanyValues = Partial<
  Omit<Selectable<CompaniesTable>, 'id' | 'version' | 'updated_at' | 'name_folded'>
>

type Asked = 'name' | 'country' | 'lines' | 'postcode' | 'city' | 'region' | 'state' | 'asked_by' | 'asked_at'
type NewCompany = Pick<Selectable<CompaniesTable>, 'id' | Asked> & CompanyValues

/** Inserts a company. */
export async function insertCompany({ db }: Transaction, company: NewCompany): Promise<void> {
  await db
    .insertInto('companies')
    .values({
      vat_number: null,
      vat_checked_at: null,
      vat_confirmed_at: null,
      decided_by: null,
      decided_at: null,
      terms_days: null,
      limit_cents: null,
      price_list_id: null,
      updated_at: company.asked_at,
      ...company,
      name_folded: foldLetters(company.name),
    })
    .execute()
}

/** Changes a locked company as its next version. */
export async function updateCompany(
  { db }: Transaction,
  id: string,
  values: CompanyValues,
  now: number,
): Promise<void> {
  const folded = values.name === undefined ? {} : { name_folded: foldLetters(values.name) }
  await db
    .updateTable('companies')
    .set({ ...values, ...folded, updated_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Forgets which account asked, because it is deleted. */
export async function forgetAsker({ db }: Transaction, userId: string): Promise<void> {
  await db.updateTable('companies').set({ asked_by: null }).where('asked_by', '=', userId).execute()
}
