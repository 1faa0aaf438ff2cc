import { imageWidths } from '../../../contract/images.ts'
import { picturePath, readPicturePath } from '../../../domain/own-picture.ts'

/** The path of each size of the picture that a stored file belongs to; of a picture elsewhere, its only address. */
export function addressesOfPicture(url: string): readonly string[] {
  const picture = readPicturePath(url)
  return picture ? [undefined, ...imageWidths].map((width) => picturePath(picture.hash, width)) : [url]
}
