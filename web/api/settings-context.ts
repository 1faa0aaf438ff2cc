import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'
import type { ShopSettings } from '../../contract/shop/shop-settings.ts'

/** The shop's settings for loaders and middleware. */
export const settingsContext = createContext<ShopSettings>()

/** The shop's settings for components, on the server and in the browser. */
export const SettingsContext = createReactContext<ShopSettings | null>(null)

/** Returns the shop's settings in a component. */
export function useShopSettings(): ShopSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('No SettingsContext')
  return settings
}
