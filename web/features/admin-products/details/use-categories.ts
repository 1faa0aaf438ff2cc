import { useCallback } from 'react'
import { countItems } from '../../../../contract/catalogue/items.ts'
import { countTools } from '../../../../contract/catalogue/tools.ts'
import { useApi } from '../../../api/api-context.ts'
import { useHost } from '../../../api/host.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import type { FurtherFilters } from '../../../lists/list-page.ts'
import { stateTexts as texts } from '../lists/state-texts.ts'

export interface Category {
  readonly category: string
}

/** Maps the category to a list's address and query. */
export const byCategory: FurtherFilters<Category> = {
  names: ['category'],
  query: ({ category }) => (category ? { category } : {}),
}

interface NamedCategory {
  readonly value: string
  readonly text: string
}

const none: readonly NamedCategory[] = []

/**
 * Returns the categories of the tools or parts; undefined while loading, after a failure, or with another
 * backend.
 */
function useCategories(kind: 'tool' | 'part' = 'tool'): readonly NamedCategory[] {
  const api = useApi()
  const operation = kind === 'part' ? countItems : countTools
  const offered = useHost().offers(operation)
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly NamedCategory[]> => {
      if (!offered) return none
      const { categories } = await api.call(operation, { query: {} }, { signal })
      return categories
        .map(({ value, label = value }) => ({ value, text: label }))
        .toSorted((one, other) => (one.text < other.text ? -1 : 1))
    },
    [api, operation, offered],
  )
  const [categories] = useLoaded(load)
  return categories.status === 'ready' ? categories.data : none
}

/** Returns the filter of a list of products by category. */
export function useCategoryFilter(kind: 'tool' | 'part') {
  const categories = useCategories(kind)
  return {
    name: 'category',
    label: texts.category,
    choices: [{ value: '', text: texts.allCategories }, ...categories],
  }
}
