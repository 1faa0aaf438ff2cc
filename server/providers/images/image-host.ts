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
  /**
   * Keeps a picture and answers the address for `img`.
   *
   * @throws ImageHostFailure when a hosting service did not keep it.
   */
  keep(picture: Picture, uploader: ProvenAccount): Promise<string>
}

/** A service that keeps pictures for everybody to see, as the shop sees it. */
export interface ImageHosting {
  /** Scheme and host of every address that it answers. */
  readonly pictureOrigin: string
  /**
   * Has the service keep the largest size of a picture and answers its address there.
   *
   * @throws ImageHostFailure when it did not.
   */
  upload(picture: Picture): Promise<string>
}

type FailureCode = 'IMAGE_HOST_UNAVAILABLE' | 'IMAGE_HOST_CLOSED' | 'IMAGE_NOT_TAKEN'

/** A hosting service did not keep a picture: the code says to the person what to do, the message says why to the log. */
export class ImageHostFailure extends Error {
  override readonly name = 'ImageHostFailure'
  readonly code: FailureCode

  constructor(code: FailureCode, reason: string) {
    super(reason)
    this.code = code
  }
}
