/** Where the built-in image host takes uploads, at the root of the shop's own server whatever {host} is. */
export const uploadPath = '/images'

/** The multipart field that carries the picture (spec §7). */
export const imageField = 'image'

/** The largest file that is taken, in bytes: 10 MB, more than any phone's camera makes. */
export const mostImageBytes = 10 * 1024 * 1024

/** What a file may be, as a file input is told; the server looks at the bytes and believes no name. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** The widths in pixels that a hosted picture can be had in; a smaller picture is never enlarged. */
export const imageWidths = [240, 480, 960] as const
