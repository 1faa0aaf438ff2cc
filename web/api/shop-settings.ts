import type { ShopSettings } from '../../contract/shop/shop-settings.ts'

/** Id of the element with the settings, as JSON. */
export const settingsElementId = 'shop-settings'

let settings: ShopSettings | undefined

/** Reads the shop's settings from the page; for browser code outside components, which use `useShopSettings`. */
export function shopSettings(): ShopSettings {
  settings ??= readSettings()
  return settings
}

const listeners = new Set<() => void>()

/** Applies the owner's new settings in this tab. Other tabs get them with their next page. */
export function replaceShop(shop: ShopSettings['shop']): void {
  if (!settings) return
  settings = { ...settings, shop }
  for (const tell of listeners) tell()
}

/** Subscribes to changes of the settings; returns the function that unsubscribes. */
export function onShopSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function readSettings(): ShopSettings {
  // Our server wrote this element from the same type. If the element is missing, parsing throws.
  return JSON.parse(document.getElementById(settingsElementId)?.textContent ?? '') as ShopSettings
}
