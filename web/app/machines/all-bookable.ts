import { changeItem } from '../../../contract/catalogue/managed-items.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { hasStock } from '../../../domain/catalogue/stock-state.ts'
import type { ShopApi } from '../../api/client.ts'
import { hostOf } from '../../api/host.ts'
import { type DescribedProduct, listDescribedProducts, listTools } from '../../api/rows/catalogue.ts'
import { listParts, type Part } from '../../api/rows/products.ts'
import { itemsTexts } from '../../texts/storefront.ts'

/** A page of the catalogue. */
export interface ToolsPart {
  readonly tools: readonly DescribedProduct[]
  /** The cursor of the next page, if any. */
  readonly next?: string
}

/**
 * Loads all bookable products, one page at a time: the tools in the API's order, then the parts with stock. Lets the
 * server answer other requests between two pages. A backend without paging sends its whole list at once.
 */
export async function* allBookable(
  api: ShopApi,
  settings: ShopSettings,
  limit: number,
): AsyncGenerator<ToolsPart> {
  yield* allTools(api, settings, limit)
  // Only a backend that can change parts has parts with stock.
  if (!hostOf(settings).offers(changeItem)) return
  for (let after: string | undefined; ; ) {
    const { answer, next } = await api.callForPage(listParts, { query: { limit, ...(after && { after }) } })
    const bookable = answer.filter(hasStock)
    if (bookable.length > 0) yield { tools: bookable.map(asTool) }
    if (!next) return
    after = next
    await nextTurn()
  }
}

function asTool({ name = itemsTexts.unnamed, shortDescription = '', ...part }: Part): DescribedProduct {
  return { ...part, name, shortDescription, kind: 'part' }
}

async function* allTools(api: ShopApi, settings: ShopSettings, limit: number): AsyncGenerator<ToolsPart> {
  if (!hostOf(settings).offers(listTools)) {
    const tools = await api.call(listDescribedProducts, {})
    for (let start = 0; start < tools.length; start += limit) {
      yield { tools: tools.slice(start, start + limit) }
      await nextTurn()
    }
    return
  }
  for (let after: string | undefined; ; ) {
    const query = { limit, ...(after && { after }) }
    const { answer, next } = await api.callForPage(listDescribedProducts, { query })
    yield { tools: answer, ...(next && { next }) }
    if (!next) return
    after = next
    await nextTurn()
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
