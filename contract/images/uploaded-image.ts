import * as z from 'zod/mini'

/**
 * An image host's response to an upload (spec §7); hosts add their own fields. Kept apart from `images.ts`, which every
 * page imports, so that the first page loads without the schema library.
 */
export const uploadedImage = z.object({
  success: z.literal(true),
  data: z.object({
    url: z.string(),
    /** Our extension for a product picture: both of its forms. `url` is the address of one of them. */
    photograph: z.optional(z.object({ url: z.string() })),
    cutOut: z.optional(z.object({ url: z.string(), outline: z.nullable(z.string()) })),
  }),
})
