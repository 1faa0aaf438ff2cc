import { getShop } from '../../../contract/shop/settings.ts'
import type { ShopApi } from '../../api/client.ts'
import { replaceShop } from '../../api/shop-settings.ts'

/**
 * Shows a stored change in this tab. Resolves whatever happens: the change is stored, and the next page shows it
 * anyway.
 */
export async function showShop(api: ShopApi): Promise<void> {
  const shop = await api.call(getShop, {}).catch(() => undefined)
  if (shop) replaceShop(shop)
}
