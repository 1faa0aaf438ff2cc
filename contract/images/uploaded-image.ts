import * as z from 'zod/mini'

/**
 * An image host's response to an upload (spec §7); hosts add their own fields. Separate from `images.ts`, which every
 * page needs: the first page loads without the schema library.
 */
export const uploadedImage = z.object({
  success: z.literal(true),
  data: z.object({
    url: z.string(),
    /** Our extension, for a product: both forms of the picture. `url` is one of them. */
    photograph: z.optional(z.object({ url: z.string() })),
    cutOut: z.optional(z.object({ url: z.string(), outline: z.nullable(z.string()) })),
  }),
})
