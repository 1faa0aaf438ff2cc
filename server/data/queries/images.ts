import { newId } from '../../platform/ids.ts'
import type { Reader, Transaction } from '../database.ts'

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

/** Keeps pictures, WebP all of them, with their bytes; a path that is taken stays as it is, whoever was first. */
export async function insertStoredPictures(
  { db }: Transaction,
  pictures: readonly StoredPicture[],
  uploadedBy: string | null,
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
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('url').doNothing())
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
