import type { Shop } from '../../operations/shop.ts'
import type { ShopStatus } from '../../operations/status/shop-status.ts'
import type { TextFact } from '../../operations/texts/text-context.ts'
import type { AccessTokens } from '../../platform/access-token.ts'
import type { Identity } from '../../providers/identity/identity.ts'
import type { CatalogueSearch } from '../../search/catalogue-search.ts'

/** The parts of the HTTP layer besides the shop. */
export interface WebShop {
  readonly shop: Shop
  readonly identity: Identity
  readonly tokens: AccessTokens
  readonly search: CatalogueSearch
  readonly status: ShopStatus
  /** The lifetime of an access token and its session. */
  readonly sessionMs: number
  readonly version: string
  /** Conditions about the shop's providers, for texts that depend on them. */
  readonly textFacts: ReadonlySet<TextFact>
  /** Returns a keyed hash of a client's network or of an email, so that neither is stored. */
  hashAddress(address: string): string
}
