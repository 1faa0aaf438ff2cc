import { pictureFiles } from '../../domain/own-picture.ts'

export type PageArtName = 'hero' | 'tile-tools' | 'tile-parts' | 'tile-workshop' | 'sign-in' | 'not-found'

/** Returns the files of a page's own picture. */
export function pageArt(name: PageArtName) {
  const src = `/pictures/${name}.webp`
  return { name, src, files: pictureFiles(src) }
}
