import { useShopSettings } from './settings-context.ts'

/**
 * Tells of an operation's id whether {host} offers it as an extension, or knows its extension parameters
 * (decision: extensions and other backends).
 */
export function useOffers(): (operation: { readonly id: string }) => boolean {
  const { extensions } = useShopSettings()
  return ({ id }) => extensions.includes(id)
}
