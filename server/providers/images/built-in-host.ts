import { picturePath } from '../../../domain/catalogue/own-picture.ts'
import type { ProvenAccount } from '../identity/identity.ts'
import type { ImageHost, Picture, PictureSize } from './image-host.ts'

/** A stored file of a picture, with its URL path. */
export interface StoredSize extends PictureSize {
  readonly path: string
  readonly outline: string | null
  readonly family?: string | undefined
}

/** Returns the path under which the source of a photograph is stored. The shop does not serve it. */
export function sourcePath(family: string): string {
  return `/images/${family}-source.webp`
}

/** Stores files for all processes of the shop; leaves an existing path unchanged. */
export type StoreSizes = (sizes: readonly StoredSize[], uploader: ProvenAccount | undefined) => Promise<void>

/**
 * Makes the shop its own image host.
 *
 * @param origin the prefix of returned paths: empty, so that pictures survive a change of the shop's address; the
 * public URL if another {host} returns the addresses.
 */
export function builtInImageHost(origin: string, store: StoreSizes): ImageHost {
  return {
    async keep({ hash, hangs = '', sizes, outline, family, source }: Picture, uploader) {
      const [largest, ...smaller] = sizes
      const name = hash + hangs
      const path = picturePath(name)
      const stored = [
        { ...largest, path },
        ...smaller.map((size) => ({ ...size, path: picturePath(name, size.width) })),
        ...(source && family ? [{ ...source, path: sourcePath(family) }] : []),
      ]
      await store(
        stored.map((size) => ({ ...size, outline, family })),
        uploader,
      )
      return origin + path
    },
  }
}
