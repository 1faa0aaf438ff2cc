import { pictureFiles } from '../../domain/catalogue/own-picture.ts'

export type PageArtName = 'hero' | 'tile-tools' | 'tile-parts' | 'tile-workshop' | 'sign-in' | 'not-found'

/** Returns the files of a page's own picture, or of the one that the owner has chosen instead. */
export function pageArt(name: PageArtName, chosen = '') {
  const src = chosen || `/pictures/${name}.webp`
  return { name, src, files: pictureFiles(src) }
}
