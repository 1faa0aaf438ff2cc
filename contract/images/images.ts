/** The upload path of the built-in image host, at the root of the shop's server whatever {host} is. */
export const uploadPath = '/images'

/** The multipart field of the picture (spec §7). */
export const imageField = 'image'

/**
 * An additional field with the purpose of the picture: the shop cuts out a `product` and leaves `other` pictures
 * unchanged. The default is `product` for uploads by staff.
 */
export const purposeField = 'purpose'

/** The largest accepted file, in bytes: 10 MB, more than phone cameras produce. */
export const mostImageBytes = 10 * 1024 * 1024

/** The accepted file types for a file input; the server checks the content, not the name. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
