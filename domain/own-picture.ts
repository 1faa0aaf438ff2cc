import { imageWidths } from '../contract/images/image-rules.ts'

/** An uploaded picture's address: named by the SHA-256 of its content, with a width where a smaller one is meant. */
const hosted = /^\/images\/([0-9a-f]{64})(?:-\d{1,4})?\.webp$/
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

/**
 * The `srcset` of an uploaded picture: the widths that the shop keeps it in, to go with a `sizes`. Undefined
 * for every other picture, such as a drawing, which is sharp in any width.
 */
export function imgSizes(address: string): string | undefined {
  const start = address.lastIndexOf('/images/')
  const hash = start < 0 ? undefined : hosted.exec(address.slice(start))?.[1]
  if (hash === undefined) return undefined
  const stem = `${address.slice(0, start)}/images/${hash}`
  return imageWidths.map((width) => `${stem}-${width}.webp ${width}w`).join(', ')
}
