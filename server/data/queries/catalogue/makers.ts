import type { Maker, ShownMaker } from '../../../../contract/catalogue/makers.ts'
import { foldLetters } from '../../../../domain/search/fold-text.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import type { MakersTable } from '../../schema/catalogue-tables.ts'

/** A maker as its owner describes it. */
export type MakerDescription = Omit<Maker, '_id' | 'version' | 'products'>

export type StoredMaker = MakerDescription & { readonly id: string; readonly version: number }

type DescribedColumns = Pick<
  MakersTable,
  'name' | 'address' | 'country' | 'contact' | 'responsible' | 'brands'
>

const shownColumns = ['name', 'address', 'country', 'contact', 'responsible'] as const
const columns = ['id', ...shownColumns, 'brands', 'version'] as const

/** Returns all makers by name. */
export async function listMakers(read: Reader): Promise<readonly StoredMaker[]> {
  const rows = await read.selectFrom('makers').orderBy('name_folded').select(columns).execute()
  return rows.map(described)
}

/** Returns the numbers of products, also hidden ones, by the ids of their makers. */
export async function countByMaker(read: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await read
    .selectFrom('products')
    .where('maker_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .groupBy('maker_id')
    .select(({ fn }) => ['maker_id as id', fn.countAll<number>().as('products')] as const)
    .execute()
  return new Map(rows.map(({ id, products }) => [id ?? '', Number(products)]))
}

/** Returns what visitors see of a maker. */
export async function findShownMaker(read: Reader, id: string): Promise<ShownMaker | undefined> {
  const row = await read.selectFrom('makers').where('id', '=', id).select(shownColumns).executeTakeFirst()
  return row && { ...row, responsible: parsedResponsible(row.responsible) }
}

/** The makers by their folded names, as a file names them. */
export type NamedMakers = ReadonlyMap<string, { readonly id: string; readonly name: string }>

export async function makersByName(read: Reader): Promise<NamedMakers> {
  const rows = await read.selectFrom('makers').select(['id', 'name', 'name_folded']).execute()
  return new Map(rows.map(({ id, name, name_folded }) => [name_folded, { id, name }]))
}

/** The numbers of products that visitors see and that have no maker. */
export interface WithoutMaker {
  readonly tools: number
  readonly parts: number
}

export async function countWithoutMaker(read: Reader): Promise<WithoutMaker> {
  const rows = await read
    .selectFrom('products')
    .where('maker_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .groupBy('kind')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('products')] as const)
    .execute()
  const of = (wanted: string) => Number(rows.find(({ kind }) => kind === wanted)?.products ?? 0)
  return { tools: of('tool'), parts: of('part') }
}

/** Returns whether a maker is in the list, and keeps it there until the transaction ends. */
export async function keepMaker({ db }: Transaction, id: string): Promise<boolean> {
  const query = db.selectFrom('makers').where('id', '=', id).select('id')
  return (await (isPostgres(db) ? query.forShare() : query).executeTakeFirst()) !== undefined
}

/** Locks a maker until the transaction ends, by an update that changes nothing. */
export async function lockMaker({ db }: Transaction, id: string): Promise<StoredMaker | undefined> {
  const row = await db
    .updateTable('makers')
    .set({ id })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  return row && described(row)
}

/** Inserts a maker; false when another one has its name in any spelling. */
export async function insertMaker(
  { db }: Transaction,
  { id, ...maker }: MakerDescription & { readonly id: string },
  now: number,
): Promise<boolean> {
  const inserted = await db
    .insertInto('makers')
    .values({ id, ...storedColumns(maker), version: 1, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('name_folded').doNothing())
    .returning('id')
    .execute()
  return inserted.length > 0
}

/** Returns the maker with a name, in any spelling. */
export async function findMakerNamed({ db }: Transaction, name: string): Promise<StoredMaker | undefined> {
  const row = await db
    .selectFrom('makers')
    .where('name_folded', '=', foldLetters(name))
    .select(columns)
    .executeTakeFirst()
  return row && described(row)
}

/** Replaces the description of a locked maker, as its next version. */
export async function updateMaker(
  { db }: Transaction,
  id: string,
  maker: MakerDescription,
  now: number,
): Promise<void> {
  await db
    .updateTable('makers')
    .set((eb) => ({ ...storedColumns(maker), version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

/** Deletes a locked maker, and removes it from deleted products, which may come back. */
export async function removeMaker({ db }: Transaction, id: string): Promise<void> {
  await db
    .updateTable('products')
    .set({ maker_id: null })
    .where('maker_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
  await db.deleteFrom('makers').where('id', '=', id).execute()
}

/** Counts the products, also hidden ones, that name a maker. */
export async function countUsesOfMaker({ db }: Transaction, id: string): Promise<number> {
  const { products } = await db
    .selectFrom('products')
    .where('maker_id', '=', id)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .executeTakeFirstOrThrow()
  return Number(products)
}

function storedColumns({ name, address, country, contact, responsible, brands }: MakerDescription) {
  return {
    name,
    name_folded: foldLetters(name),
    address,
    country,
    contact,
    responsible: responsible === null ? null : JSON.stringify(responsible),
    brands: JSON.stringify(brands),
  }
}

function described<Row extends DescribedColumns>({ responsible, brands, ...row }: Row) {
  return {
    ...row,
    responsible: parsedResponsible(responsible),
    // `storedColumns` wrote this text.
    brands: JSON.parse(brands) as string[],
  }
}

function parsedResponsible(responsible: string | null): ShownMaker['responsible'] {
  // `storedColumns` wrote this text.
  return responsible === null ? null : (JSON.parse(responsible) as ShownMaker['responsible'])
}
