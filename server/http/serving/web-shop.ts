import type { Shop } from '../../operations/shop.ts'
import type { AccessTokens } from '../../platform/access-token.ts'
import type { Identity } from '../../providers/identity/identity.ts'

/** What the HTTP side needs beside the shop itself. */
export interface WebShop {
  readonly shop: Shop
  readonly identity: Identity
  readonly tokens: AccessTokens
  /** How long an access token, and the session behind it, lives. */
  readonly sessionMs: number
  readonly version: string
  /** A keyed hash of the network that a client address counts for, so that no address is kept. */
  hashAddress(address: string): string
}
