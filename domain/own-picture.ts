import { imageWidths } from '../contract/images/image-rules.ts'

/** An uploaded picture's address: named by the SHA-256 of its content, with a width where a smaller one is meant. */
const hosted = new RegExp(`^/images/([0-9a-f]{64})(?:-(${imageWidths.join('|')}))?\\.webp$`)
/** A picture that came with the shop. */
const shipped = /^\/pictures\/[\w-]{1,80}\.(?:svg|webp|avif|png|jpg)$/

/**
 * Whether an address is one of the shop's own pictures (decision: `img`), as a path or in full. Anything else
 * would make a page ask a stranger's host, so it is refused; an address is never fetched to find out.
 *
 * @param publicUrl the shop's public address, without a slash at its end.
 */
export function isOwnPicture(address: string, publicUrl: string): boolean {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
  return hosted.test(path) || shipped.test(path)
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

/** The path of an uploaded picture; without a width of its largest size. */
export function picturePath(hash: string, width?: number): string {
  return `/images/${hash}${width === undefined ? '' : `-${width}`}.webp`
}

/**
 * The `srcset` of an uploaded picture: the widths that the shop keeps it in, to go with a `sizes`. Undefined
 * for every other picture, such as a drawing, which is sharp in any width.
 */
export function imgSizes(address: string): string | undefined {
  const start = address.lastIndexOf('/images/')
  const picture = start < 0 ? undefined : readPicturePath(address.slice(start))
  if (!picture) return undefined
  const host = address.slice(0, start)
  return imageWidths.map((width) => `${host}${picturePath(picture.hash, width)} ${width}w`).join(', ')
}
