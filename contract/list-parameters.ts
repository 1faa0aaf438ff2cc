import * as z from 'zod/mini'
import { typedText, wireInteger } from './fields.ts'

/**
 * The parameters of a page of a list (extensions; without them the response is the whole list). `after` is the
 * `x-next-cursor` of the previous page, requested with the same other parameters.
 */
export const pageParameters = {
  limit: z.optional(
    z.pipe(wireInteger, z.int().check(z.gte(1, 'At least one.'), z.lte(200, 'At most 200.'))),
  ),
  after: z.optional(z.string().check(z.regex(/^[\w-]{1,2000}$/, 'This is not a valid cursor.'))),
}

/**
 * The parameters of a page of a list that can be searched and sorted. A hyphen before a sort order means descending. A
 * search finds rows with all its words, in any part and case. It may test so many rows that a page has none and yet a
 * next cursor.
 */
export function listParameters<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return {
    search: z.optional(typedText(100)),
    sort: z.optional(z.enum(sorts)),
    ...pageParameters,
  }
}

/** The response headers of a paged list. */
export const listHeaders = z.object({
  /** The value of `after` for the next page; absent on the last one. */
  'x-next-cursor': z.optional(z.string()),
})
