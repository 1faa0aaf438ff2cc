import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import type { ProductKind } from '../../schema/catalogue-tables.ts'
import { positionGap } from './products.ts'

/** The place of a product: products are sorted by position, then by id. */
export interface Standing {
  readonly id: string
  readonly position: number
}

/**
 * Locks the display order of a kind until the transaction ends, so that two moves cannot use the same gap. Taken before
 * any row, to avoid deadlocks. SQLite runs one writer at a time.
 */
export async function lockBoard({ db }: Transaction, kind: ProductKind): Promise<void> {
  if (!isPostgres(db)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`board of ${kind}s`}, 0))`.execute(db)
}

function standing(read: Reader, kind: ProductKind) {
  return read.selectFrom('products').where('kind', '=', kind).where('deleted_at', 'is', null)
}

/** Returns the kind of a product that is not deleted. */
export async function kindOf(read: Reader, id: string): Promise<ProductKind | undefined> {
  const row = await read
    .selectFrom('products')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('kind')
    .executeTakeFirst()
  return row?.kind
}

/** Returns the place of a product of a kind; undefined if it is deleted or of another kind. */
export function findStanding(read: Reader, kind: ProductKind, id: string): Promise<Standing | undefined> {
  return standing(read, kind).where('id', '=', id).select(['id', 'position']).executeTakeFirst()
}

/** Returns the next product after a product, or the first one, that is not among some products. */
export function standingAfter(
  read: Reader,
  kind: ProductKind,
  after: Standing | undefined,
  without: readonly string[],
): Promise<Standing | undefined> {
  let next = standing(read, kind).where('id', 'not in', [...without])
  if (after) next = next.where(sql<boolean>`(position, id) > (${after.position}, ${after.id})`)
  return next.orderBy('position').orderBy('id').limit(1).select(['id', 'position']).executeTakeFirst()
}

/**
 * Returns the product at a place, counted from 1, among those that are not among some products; beyond the end the last
 * one.
 */
export async function standingAt(
  read: Reader,
  kind: ProductKind,
  place: number,
  without: readonly string[],
): Promise<Standing | undefined> {
  const others = standing(read, kind)
    .where('id', 'not in', [...without])
    .select(['id', 'position'])
    .limit(1)
  const found = await others
    .orderBy('position')
    .orderBy('id')
    .offset(place - 1)
    .executeTakeFirst()
  return found ?? others.orderBy('position', 'desc').orderBy('id', 'desc').executeTakeFirst()
}

/** Returns the place of a product, counted from 1. */
export async function placeOf(read: Reader, kind: ProductKind, { id, position }: Standing): Promise<number> {
  const { before } = await standing(read, kind)
    .where(sql<boolean>`(position, id) < (${position}, ${id})`)
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .executeTakeFirstOrThrow()
  return Number(before) + 1
}

/** Moves products, one row each. */
export async function setPositions({ db }: Transaction, moved: readonly Standing[]): Promise<void> {
  for (const { id, position } of moved)
    await db.updateTable('products').set({ position }).where('id', '=', id).execute()
}

/** Gives all products of a kind equal distances again, in their order. */
export async function renumber({ db }: Transaction, kind: ProductKind): Promise<void> {
  await sql`update products set position = numbered.place * ${sql.lit(positionGap)}
    from (select id as moved, row_number() over (order by position, id) as place
      from products where kind = ${kind} and deleted_at is null) as numbered
    where numbered.moved = products.id`.execute(db)
}
