import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'
import type { ShopSettings } from '../../contract/shop-settings.ts'

/** The shop's settings for loaders and middleware. */
export const settingsContext = createContext<ShopSettings>()

/** Hands the shop's settings to every component, on the server as in the browser. */
export const SettingsContext = createReactContext<ShopSettings | null>(null)

/** The shop's settings. */
export function useShopSettings(): ShopSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('This component stands outside of SettingsContext')
  return settings
}
