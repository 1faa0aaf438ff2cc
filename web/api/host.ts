import type { ShopSettings } from '../../contract/shop/shop-settings.ts'
import { useShopSettings } from './settings-context.ts'

/** Names an operation by its id, because the code of public pages excludes the contract's schemas. */
export interface OperationName {
  readonly id: string
}

/**
 * Capabilities of the backend that serves the API (spec §10, another {host}). Screens ask this interface; no other code
 * distinguishes our backend from another.
 */
export interface Host {
  /**
   * Whether the backend has an extension operation, or accepts the extension parameters of another operation.
   */
  readonly offers: (operation: OperationName) => boolean
  /** Whether it accepts extension headers and fields in the specification's operations. */
  readonly takesExtraFields: boolean
  /** Whether it books once per idempotency key, however often the request arrives. */
  readonly booksOnce: boolean
  /** Whether it detects payments that no browser has reported. */
  readonly findsPayments: boolean
  /** Whether this page's server is the backend. */
  readonly isThisServer: boolean
}

/** Derives the backend's capabilities from the settings. */
export function hostOf({ apiHost, extensions }: Pick<ShopSettings, 'apiHost' | 'extensions'>): Host {
  // A backend with extensions is ours, or describes itself as ours does.
  const knowsOurs = extensions.length > 0
  return {
    offers: ({ id }) => extensions.includes(id),
    takesExtraFields: knowsOurs,
    booksOnce: knowsOurs,
    findsPayments: knowsOurs,
    isThisServer: apiHost.startsWith('/'),
  }
}

/** Returns the backend's capabilities in a component. */
export function useHost(): Host {
  return hostOf(useShopSettings())
}
