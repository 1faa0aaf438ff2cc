import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import type { ImportPicturesTable } from '../../schema/import-tables.ts'

/** A picture at another address that a file names. */
interface WantedPicture {
  readonly address: string
  /** The first row that names it. */
  readonly line: number
}

/** A picture that this process fetches. */
export interface TakenPicture {
  readonly importId: string
  readonly address: string
  readonly attempts: number
}

function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('hex')
}

/** Keeps the parameters of a statement below the engines' limit. */
const rowsAtOnce = 500

/** Returns the pictures that the shop has fetched from these addresses and still has, by address. */
export async function fetchedPictures(
  read: Reader,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (let start = 0; start < addresses.length; start += rowsAtOnce) {
    const rows = await read
      .selectFrom('import_pictures')
      .innerJoin('images', 'images.url', 'import_pictures.img')
      .where('url_hash', 'in', addresses.slice(start, start + rowsAtOnce).map(hashOf))
      .where('import_pictures.img', 'is not', null)
      .select(['import_pictures.url as address', 'images.url'])
      .execute()
    for (const { address, url } of rows) found.set(address, url)
  }
  return found
}

/** Stores which pictures an import wants; those that it has already stay as they are. */
export async function wantPictures(
  { db }: Transaction,
  importId: string,
  pictures: readonly WantedPicture[],
): Promise<void> {
  for (let start = 0; start < pictures.length; start += rowsAtOnce) {
    await db
      .insertInto('import_pictures')
      .values(
        pictures.slice(start, start + rowsAtOnce).map(({ address, line }) => ({
          import_id: importId,
          url_hash: hashOf(address),
          url: address,
          line,
          state: 'waiting' as const,
        })),
      )
      .onConflict((conflict) => conflict.columns(['import_id', 'url_hash']).doNothing())
      .execute()
  }
}

/** Counts the pictures of an import by their state. */
export async function countPictures(
  read: Reader,
  importId: string,
): Promise<Readonly<Record<TakenState, number>>> {
  const rows = await read
    .selectFrom('import_pictures')
    .where('import_id', '=', importId)
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute()
  const counts = { waiting: 0, fetched: 0, failed: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}

type TakenState = 'waiting' | 'fetched' | 'failed'

/**
 * Starts fetching the pictures of a compared import, and those again that failed; false if the import is not compared.
 */
export async function startFetching({ db }: Transaction, importId: string): Promise<boolean> {
  const started = await db
    .updateTable('imports')
    .set({ fetching_pictures: 1 })
    .where('id', '=', importId)
    .where('state', '=', 'checked')
    .returning('id')
    .executeTakeFirst()
  if (!started) return false
  await db
    .updateTable('import_pictures')
    .set({ state: 'waiting', problem: null, attempts: 0, taken_until: 0 })
    .where('import_id', '=', importId)
    .where('state', '=', 'failed')
    .execute()
  return true
}

/** Stops fetching, and lets the file be compared again; false if nothing was being fetched. */
export async function stopFetching({ db }: Transaction, importId: string): Promise<boolean> {
  const stopped = await db
    .updateTable('imports')
    .set({ fetching_pictures: 0, state: 'waiting', claim: null, claimed_until: 0, attempts: 0 })
    .where('id', '=', importId)
    .where('state', '=', 'checked')
    .where('fetching_pictures', '=', 1)
    .returning('id')
    .executeTakeFirst()
  return stopped !== undefined
}

/**
 * Takes a waiting picture for this process until an instant. After that, another process may take it, because this one
 * has died.
 */
export async function takePicture(
  { db }: Transaction,
  now: number,
  until: number,
): Promise<TakenPicture | undefined> {
  for (const importId of await fetchingImports(db)) {
    const next = await findWaiting(db, importId, now)
    if (!next) continue
    const taken = await db
      .updateTable('import_pictures')
      .set((eb) => ({ taken_until: until, attempts: eb('attempts', '+', 1) }))
      .where('import_id', '=', importId)
      .where('url_hash', '=', next.url_hash)
      .where('state', '=', 'waiting')
      // On PostgreSQL another process may have taken it meanwhile.
      .where('taken_until', '<=', now)
      .returning(['import_id as importId', 'url as address', 'attempts'])
      .executeTakeFirst()
    if (taken) return taken
  }
  return undefined
}

/** Returns the next picture of an import that nobody fetches. */
export function findWaiting(read: Reader, importId: string, now: number) {
  return read
    .selectFrom('import_pictures')
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .where('taken_until', '<=', now)
    .orderBy('taken_until')
    .orderBy('line')
    .limit(1)
    .select('url_hash')
    .executeTakeFirst()
}

/** Returns the ids of the imports whose pictures are fetched, the oldest first. */
export async function fetchingImports(read: Reader): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('imports')
    .where('fetching_pictures', '=', 1)
    .where('state', '=', 'checked')
    .orderBy('created_at')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores what became of a picture; `retryAt` lets it wait for another attempt. */
export async function endPicture(
  { db }: Transaction,
  { importId, address }: Pick<TakenPicture, 'importId' | 'address'>,
  end: { readonly img: string } | { readonly problem: string } | { readonly retryAt: number },
): Promise<void> {
  const columns =
    'img' in end
      ? { state: 'fetched' as const, img: end.img }
      : 'problem' in end
        ? { state: 'failed' as const, problem: end.problem }
        : { taken_until: end.retryAt }
  await db
    .updateTable('import_pictures')
    .set(columns)
    .where('import_id', '=', importId)
    .where('url_hash', '=', hashOf(address))
    .where('state', '=', 'waiting')
    .execute()
}

/** Returns whether a picture of an import still waits, or is being fetched. */
export async function anyPictureWaits(read: Reader, importId: string): Promise<boolean> {
  const waiting = await read
    .selectFrom('import_pictures')
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .limit(1)
    .select('line')
    .executeTakeFirst()
  return waiting !== undefined
}

type SelectedPicture = Pick<Selectable<ImportPicturesTable>, 'line' | 'url_hash' | 'url' | 'problem'>

export interface FailedPicture {
  readonly row: number
  readonly address: string
  readonly problem: string
}

/** Returns a page of the failed pictures in the order of the file; undefined if the cursor belongs to another list. */
export async function listFailedPictures(
  read: Reader,
  importId: string,
  request: PageRequest,
): Promise<KeysetPage<FailedPicture> | undefined> {
  const page = await readKeysetPage<SelectedPicture>(
    ['import-pictures', importId],
    [
      {
        kinds: ['integer', 'text'],
        cursorOf: ({ line, url_hash }) => [line, url_hash],
        read(after, limit) {
          let query = read
            .selectFrom('import_pictures')
            .where('import_id', '=', importId)
            .where('state', '=', 'failed')
            .orderBy('line')
            .orderBy('url_hash')
            .select(['line', 'url_hash', 'url', 'problem'])
          if (after) {
            const [line, hash] = [Number(after[0]), String(after[1])]
            query = query.where(({ eb, or, and }) =>
              or([eb('line', '>', line), and([eb('line', '=', line), eb('url_hash', '>', hash)])]),
            )
          }
          return (limit === undefined ? query : query.limit(limit)).execute()
        },
      },
    ],
    request,
  )
  return (
    page && {
      ...page,
      rows: page.rows.map(({ line, url, problem }) => ({ row: line, address: url, problem: problem ?? '' })),
    }
  )
}
