import { sql } from 'kysely'
import { pathOfPictureIn } from '../../../../domain/own-picture.ts'
import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'

interface KnownPicture {
  readonly id: string
  readonly url: string
  /** SVG path in a 720 × 720 box. */
  readonly outline: string | null
  readonly width: number
  readonly height: number
  readonly contentType: string
  /** Unset for pictures that came with the shop. */
  readonly uploadedBy?: string | null
}

/** Registers pictures that others than the database serve; a picture that is known already stays as it is. */
export async function insertPictures(
  { db }: Transaction,
  pictures: readonly KnownPicture[],
  now: number,
): Promise<void> {
  if (pictures.length === 0) return
  await db
    .insertInto('images')
    .values(
      pictures.map(({ id, url, outline, width, height, contentType, uploadedBy }) => ({
        id,
        url,
        outline,
        width,
        height,
        content_type: contentType,
        bytes: null,
        uploaded_by: uploadedBy ?? null,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute()
}

interface StoredPicture {
  readonly path: string
  readonly outline: string | null
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

interface Upload {
  /** Null: nobody that the shop knows. */
  readonly uploadedBy: string | null
  /** False: another backend's data may show the pictures, which cannot be seen here. */
  readonly shownHere: boolean
}

/**
 * Keeps pictures, WebP all of them, with their bytes; a path that is taken stays as it is, whoever was first, and is
 * wanted again, from then on also by another backend's data, where that is whom it is uploaded for.
 */
export async function insertStoredPictures(
  { db }: Transaction,
  pictures: readonly StoredPicture[],
  { uploadedBy, shownHere }: Upload,
  now: number,
): Promise<void> {
  await db
    .insertInto('images')
    .values(
      pictures.map(({ path, outline, width, height, bytes }) => ({
        id: newId(),
        url: path,
        outline,
        width,
        height,
        content_type: 'image/webp',
        bytes,
        uploaded_by: uploadedBy,
        shown_here: shownHere ? 1 : 0,
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('url').doUpdateSet({ unused_since: null, ...(!shownHere && { shown_here: 0 }) }),
    )
    .execute()
}

/** The bytes of the narrowest picture that is kept at one of these paths. */
export async function findPictureBytes(
  read: Reader,
  paths: readonly string[],
): Promise<Uint8Array | undefined> {
  const row = await read
    .selectFrom('images')
    .where('url', 'in', paths)
    .where('bytes', 'is not', null)
    .orderBy('width')
    .limit(1)
    .select('bytes')
    .executeTakeFirst()
  return row?.bytes ?? undefined
}

/** The addresses of the pictures that a user has uploaded, each size its own. */
export async function listPicturesOf(read: Reader, userId: string): Promise<readonly string[]> {
  const rows = await read.selectFrom('images').where('uploaded_by', '=', userId).select('url').execute()
  return rows.map(({ url }) => url)
}

/**
 * Which of these pictures something in the shop shows. One that the shop keeps itself is given by its path, and is found
 * wherever an address in full ends with that: the address may be one that the shop had before.
 */
export async function picturesInUse(read: Reader, urls: readonly string[]): Promise<readonly string[]> {
  if (urls.length === 0) return []
  const shownBy = (table: 'tools' | 'items' | 'reviews' | 'profiles') =>
    read
      .selectFrom(table)
      .where((eb) => eb.or([eb('img', 'in', urls), eb('img', 'like', 'http%/images/%')]))
      .select('img')
      .execute()
  const rows = [
    await shownBy('tools'),
    await shownBy('items'),
    await shownBy('reviews'),
    await shownBy('profiles'),
  ]
  return rows.flat().map(({ img }) => pathOfPictureIn(img) ?? img)
}

export async function deletePictures({ db }: Transaction, urls: readonly string[]): Promise<void> {
  if (urls.length > 0) await db.deleteFrom('images').where('url', 'in', urls).execute()
}

/** Forgets who has uploaded a user's pictures. */
export async function releasePicturesOf({ db }: Transaction, userId: string): Promise<void> {
  await db.updateTable('images').set({ uploaded_by: null }).where('uploaded_by', '=', userId).execute()
}

/** One file of an uploaded picture. */
interface UploadedFile {
  readonly id: string
  readonly url: string
  /** Since when nothing shows it, as far as anybody has looked. */
  readonly unusedSince: number | null
}

/**
 * Files that people have uploaded and the shop keeps itself, in the order of their ids. What was uploaded while the shop's
 * data was at another host is not among them: whether it is shown there cannot be seen here.
 *
 * @param after the id of the last file that was looked at.
 */
export function listUploadedFiles(
  read: Reader,
  after: string,
  limit: number,
): Promise<readonly UploadedFile[]> {
  return read
    .selectFrom('images')
    .where('id', '>', after)
    .where('bytes', 'is not', null)
    .where('shown_here', '=', 1)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'url', 'unused_since as unusedSince'])
    .execute()
}

/** Notes of files since when nothing shows them, or that something does again. */
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

/** Deletes those of the files that nothing has shown since before an instant. */
export async function deleteUnused(
  { db }: Transaction,
  urls: readonly string[],
  before: number,
): Promise<void> {
  if (urls.length === 0) return
  await db.deleteFrom('images').where('url', 'in', urls).where('unused_since', '<=', before).execute()
}

/**
 * Until the transaction ends nobody else begins to show a picture. On SQLite only one writes at a time; on PostgreSQL what
 * another transaction is writing at this moment would not be seen.
 */
export async function lockPictureReferences({ db }: Transaction): Promise<void> {
  if (!isPostgres(db)) return
  await sql`lock table tools, items, reviews, profiles in share mode`.execute(db)
}

/** The outlines of those pictures that are known, by address. */
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

/** Gives all tools and items that show one picture another; answers which tools these are. */
export async function replacePicture({ db }: Transaction, from: string, to: string): Promise<string[]> {
  await db.updateTable('items').set({ img: to }).where('img', '=', from).execute()
  const tools = await db
    .updateTable('tools')
    .set({ img: to })
    .where('img', '=', from)
    .returning('id')
    .execute()
  return tools.map(({ id }) => id)
}
