import type { ShopSettings } from '../../contract/shop/shop-settings.ts'
import { useShopSettings } from './settings-context.ts'

/** Names an operation. Public pages name it by its id, because their code excludes the contract's schemas. */
export interface OperationName {
  readonly id: string
}

/**
 * Capabilities of the backend that serves the API (spec §10, another {host}). Screens ask here; no other code
 * distinguishes another backend from ours.
 */
export interface Host {
  /**
   * Whether the backend has an extension operation, or accepts the extension parameters of another operation.
   */
  readonly offers: (operation: OperationName) => boolean
  /** Whether it accepts the extension headers and fields of the specification's operations. */
  readonly takesExtraFields: boolean
  /** Whether it books once per idempotency key, however often the request is sent. */
  readonly booksOnce: boolean
  /** Whether it finds payments that no browser has reported. */
  readonly findsPayments: boolean
  /** Whether it is the server of this page. */
  readonly isThisServer: boolean
}

/** Derives the backend's capabilities from the settings. */
export function hostOf({ apiHost, extensions }: Pick<ShopSettings, 'apiHost' | 'extensions'>): Host {
  // A backend with extensions is ours, or its description lists them.
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
