import * as z from 'zod/mini'

/** What an image host answers an upload with (spec §7); hosts add fields of their own. */
export const uploadedImage = z.object({
  success: z.literal(true),
  data: z.object({ url: z.string() }),
})
