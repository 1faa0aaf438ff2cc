/** The widths in pixels of a hosted picture; smaller pictures are never enlarged. */
export const imageWidths = [240, 480, 960] as const
/**
 * The path of an uploaded picture: the SHA-256 of its content, its display form, and a width for smaller sizes. The
 * form is part of the path, so that every client knows it: `-cut` for a cut-out, `-at30x70` for a photograph whose
 * subject is at 30 % of the width and 70 % of the height.
 */
const hosted = new RegExp(
  `^/images/([0-9a-f]{64}(?:-cut|-at\\d{1,3}x\\d{1,3})?)(?:-(${imageWidths.join('|')}))?\\.webp$`,
)
/** A picture shipped with the shop. */
const shipped = /^\/pictures\/[\w-]{1,80}\.(?:svg|webp|avif|png|jpg)$/
/** A file's path, including folders. */
const fileName = /^(?:\/[\w.%-]{1,200}){1,8}$/
/** The widths in pixels of a shipped photograph, as AVIF and WebP; the largest has no suffix. */
export const photographWidths = [240, 320, 480, 720, 960] as const
/**
 * The path of a photograph shipped with the shop: its largest file, next to the smaller ones. Only a path matches,
 * because another backend's picture may have the same name without other sizes.
 */
const photographed = new RegExp(
  `^/pictures/(?![a-z0-9-]+-(?:${photographWidths.slice(0, -1).join('|')})\\.)[a-z0-9-]+\\.webp$`,
)

/** The locations of the shop's own pictures. */
export interface PicturePlaces {
  /** The shop's public address without a trailing slash. */
  readonly publicUrl: string
  /** The image host that stores uploads, if one is set. */
  readonly imageHosting?: { readonly pictureOrigin: string } | undefined
}

/**
 * Returns whether an address is one of the shop's own pictures (spec §10, `img`): a path, an absolute address, or one
 * at the configured image host. Pages load no pictures from other hosts. The address is never fetched.
 */
export function isOwnPicture(address: string, { publicUrl, imageHosting }: PicturePlaces): boolean {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
  if (hosted.test(path) || shipped.test(path)) return true
  return imageHosting !== undefined && isFileAt(address, imageHosting.pictureOrigin)
}

/**
 * Returns whether an address, in normalized form, is a file at an origin. A query, or a host disguised as the origin,
 * is refused.
 * @param origin scheme and host, such as `https://i.ibb.co`.
 */
export function isFileAt(address: string, origin: string): boolean {
  return (
    address.startsWith(`${origin}/`) &&
    fileName.test(address.slice(origin.length)) &&
    new URL(address).href === address
  )
}

export interface HostedPicture {
  /** The SHA-256 of the content, with the suffix of the display form. */
  readonly hash: string
  /** Undefined for the largest size. */
  readonly width: number | undefined
}

/** Parses the path of an uploaded picture; undefined for any other path. */
export function readPicturePath(path: string): HostedPicture | undefined {
  const [, hash, width] = hosted.exec(path) ?? []
  return hash === undefined ? undefined : { hash, width: width === undefined ? undefined : Number(width) }
}

/**
 * Returns the uploaded picture's path at the end of an address at any host, because the shop may have moved to another
 * host since.
 */
export function pathOfPictureIn(address: string): string | undefined {
  const start = address.lastIndexOf('/images/')
  const path = start < 0 ? undefined : address.slice(start)
  return path !== undefined && hosted.test(path) ? path : undefined
}

/** Returns the path of an uploaded picture; without a width, of its largest size. */
export function picturePath(hash: string, width?: number): string {
  return `/images/${hash}${width === undefined ? '' : `-${width}`}.webp`
}

/** Returns the file name suffix of a photograph whose subject is at a place, in percent; empty for the middle. */
export function focusName(across: number, down: number): string {
  return across === 50 && down === 50 ? '' : `-at${across}x${down}`
}

/** The file name suffix of a cut-out, before width and type. */
export const cutOutName = '-cut'
const cutOut = /-cut(?:-\d+)?\.webp$/

/** Returns whether a picture is a cut-out, without background; it may be at an image host. */
export function isCutOut(address: string): boolean {
  return cutOut.test(address) || photographed.test(address)
}

/** The files that a browser may choose from, each as a `srcset` for use with `sizes`. */
export interface PictureFiles {
  readonly webp: string
  /** AVIF files, for browsers that support the type. */
  readonly avif?: string
  /** The place of a photograph's subject, as an `object-position`. */
  readonly focus?: string | undefined
  /** Whether it has no background. */
  readonly isCutOut?: boolean
}

/** Returns the files of a picture of the shop; undefined for drawings, which scale, and for pictures at other hosts. */
export function pictureFiles(address: string): PictureFiles | undefined {
  if (photographed.test(address)) {
    const name = address.slice(0, -'.webp'.length)
    return { webp: photographSizes(name, 'webp'), avif: photographSizes(name, 'avif') }
  }
  const path = pathOfPictureIn(address)
  const picture = path && readPicturePath(path)
  if (!picture) return undefined
  const host = address.slice(0, -path.length)
  const [, across, down] = /-at(\d+)x(\d+)$/.exec(picture.hash) ?? []
  return {
    ...(picture.hash.endsWith(cutOutName) && { isCutOut: true }),
    ...(across && { focus: `${across}% ${down}%` }),
    webp: imageWidths.map((width) => `${host}${picturePath(picture.hash, width)} ${width}w`).join(', '),
  }
}

type PageArtName = 'hero' | 'tile-tools' | 'tile-parts' | 'tile-workshop' | 'sign-in' | 'not-found'

/** Returns the files of a page's picture: the owner's choice, or the built-in one. */
export function pageArt(name: PageArtName, chosen = '') {
  const src = chosen || `/pictures/${name}.webp`
  return { name, src, files: pictureFiles(src) }
}

/** Returns the share card for links to a picture's page, in a widely supported format; empty if there is none. */
export function shareCard(address: string): string {
  return photographed.test(address) ? `${address.slice(0, -'.webp'.length)}-share.jpg` : address
}

function photographSizes(name: string, type: string): string {
  return photographWidths.map((width) => `${name}${photographSuffix(width)}.${type} ${width}w`).join(', ')
}

/** Returns the file name suffix of a photograph's width. */
export function photographSuffix(width: (typeof photographWidths)[number]): string {
  return width === photographWidths.at(-1) ? '' : `-${width}`
}
