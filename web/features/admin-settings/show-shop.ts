import { getShop } from '../../../contract/shop/settings.ts'
import type { ShopApi } from '../../api/client.ts'
import { replaceShop } from '../../api/shop-settings.ts'

/** Applies a saved change in this tab. Always resolves: the change is saved, and the next page shows it anyway. */
export async function showShop(api: ShopApi): Promise<void> {
  const shop = await api.call(getShop, {}).catch(() => undefined)
  if (shop) replaceShop(shop)
}
