import { imageWidths } from '../contract/images.ts'

/** An uploaded picture's address: named by the SHA-256 of its content, with a width where a smaller one is meant. */
const hosted = new RegExp(`^/images/([0-9a-f]{64})(?:-(${imageWidths.join('|')}))?\\.webp$`)
/** A picture that came with the shop. */
const shipped = /^\/pictures\/[\w-]{1,80}\.(?:svg|webp|avif|png|jpg)$/
/** The path of a file, folders and all. */
const fileName = /^(?:\/[\w.%-]{1,200}){1,8}$/
/**
 * A photograph that came with the shop, by its largest file; the smaller ones lie beside it. Only as a path: another
 * backend's picture may have such a name too, and has no other files.
 */
const photographed = /^\/pictures\/(?![a-z0-9-]+-(?:240|480|720)\.)[a-z0-9-]+\.webp$/

/** The widths in pixels that a photograph of the shop's own lies in, as AVIF and as WebP; the last has no suffix. */
export const photographWidths = [240, 480, 720, 960] as const

/** Where pictures of the shop may be. */
export interface PicturePlaces {
  /** The shop's public address, without a slash at its end. */
  readonly publicUrl: string
  /** The hosting service that keeps uploads instead of the shop, where one is set. */
  readonly imageHosting?: { readonly pictureOrigin: string } | undefined
}

/**
 * Whether an address is one of the shop's own pictures (spec §10, `img`): as a path, in full, or at the hosting
 * service that the settings name. Anything else would make a page ask a stranger's host, so it is refused; an
 * address is never fetched to find out.
 */
export function isOwnPicture(address: string, { publicUrl, imageHosting }: PicturePlaces): boolean {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
  if (hosted.test(path) || shipped.test(path)) return true
  return imageHosting !== undefined && isFileAt(address, imageHosting.pictureOrigin)
}

/**
 * Whether an address names a file at an origin, written as a browser would write it: no query, no other host in
 * disguise.
 *
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
  readonly hash: string
  /** Undefined for the largest size. */
  readonly width: number | undefined
}

/** What the path of an uploaded picture says; undefined when it is no such path. */
export function readPicturePath(path: string): HostedPicture | undefined {
  const [, hash, width] = hosted.exec(path) ?? []
  return hash === undefined ? undefined : { hash, width: width === undefined ? undefined : Number(width) }
}

/**
 * The path of an uploaded picture that an address ends with, at whatever host: the shop may have been moved since the
 * address was written down.
 */
export function pathOfPictureIn(address: string): string | undefined {
  const start = address.lastIndexOf('/images/')
  const path = start < 0 ? undefined : address.slice(start)
  return path !== undefined && hosted.test(path) ? path : undefined
}

/** The path of an uploaded picture; without a width of its largest size. */
export function picturePath(hash: string, width?: number): string {
  return `/images/${hash}${width === undefined ? '' : `-${width}`}.webp`
}

/** The files that a browser may choose from, each as a `srcset` that wants a `sizes` beside it. */
export interface PictureFiles {
  readonly webp: string
  /** Smaller, for browsers that know it. */
  readonly avif?: string
}

/**
 * The widths that a picture of the shop lies in; undefined for drawings, which are sharp in any, and for strangers'
 * pictures.
 */
export function pictureFiles(address: string): PictureFiles | undefined {
  if (photographed.test(address)) {
    const name = address.slice(0, -'.webp'.length)
    return { webp: photographSizes(name, 'webp'), avif: photographSizes(name, 'avif') }
  }
  const path = pathOfPictureIn(address)
  const picture = path && readPicturePath(path)
  if (!picture) return undefined
  const host = address.slice(0, -path.length)
  return {
    webp: imageWidths.map((width) => `${host}${picturePath(picture.hash, width)} ${width}w`).join(', '),
  }
}

/** What a network shows beside a link to a picture's page: a card in a format that all of them know, where there is one. */
export function shareCard(address: string): string {
  return photographed.test(address) ? `${address.slice(0, -'.webp'.length)}-share.jpg` : address
}

function photographSizes(name: string, type: string): string {
  return photographWidths.map((width) => `${name}${photographSuffix(width)}.${type} ${width}w`).join(', ')
}

/** What stands between a photograph's name and its type. */
export function photographSuffix(width: (typeof photographWidths)[number]): string {
  return width === photographWidths.at(-1) ? '' : `-${width}`
}
