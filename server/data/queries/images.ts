import type { Transaction } from '../database.ts'

interface KnownPicture {
  readonly id: string
  readonly url: string
  /** SVG path in a 720 × 720 box. */
  readonly outline: string | null
  readonly width: number
  readonly height: number
  readonly contentType: string
}

/** Registers pictures that are served as files; a picture that is known already stays as it is. */
export async function insertPictures(
  { db }: Transaction,
  pictures: readonly KnownPicture[],
  now: number,
): Promise<void> {
  if (pictures.length === 0) return
  await db
    .insertInto('images')
    .values(
      pictures.map(({ id, url, outline, width, height, contentType }) => ({
        id,
        url,
        outline,
        width,
        height,
        content_type: contentType,
        bytes: null,
        uploaded_by: null,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute()
}
