import { addressOf, type ParameterOf } from '../../domain/shop/page-address.ts'
import type { allPages } from '../app/pages/all-pages.ts'
import type { PageQuery } from '../app/pages/page-query.ts'

type AnyPage = (typeof allPages)[number]
type Patterns<Path> = Path extends readonly string[] ? Path[number] : Path

/** The patterns of all pages' addresses. */
export type Pattern = Patterns<AnyPage['path']> & `/${string}`

/** The names of the query parameters that the server reads for an address pattern. */
type QueryName<Written> = AnyPage extends infer Described
  ? Described extends { readonly path: infer Path; readonly query: PageQuery<infer Name> }
    ? Written extends Patterns<Path>
      ? Name
      : never
    : never
  : never

type Query<Written> = { readonly [Name in QueryName<Written>]?: string | undefined }

type Values<Written extends string> = [ParameterOf<Written>] extends [never]
  ? [values?: Query<Written>]
  : [values: Readonly<Record<ParameterOf<Written>, string>> & Query<Written>]

/**
 * Returns the address of a page from its pattern, which exactly one page has (web/app/pages/), the pattern's parameters
 * and the page's query parameters. Leaves empty query parameters out.
 */
export function link<const Written extends Pattern>(pattern: Written, ...values: Values<Written>): string {
  return addressOf(pattern, values[0] ?? {})
}
