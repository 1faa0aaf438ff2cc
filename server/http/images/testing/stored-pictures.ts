import type { Shop } from '../../../operations/shop.ts'

/** Every picture that the shop keeps, from the largest to the smallest. */
export function storedPictures({ database }: Shop) {
  return database.read
    .selectFrom('images')
    .select(['url', 'outline', 'content_type', 'uploaded_by', 'shown_here'])
    .orderBy('width', 'desc')
    .execute()
}

/** The paths that a picture of full size is kept at, when this is the path of its largest. */
export function picturePathsOf(url: string): readonly string[] {
  const stem = url.replace('.webp', '')
  return [url, `${stem}-480.webp`, `${stem}-240.webp`]
}
