import { picturePath } from '../../../domain/own-picture.ts'
import type { ProvenAccount } from '../identity/identity.ts'
import type { ImageHost, Picture, PictureSize } from './image-host.ts'

/** One stored file of a picture, with the path that it is served at. */
export interface StoredSize extends PictureSize {
  readonly path: string
  readonly outline: string | null
}

/** Keeps files where every process of the shop finds them; a path that is taken is left as it is. */
export type StoreSizes = (sizes: readonly StoredSize[], uploader: ProvenAccount) => Promise<void>

/**
 * The shop as its own image host (product: image host).
 *
 * @param origin what stands before the path in an answer: nothing, so that pictures stay when the shop moves
 * to another address; the public address where another {host} hands the addresses out.
 */
export function builtInImageHost(origin: string, store: StoreSizes): ImageHost {
  return {
    async keep({ hash, sizes, outline }: Picture, uploader) {
      const [largest, ...smaller] = sizes
      const path = picturePath(hash)
      const stored = [
        { ...largest, path },
        ...smaller.map((size) => ({ ...size, path: picturePath(hash, size.width) })),
      ]
      await store(
        stored.map((size) => ({ ...size, outline })),
        uploader,
      )
      return origin + path
    },
  }
}
