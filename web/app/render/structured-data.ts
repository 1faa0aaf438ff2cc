import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { hasStock } from '../../../domain/catalogue/stock-state.ts'
import { hostOf } from '../../api/host.ts'
import type { Item, Tool } from '../../api/rows/catalogue.ts'
import type { ListData } from '../../features/storefront/finding/list-data.ts'
import type { ToolData } from '../../features/tool/load-tool.ts'
import { links } from '../../routing/links.ts'
import { toolPageData } from '../machines/product-data.ts'
import type { Absolute } from '../machines/product-facts.ts'
import { homePageData, listPageData } from '../machines/shop-data.ts'

/**
 * Returns a page's schema.org data. Only the server sends it, so browsers do not load this code.
 *
 * @param path the path of the page's route.
 * @param data the answer of the page's loader; nothing when it failed.
 */
export function structuredDataOf(
  path: string | undefined,
  data: unknown,
  settings: ShopSettings,
  absolute: Absolute,
): readonly object[] {
  if (path === links.home)
    return homePageData(absolute, hostOf(settings).offers({ id: 'searchProducts' }), settings.shop)
  if (!data) return []
  // The routes' loaders return these types.
  if (path === '/tool/:toolId') return toolPageData(data as ToolData, absolute, settings.shop)
  if (path === links.tools)
    return listPageData((data as ListData<Tool>).rows, absolute, ({ _id }) => links.tool(_id))
  if (path === links.items) {
    // Only a part that can be booked has a page of its own.
    const addressOf = (item: Item) => (hasStock(item) ? links.tool(item._id) : undefined)
    return listPageData((data as ListData<Item>).rows, absolute, addressOf)
  }
  return []
}
