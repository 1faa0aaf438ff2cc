import { undefinedIfRefused } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { type Item, listItems } from '../../api/rows/catalogue.ts'

interface Loading {
  readonly query: { readonly get: (name: 'item') => string | null }
  readonly signal: AbortSignal
}

/**
 * Loads the part in the quote page's address; null without one or if it does not load, because the form works without
 * it.
 */
export async function loadQuotedItem(api: ShopApi, { query, signal }: Loading): Promise<Item | null> {
  const id = query.get('item')
  if (!id) return null
  const items = await api.call(listItems, {}, { signal }).catch(undefinedIfRefused)
  return items?.find(({ _id }) => _id === id) ?? null
}
