import type { ListData } from '../../features/storefront/finding/list-data.ts'
import { choicesOf } from '../../features/storefront/finding/list-query.ts'
import type { PageQuery } from './page-query.ts'

/** The parameters that filter and sort a list (domain/catalogue/catalogue-address.ts). */
const choices = [
  'q',
  'category',
  'brand',
  'fits',
  'stock',
  'price-from',
  'price-to',
  'spec.',
  'sort',
  'after',
] as const

/**
 * Describes the query of a product list. Drops values without effect, because they would be rendered as separate pages.
 */
export function listQuery<const More extends string = never>(...more: readonly More[]): PageQuery<string> {
  const names: readonly string[] = [...choices, ...more]
  return {
    names,
    kept: (given) => {
      const kept = choicesOf(given)
      if (!names.includes('view')) kept.delete('view')
      const after = given.get('after')
      if (after) kept.set('after', after)
      return kept
    },
  }
}

/**
 * Returns whether a list is filtered by more than a category. Search engines list only the whole list and its
 * categories, because other filters have too many combinations.
 */
export function isFilteredList({ chosen }: Pick<ListData<unknown>, 'chosen'>): boolean {
  const { q, filter } = chosen?.query ?? {}
  return (q ?? filter) !== undefined
}
