import { picturePath } from '../../../domain/catalogue/own-picture.ts'
import type { ProvenAccount } from '../identity/identity.ts'
import type { ImageHost, Picture, PictureSize } from './image-host.ts'

/** One stored file of a picture, with its URL path. */
export interface StoredSize extends PictureSize {
  readonly path: string
  readonly outline: string | null
}

/** Stores files for all processes of the shop; leaves an existing path unchanged. */
export type StoreSizes = (sizes: readonly StoredSize[], uploader: ProvenAccount) => Promise<void>

/**
 * Makes the shop its own image host.
 *
 * @param origin the prefix of returned paths: empty, so that pictures survive a change of the shop's address; the
 * public URL where another {host} returns the addresses.
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
