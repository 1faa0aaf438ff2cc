import { sql } from 'kysely'
import { pathOfPictureIn } from '../../../../domain/catalogue/own-picture.ts'
import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import { picturesInImports } from '../imports/imports.ts'
import { picturesInSettings } from '../setting-versions.ts'
import { leaveObjects, type PictureFile } from './picture-objects.ts'
import { picturesInDetails } from './product-details.ts'

interface KnownPicture {
  readonly id: string
  readonly url: string
  /** SVG path in a 720 × 720 box. */
  readonly outline: string | null
  readonly width: number
  readonly height: number
  readonly contentType: string
  /** Undefined for the shop's own pictures. */
  readonly uploadedBy?: string | null
  readonly family?: string | undefined
}

/** Registers pictures whose files are not in the database; leaves known pictures unchanged. */
export async function insertPictures(
  { db }: Transaction,
  pictures: readonly KnownPicture[],
  now: number,
): Promise<void> {
  if (pictures.length === 0) return
  await db
    .insertInto('images')
    .values(
      pictures.map(({ id, url, outline, width, height, contentType, uploadedBy, family }) => ({
        id,
        url,
        outline,
        width,
        height,
        content_type: contentType,
        bytes: null,
        uploaded_by: uploadedBy ?? null,
        family: family ?? null,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute()
}

export interface StoredPicture {
  readonly path: string
  readonly outline: string | null
  readonly width: number
  readonly height: number
  /** Null if the file is outside the database, under `key`. */
  readonly bytes: Uint8Array | null
  readonly key?: string | undefined
  readonly family?: string | undefined
}

interface Upload {
  /** Null if the picture is unknown to this shop. */
  readonly uploadedBy: string | null
  /** False if another backend's data, which this shop cannot see, may use the pictures. */
  readonly shownHere: boolean
}

/**
 * Stores WebP pictures with their bytes or the keys of their files. An existing path keeps its row, file and uploader,
 * and counts as used again; an upload for another backend also marks it as possibly used there.
 *
 * @returns the keys that are now stored.
 */
export async function insertStoredPictures(
  { db }: Transaction,
  pictures: readonly StoredPicture[],
  { uploadedBy, shownHere }: Upload,
  now: number,
): Promise<readonly string[]> {
  const rows = await db
    .insertInto('images')
    .values(
      pictures.map(({ path, outline, width, height, bytes, key, family }) => ({
        id: newId(),
        url: path,
        outline,
        width,
        height,
        content_type: 'image/webp',
        bytes,
        object_key: key ?? null,
        uploaded_by: uploadedBy,
        shown_here: shownHere ? 1 : 0,
        family: family ?? null,
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('url').doUpdateSet({ unused_since: null, ...(!shownHere && { shown_here: 0 }) }),
    )
    .returning('object_key')
    .execute()
  return keysOf(rows)
}

/** Returns the narrowest stored picture of these paths: its bytes, or the key of its file outside the database. */
export function findPictureFile(read: Reader, paths: readonly string[]): Promise<PictureFile | undefined> {
  return read
    .selectFrom('images')
    .where('url', 'in', paths)
    .where(({ eb, or }) => or([eb('bytes', 'is not', null), eb('object_key', 'is not', null)]))
    .orderBy('width')
    .limit(1)
    .select(['id', 'bytes', 'object_key as key'])
    .executeTakeFirst()
}

/** Returns all forms and sizes of the families of these pictures, each with its family. */
export function listFamilies(
  read: Reader,
  urls: readonly string[],
): Promise<
  readonly { readonly url: string; readonly family: string | null; readonly outline: string | null }[]
> {
  if (urls.length === 0) return Promise.resolve([])
  return read
    .selectFrom('images')
    .where('family', 'in', (eb) =>
      eb.selectFrom('images as known').where('known.url', 'in', urls).select('known.family'),
    )
    .orderBy('width', 'desc')
    .select(['url', 'family', 'outline'])
    .execute()
}

/** Returns the URLs of a user's uploaded pictures, one per size. */
export async function listPicturesOf(read: Reader, userId: string): Promise<readonly string[]> {
  const rows = await read.selectFrom('images').where('uploaded_by', '=', userId).select('url').execute()
  return rows.map(({ url }) => url)
}

/**
 * Returns the pictures that the shop uses. A stored picture is given by its path and also matches a full URL with that
 * path, because the shop may have moved from another host.
 */
export async function picturesInUse(read: Reader, urls: readonly string[]): Promise<readonly string[]> {
  if (urls.length === 0) return []
  const beginnings = urls.map((url) => [...url].slice(0, 200).join(''))
  // Queries in two parts and with literals, so that both engines use the indexes of migration 0099.
  const shownBy = (table: 'products' | 'reviews' | 'profiles') =>
    read
      .selectFrom(table)
      .where(sql<string>`substr(img, 1, 200)`, 'in', beginnings)
      .where('img', 'in', urls)
      .select('img')
      .unionAll(read.selectFrom(table).where(sql<boolean>`img like 'http%/images/%'`).select('img'))
      .execute()
  const rows = [await shownBy('products'), await shownBy('reviews'), await shownBy('profiles')]
  const uploads = urls.every((url) => url.startsWith('/images/')) ? 'stored' : 'any'
  const shown = [
    ...rows.flat().map(({ img }) => img),
    ...(await picturesInDetails(read, uploads)),
    ...(await picturesInImports(read, uploads)),
    ...(await picturesInSettings(read)),
  ]
  return shown.map((img) => pathOfPictureIn(img) ?? img)
}

/** Deletes pictures, and marks their files outside the database for deletion. */
export async function deletePictures(
  transaction: Transaction,
  urls: readonly string[],
  now: number,
): Promise<void> {
  if (urls.length === 0) return
  const rows = await transaction.db
    .deleteFrom('images')
    .where('url', 'in', urls)
    .returning('object_key')
    .execute()
  await leaveObjects(transaction, keysOf(rows), now)
}

function keysOf(rows: readonly { readonly object_key: string | null }[]): readonly string[] {
  return rows.flatMap((row) => row.object_key ?? [])
}

/** Removes the uploader from a user's pictures. */
export async function releasePicturesOf({ db }: Transaction, userId: string): Promise<void> {
  await db.updateTable('images').set({ uploaded_by: null }).where('uploaded_by', '=', userId).execute()
}

interface UploadedFile {
  readonly id: string
  readonly url: string
  /** Since when the picture is unused, as of the last check. */
  readonly unusedSince: number | null
}

/**
 * Lists stored uploads in the order of their ids. Omits uploads made while the shop's data was on another host, because
 * their use there is not visible.
 *
 * @param after the id of the last checked file.
 */
export function listUploadedFiles(
  read: Reader,
  after: string,
  limit: number,
): Promise<readonly UploadedFile[]> {
  return read
    .selectFrom('images')
    .where('id', '>', after)
    .where(({ eb, or }) => or([eb('bytes', 'is not', null), eb('object_key', 'is not', null)]))
    .where('shown_here', '=', 1)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'url', 'unused_since as unusedSince'])
    .execute()
}

/** Marks files as unused since an instant, or as used again. */
export async function markUnused(
  { db }: Transaction,
  urls: readonly string[],
  since: number | null,
): Promise<void> {
  if (urls.length === 0) return
  await db
    .updateTable('images')
    .set({ unused_since: since })
    .where('url', 'in', urls)
    .where('unused_since', since === null ? 'is not' : 'is', null)
    .execute()
}

/** Deletes the given files that were unused before an instant. */
export async function deleteUnused(
  transaction: Transaction,
  urls: readonly string[],
  before: number,
  now: number,
): Promise<void> {
  if (urls.length === 0) return
  const rows = await transaction.db
    .deleteFrom('images')
    .where('url', 'in', urls)
    .where('unused_since', '<=', before)
    .returning('object_key')
    .execute()
  await leaveObjects(transaction, keysOf(rows), now)
}

/**
 * Prevents other writers from starting to use a picture until the transaction ends. On PostgreSQL their uncommitted use
 * would not be visible; SQLite runs one writer at a time.
 */
export async function lockPictureReferences({ db }: Transaction): Promise<void> {
  if (!isPostgres(db)) return
  await sql`lock table products, reviews, profiles, setting_versions in share mode`.execute(db)
}

/** Returns the outlines of known pictures, by URL. */
export async function outlinesOf(
  read: Reader,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await read.selectFrom('images').where('url', 'in', urls).select(['url', 'outline']).execute()
  return new Map(rows.map(({ url, outline }) => [url, outline]))
}

export async function replaceOutline(
  { db }: Transaction,
  url: string,
  outline: string | null,
): Promise<void> {
  await db.updateTable('images').set({ outline }).where('url', '=', url).execute()
}

/** Replaces a picture in all products; returns their ids. */
export async function replacePicture({ db, tell }: Transaction, from: string, to: string): Promise<string[]> {
  const products = await db
    .updateTable('products')
    .set({ img: to })
    .where('img', '=', from)
    .returning('id')
    .execute()
  const ids = products.map(({ id }) => id)
  tell('product.changed', ...ids)
  return ids
}
