import type { ShopSettings } from '../../contract/shop-settings.ts'
import { useShopSettings } from './settings-context.ts'

/** What the host of the API offers beyond the specification (spec §10, another {host}). */
export interface Extensions {
  /** Whether the host has an operation that is an extension, or takes the extension parameters of one that is not. */
  has(operation: { readonly id: string }): boolean
  /** Whether the host is ours or knows our extensions: it then understands our extra headers and fields, too. */
  readonly any: boolean
}

/** The extensions for components. */
export function useExtensions(): Extensions {
  return extensionsOf(useShopSettings())
}

/** Reads from the settings what the host offers. */
export function extensionsOf({ extensions }: Pick<ShopSettings, 'extensions'>): Extensions {
  return { has: ({ id }) => extensions.includes(id), any: extensions.length > 0 }
}
