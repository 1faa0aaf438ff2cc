import type { Shop } from '../../../operations/shop.ts'

/** Returns every stored picture, largest first. */
export function storedPictures({ database }: Shop) {
  return database.read
    .selectFrom('images')
    .select(['url', 'outline', 'content_type', 'uploaded_by', 'shown_here'])
    .orderBy('width', 'desc')
    .execute()
}

/** Returns the paths of all sizes of a full-size picture, given the largest one's. */
export function picturePathsOf(url: string): readonly string[] {
  const stem = url.replace('.webp', '')
  return [url, `${stem}-480.webp`, `${stem}-240.webp`]
}
