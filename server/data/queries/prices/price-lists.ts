import { foldLetters } from '../../../../domain/search/fold-text.ts'
import type { Reader, Transaction } from '../../database.ts'

/** A price list as staff write it. */
export interface WrittenPriceList {
  readonly name: string
  /** What it takes off everything, in hundredths of a percent. */
  readonly rateHundredths: number
}

export interface StoredPriceList extends WrittenPriceList {
  readonly id: string
  /** How many products have prices in it. */
  readonly products: number
  readonly version: number
}

const columns = ['id', 'name', 'rate_hundredths as rateHundredths', 'products', 'version'] as const

/** Lists the price lists by name. */
export function listPriceLists(read: Reader): Promise<readonly StoredPriceList[]> {
  return read.selectFrom('price_lists').orderBy('name_folded').select(columns).execute()
}

export function findPriceList(read: Reader, id: string): Promise<StoredPriceList | undefined> {
  return read.selectFrom('price_lists').where('id', '=', id).select(columns).executeTakeFirst()
}

/** Returns the list with a name, in any spelling. */
export function findPriceListNamed(read: Reader, name: string): Promise<StoredPriceList | undefined> {
  return read
    .selectFrom('price_lists')
    .where('name_folded', '=', foldLetters(name))
    .select(columns)
    .executeTakeFirst()
}

export async function countPriceLists(read: Reader): Promise<number> {
  const { count } = await read
    .selectFrom('price_lists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The companies and the groups that have a list. */
export interface ListUsers {
  readonly companies: readonly string[]
  readonly groups: readonly string[]
}

/** Returns who has each list, by its id. */
export async function usersOfLists(read: Reader): Promise<ReadonlyMap<string, ListUsers>> {
  const [companies, groups] = await Promise.all([
    read
      .selectFrom('companies')
      .where('price_list_id', 'is not', null)
      .orderBy('name_folded')
      .select(['price_list_id as listId', 'name'])
      .execute(),
    read
      .selectFrom('customer_groups')
      .where('price_list_id', 'is not', null)
      .orderBy('name_folded')
      .select(['price_list_id as listId', 'name'])
      .execute(),
  ])
  const ids = new Set([...companies, ...groups].flatMap(({ listId }) => listId ?? []))
  const namesOf = (users: typeof companies, id: string) =>
    users.filter(({ listId }) => listId === id).map(({ name }) => name)
  return new Map(
    [...ids].map((id) => [id, { companies: namesOf(companies, id), groups: namesOf(groups, id) }]),
  )
}

/** Returns whether a company or a group has a list. */
export async function isListUsed(read: Reader, id: string): Promise<boolean> {
  const [company, group] = await Promise.all([
    read.selectFrom('companies').where('price_list_id', '=', id).select('id').limit(1).execute(),
    read.selectFrom('customer_groups').where('price_list_id', '=', id).select('id').limit(1).execute(),
  ])
  return company.length + group.length > 0
}

/** Adds a list without prices. Its name must be free. */
export async function insertPriceList(
  { db }: Transaction,
  { id, name, rateHundredths }: WrittenPriceList & { readonly id: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('price_lists')
    .values({
      id,
      name,
      name_folded: foldLetters(name),
      rate_hundredths: rateHundredths,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** Replaces name and rate of a list as its next version. */
export async function updatePriceList(
  { db }: Transaction,
  { id, name, rateHundredths }: WrittenPriceList & { readonly id: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('price_lists')
    .set((eb) => ({
      name,
      name_folded: foldLetters(name),
      rate_hundredths: rateHundredths,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()
}

/** Deletes a list with its prices. */
export async function removePriceList({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('price_lists').where('id', '=', id).execute()
}
