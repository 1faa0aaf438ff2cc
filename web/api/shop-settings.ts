import type { ShopSettings } from '../../contract/shop/shop-settings.ts'

/** Id of the element with the settings, as JSON. */
export const settingsElementId = 'shop-settings'

let settings: ShopSettings | undefined

/** Reads the shop's settings from the page, in the browser only; components use `useShopSettings`. */
export function shopSettings(): ShopSettings {
  settings ??= readSettings()
  return settings
}

const listeners = new Set<() => void>()

/** Shows the owner's new settings in this tab; other tabs see them with their next page. */
export function replaceShop(shop: ShopSettings['shop']): void {
  if (!settings) return
  settings = { ...settings, shop }
  for (const tell of listeners) tell()
}

/** Calls back when the settings change; returns a function that ends it. */
export function onShopSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function readSettings(): ShopSettings {
  // Our server wrote this element from the same type; without it there is nothing to parse, which throws.
  return JSON.parse(document.getElementById(settingsElementId)?.textContent ?? '') as ShopSettings
}
