import * as z from 'zod/mini'
import { fieldTexts } from './field-texts.ts'
import { typedText, wireInteger } from './fields.ts'
import { atMost } from './form-rules.ts'
import { said } from './languages/said.ts'

/**
 * Paging parameters of a list (extensions; without them the response is the whole list). `after` is the `x-next-cursor`
 * of the previous page, whose other parameters must be the same.
 */
export const pageParameters = {
  limit: z.optional(
    z.pipe(
      wireInteger,
      z.int().check(z.gte(1, { error: () => said(fieldTexts).atLeastOne }), z.lte(200, atMost(200))),
    ),
  ),
  after: z.optional(z.string().check(z.regex(/^[\w-]{1,2000}$/, { error: () => said(fieldTexts).cursor }))),
}

/**
 * Makes the query parameters of a list with paging, search and sort orders. A leading hyphen in a sort order means
 * descending. A search finds rows that contain all its words, as parts of words and in any case. It tests a limited
 * number of rows, so a page may be empty and still have a next cursor.
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
