import type { ShopSettings } from '../../contract/shop-settings.ts'

/** Id of the element with the settings, as JSON. */
export const settingsElementId = 'shop-settings'

let settings: ShopSettings | undefined

/** Reads the shop's settings from the page, in the browser only; components use `useShopSettings`. */
export function shopSettings(): ShopSettings {
  settings ??= readSettings()
  return settings
}

function readSettings(): ShopSettings {
  const text = document.getElementById(settingsElementId)?.textContent
  if (!text) throw new Error('This page carries no shop settings')
  // Our server wrote this element from the same type.
  return JSON.parse(text) as ShopSettings
}
