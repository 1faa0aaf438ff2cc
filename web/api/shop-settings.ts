import type { ShopSettings } from '../../contract/shop-settings.ts'

/** The element of the page that carries the settings, as JSON. */
export const settingsElementId = 'shop-settings'

let settings: ShopSettings | undefined

/** The shop's settings as this page carries them. In the browser only; components take `useShopSettings`. */
export function shopSettings(): ShopSettings {
  settings ??= readSettings()
  return settings
}

function readSettings(): ShopSettings {
  const text = document.getElementById(settingsElementId)?.textContent
  if (!text) throw new Error('This page carries no shop settings')
  // The shop's own server wrote this element from the same type.
  return JSON.parse(text) as ShopSettings
}
