import * as z from 'zod/mini'
import { typedText, wireInteger } from './fields.ts'

/**
 * The parameters of a list that can be read a page at a time (extensions; without them the answer is the
 * whole list). `sort` is one of the list's own orders, with a hyphen for descending. `after` is the
 * `x-next-cursor` of the page before, asked for with the same other parameters.
 */
export function listParameters<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return {
    search: z.optional(typedText(100)),
    sort: z.optional(z.enum(sorts)),
    limit: z.optional(
      z.pipe(wireInteger, z.int().check(z.gte(1, 'At least one.'), z.lte(200, 'At most 200.'))),
    ),
    after: z.optional(z.string().check(z.regex(/^[\w-]{1,2000}$/, 'This is not a valid cursor.'))),
  }
}

/**
 * A search has an order of its own, and is served from it: sorted or filtered otherwise, the shop would have
 * to read far more than it answers.
 */
export const searchStandsAlone = z.refine<Readonly<Record<string, unknown>>>(
  ({ search, limit: _limit, after: _after, ...others }) =>
    !search || Object.values(others).every((value) => value === undefined),
  { path: ['search'], error: 'A search cannot be sorted or filtered. Leave the other parameters out.' },
)

/** What a page's answer carries beside its rows. */
export const listHeaders = z.object({
  /** What to send as `after` for the next page; missing when the list ends here. */
  'x-next-cursor': z.optional(z.string()),
})
