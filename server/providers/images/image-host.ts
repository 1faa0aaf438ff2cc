import type { ProvenAccount } from '../identity/identity.ts'

/** One width of a picture, encoded as WebP. */
export interface PictureSize {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** A picture re-encoded from an upload: upright and without metadata. */
export interface Picture {
  /** The SHA-256 of the largest size, in hexadecimal: equal pictures have equal names. */
  readonly hash: string
  /** The sizes from the largest to the smallest, at least one. */
  readonly sizes: readonly [PictureSize, ...PictureSize[]]
  /** The outline of a cut-out as a path in the outlines' box; null for a picture that fills its rectangle. */
  readonly outline: string | null
  /** How the picture hangs, at the end of its name: as a cut-out, or by the place of a photograph's subject. */
  readonly hangs?: string
  /** The hash of the photograph: equal for a photograph, its cut-out and its source. */
  readonly family?: string
  /** A larger copy of a photograph, for cutting it out again. The shop does not show it. */
  readonly source?: PictureSize
}

/** A picture for a paper: a small PNG without transparency. */
export interface PrintablePicture {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** A product's picture in both forms. */
export interface ProductPictures {
  readonly photograph: Picture
  /** Unset if the picture has no removable background. */
  readonly cutOut?: Picture | undefined
  /** Whether the cut-out is good enough to be used without asking. */
  readonly isSure: boolean
}

/** Publishes pictures: the shop itself, or a hosting service. */
export interface ImageHost {
  /**
   * Stores a picture and returns the URL for `img`.
   *
   * @param uploader undefined for a picture that the shop makes from another one.
   *
   * @throws ImageHostFailure when a hosting service did not store it.
   */
  keep(picture: Picture, uploader: ProvenAccount | undefined): Promise<string>
}

/** A picture hosting service. */
export interface ImageHosting {
  /** The origin of every URL that the service returns. */
  readonly pictureOrigin: string
  /**
   * Uploads the largest size of a picture and returns its URL.
   *
   * @throws ImageHostFailure when the service did not store it.
   */
  upload(picture: Picture): Promise<string>
  /**
   * Returns the file at one of the service's URLs; undefined without one.
   *
   * @throws ImageHostFailure when the service does not answer.
   */
  download?(url: string): Promise<Uint8Array | undefined>
}

type FailureCode = 'IMAGE_HOST_UNAVAILABLE' | 'IMAGE_HOST_CLOSED' | 'IMAGE_NOT_TAKEN'

/** Reports that a hosting service did not store a picture. The code is for the user, the message for the log. */
export class ImageHostFailure extends Error {
  override readonly name = 'ImageHostFailure'
  readonly code: FailureCode

  constructor(code: FailureCode, reason: string) {
    super(reason)
    this.code = code
  }
}
