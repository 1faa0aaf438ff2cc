import { pictureFiles } from '../../domain/own-picture.ts'

export type PageArtName = 'hero' | 'tile-tools' | 'tile-parts' | 'tile-workshop' | 'sign-in' | 'not-found'

/** Where a picture of a page's own lies, in all its files. */
export function pageArt(name: PageArtName) {
  const src = `/pictures/${name}.webp`
  return { name, src, files: pictureFiles(src) }
}
