import { sql } from 'kysely'
import type { Redirect } from '../../../../domain/moving/read-redirect.ts'
import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import { hasTypedWords } from '../typed-words.ts'

export interface ListedRedirect extends Redirect {
  readonly id: string
  readonly uses: number
  readonly usedOn: string | null
  /** The name of the product; null for a path, and for a product that is deleted. */
  readonly productName: string | null
}

export async function findRedirects(
  read: Reader,
  sources: readonly string[],
): Promise<ReadonlyMap<string, Redirect>> {
  if (sources.length === 0) return new Map()
  const rows = await read
    .selectFrom('redirects')
    .where('source', 'in', [...sources])
    .select(['source', 'product_id as productId', 'target'])
    .execute()
  return new Map(rows.map((row) => [row.source, row]))
}

/** Returns the next redirects after an old address, for the index in memory. */
export function nextRedirects(read: Reader, after: string, limit: number) {
  return read
    .selectFrom('redirects')
    .where('source', '>', after)
    .orderBy('source')
    .limit(limit)
    .select(['id', 'source', 'product_id as productId', 'target'])
    .execute()
}

export async function upsertRedirects(
  { db }: Transaction,
  redirects: readonly Redirect[],
  { importId, now }: { readonly importId: string | null; readonly now: number },
): Promise<void> {
  if (redirects.length === 0) return
  await db
    .insertInto('redirects')
    .values(
      redirects.map(({ source, productId, target }) => ({
        id: newId(),
        source,
        product_id: productId,
        target,
        created_at: now,
        import_id: importId,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet(({ ref }) => ({
        product_id: ref('excluded.product_id'),
        target: ref('excluded.target'),
        import_id: ref('excluded.import_id'),
      })),
    )
    .execute()
}

export async function deleteRedirects({ db }: Transaction, sources: readonly string[]): Promise<number> {
  if (sources.length === 0) return 0
  const gone = await db
    .deleteFrom('redirects')
    .where('source', 'in', [...sources])
    .returning('id')
    .execute()
  return gone.length
}

export async function findRedirectById(read: Reader, id: string): Promise<Redirect | undefined> {
  return read
    .selectFrom('redirects')
    .where('id', '=', id)
    .select(['source', 'product_id as productId', 'target'])
    .executeTakeFirst()
}

/**
 * Allows one change of a redirect at a time until the transaction ends, so that two never get one old address. SQLite
 * runs one writer anyway.
 */
export async function lockRedirects({ db }: Transaction): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`.execute(db)
}

/** Changes a redirect; returns false if there is none with this id. */
export async function updateRedirect(
  { db }: Transaction,
  id: string,
  { source, productId, target }: Redirect,
): Promise<boolean> {
  const changed = await db
    .updateTable('redirects')
    .set({ source, product_id: productId, target })
    .where('id', '=', id)
    .returning('id')
    .execute()
  return changed.length > 0
}

/** Adds the uses of redirects on a day. */
export async function countRedirectUses(
  { db }: Transaction,
  uses: ReadonlyMap<string, number>,
  day: string,
): Promise<void> {
  for (const [id, count] of uses)
    await db
      .updateTable('redirects')
      .set((eb) => ({ uses: eb('uses', '+', count), used_on: day }))
      .where('id', '=', id)
      .execute()
}

/** Returns a page of redirects by their old address; undefined if the cursor belongs to another list. */
export function listRedirectsByPage(
  read: Reader,
  search: string,
  request: PageRequest,
): Promise<KeysetPage<ListedRedirect> | undefined> {
  const query = read
    .selectFrom('redirects')
    .select(['redirects.id', 'source', 'product_id as productId', 'target', 'uses', 'used_on as usedOn'])
    .select((eb) =>
      eb
        .selectFrom('products')
        .whereRef('products.id', '=', 'redirects.product_id')
        .where('products.deleted_at', 'is', null)
        .select('products.name')
        .as('productName'),
    )
  const segment = segmentByColumn(query, {
    columns: ['source', 'redirects.id'],
    kind: 'text',
    descending: false,
    sortedBy: ({ source }) => source,
    tested: hasTypedWords(['source', 'target'], search),
  })
  return readKeysetPage(['redirects', search], [segment], request)
}

/** Returns the ids of products by their folded SKU or their id. */
export async function findRedirectProducts(
  read: Reader,
  { ids, skus }: { readonly ids: readonly string[]; readonly skus: readonly string[] },
): Promise<{ readonly ids: ReadonlySet<string>; readonly bySku: ReadonlyMap<string, string> }> {
  const select = () =>
    read.selectFrom('products').where('deleted_at', 'is', null).select(['id', 'sku_folded as sku'])
  const byId =
    ids.length === 0
      ? []
      : await select()
          .where('id', 'in', [...ids])
          .execute()
  const bySku =
    skus.length === 0
      ? []
      : await select()
          .where('sku_folded', 'in', [...skus])
          .execute()
  return {
    ids: new Set(byId.map(({ id }) => id)),
    bySku: new Map(bySku.map(({ id, sku }) => [sku ?? '', id])),
  }
}

/** Inserts a redirect; returns false if the old address has one. */
export async function insertRedirect(
  { db }: Transaction,
  { id, source, productId, target }: Redirect & { readonly id: string },
  now: number,
): Promise<boolean> {
  const inserted = await db
    .insertInto('redirects')
    .values({ id, source, product_id: productId, target, created_at: now, import_id: null })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('id')
    .execute()
  return inserted.length > 0
}
