import * as z from 'zod/mini'

/**
 * What an image host answers an upload with (spec §7); hosts add fields of their own. Apart from `images.ts`, which
 * every page needs: a first page comes without the schemas' library.
 */
export const uploadedImage = z.object({
  success: z.literal(true),
  data: z.object({ url: z.string() }),
})
