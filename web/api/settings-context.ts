import { createContext, useContext } from 'react'
import type { ShopSettings } from '../../contract/shop-settings.ts'

/** Hands the shop's settings to every component, on the server as in the browser. */
export const SettingsContext = createContext<ShopSettings | null>(null)

/** The shop's settings. */
export function useShopSettings(): ShopSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('This component stands outside of SettingsContext')
  return settings
}
