import type { PageAddress } from '../../../contract/built-pages.ts'

/** The query parameters that a page reads. */
export interface PageQuery<Name extends string> {
  /** Parameter names; a name that ends with a point is a prefix of several. */
  readonly names: readonly Name[] & PageAddress['parameters']
  /** Returns the query parameters of an address that change the page, in a fixed order. */
  readonly kept: (given: URLSearchParams) => URLSearchParams
}

/** How a parameter counts: its first value, every value, or the first value if the address passes the test. */
type Counted = 'first' | 'every' | ((given: URLSearchParams) => boolean)

/** The query of a page without parameters. */
export const noQuery: PageQuery<never> = { names: [], kept: () => new URLSearchParams() }

/** Describes a page's query by its parameters. Empty values are ignored. */
export function queryOf<const Name extends string>(
  counted: Readonly<Record<Name, Counted>>,
): PageQuery<Name> {
  // The keys of an object literal are exactly its names.
  const names = Object.keys(counted) as Name[]
  return {
    names,
    kept: (given) => new URLSearchParams(names.flatMap((name) => entries(given, name, counted[name]))),
  }
}

function entries(given: URLSearchParams, name: string, counted: Counted): string[][] {
  if (typeof counted === 'function' && !counted(given)) return []
  const values = counted === 'every' ? given.getAll(name) : given.getAll(name).slice(0, 1)
  return values.filter((value) => value !== '').map((value) => [name, value])
}
