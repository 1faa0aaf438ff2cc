import type { ProvenAccount } from '../identity/identity.ts'

/** One width of a picture, as WebP. */
export interface PictureSize {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** A picture as the shop has made it from an upload: upright, without metadata, in our own encoding. */
export interface Picture {
  /** SHA-256 of the largest size, in hexadecimal: the same picture has the same name everywhere. */
  readonly hash: string
  /** From the largest to the smallest; at least one. */
  readonly sizes: readonly [PictureSize, ...PictureSize[]]
  /** What can be seen of a cut-out, as a path in the outlines' box; null for a picture that fills its rectangle. */
  readonly outline: string | null
}

/** Where pictures are kept so that everybody can see them: the shop itself, or a hosting service. */
export interface ImageHost {
  /** Keeps a picture and answers the address for `img`. A picture that is kept already is not kept twice. */
  keep(picture: Picture, uploader: ProvenAccount): Promise<string>
}
