import type { ShopSettings } from '../../contract/shop-settings.ts'
import { useShopSettings } from './settings-context.ts'

/** Names an operation; public pages name it by its id, because the contract's schemas are not part of their code. */
export interface OperationName {
  readonly id: string
}

/**
 * What depends on the backend that answers (spec §10, another {host}). Screens name here what they need; no other place
 * knows how a backend is told from ours.
 */
export interface Host {
  /** Whether it has an operation that is an extension, or takes the extension parameters of one that is not. */
  readonly offers: (operation: OperationName) => boolean
  /** Whether it takes the extension headers and fields of operations that the specification has. */
  readonly takesExtraFields: boolean
  /** Whether it books once for the key of an attempt, however often that is sent. */
  readonly booksOnce: boolean
  /** Whether it finds payments that no browser has told it of. */
  readonly findsPayments: boolean
  /** Whether it is the server that this page comes from. */
  readonly isThisServer: boolean
}

/** Reads from the settings what the host offers. */
export function hostOf({ apiHost, extensions }: Pick<ShopSettings, 'apiHost' | 'extensions'>): Host {
  // A host that offers extensions is ours, or has said in its description that it knows them.
  const knowsOurs = extensions.length > 0
  return {
    offers: ({ id }) => extensions.includes(id),
    takesExtraFields: knowsOurs,
    booksOnce: knowsOurs,
    findsPayments: knowsOurs,
    isThisServer: apiHost.startsWith('/'),
  }
}

/** The host for components. */
export function useHost(): Host {
  return hostOf(useShopSettings())
}
