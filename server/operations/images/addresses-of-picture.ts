import { imageWidths } from '../../../contract/images/image-rules.ts'
import { picturePath, readPicturePath } from '../../../domain/own-picture.ts'

/**
 * Every address by which something may show the picture that a stored file belongs to: in any size, as a path or in
 * full; of a picture elsewhere, its only one.
 */
export function addressesOfPicture(url: string, publicUrl: string): readonly string[] {
  const picture = readPicturePath(url)
  if (!picture) return [url]
  const paths = [undefined, ...imageWidths].map((width) => picturePath(picture.hash, width))
  return paths.flatMap((path) => [path, publicUrl + path])
}
