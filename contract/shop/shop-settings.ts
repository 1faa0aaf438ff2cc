import type { ShopLanguages } from '../languages/languages.ts'
import type { ShopOnPages } from './shop-sections.ts'

/** The shop's settings that the browser receives with the page. All other settings stay on the server. */
export interface ShopSettings {
  readonly version: string
  /** {host}: the prefix of every API call, without a trailing slash. */
  readonly apiHost: string
  /** The shop's public address without a trailing slash; canonical addresses start with it. */
  readonly publicUrl: string
  /** The languages of the pages; missing where the pages are in English only. */
  readonly languages?: ShopLanguages
  /** The owner's settings for pages: name, hero, figures, delivery, money. */
  readonly shop: ShopOnPages
  /**
   * Ids of the extension operations that {host} offers, and of operations whose extension parameters {host} supports
   * (spec §10, another {host}).
   */
  readonly extensions: readonly string[]
  readonly identity: IdentitySettings
  readonly cards: CardSettings
  /** Whether this server sends emails; otherwise emails stay in the outbox, where an admin reads them. */
  readonly mail: boolean
  /** True in a demo shop: an admin may read even secret emails while the shop sends none. */
  readonly demo?: boolean
  /** The maximum hold of a booking, in hours; undefined if another backend serves the API. */
  readonly holdHours?: number
  /** True if imgbb hosts uploaded pictures; otherwise the shop hosts them. */
  readonly imgbb?: boolean
}

export interface IdentitySettings {
  readonly provider: 'built-in' | 'firebase'
  /** Whether Continue With Google is offered. */
  readonly google: boolean
  /** True while Continue With Google uses the built-in simulation of Google. */
  readonly demoGoogle?: boolean
  readonly firebase?: FirebaseSettings
  /** The host name that passkeys are bound to; undefined if the shop offers no passkeys. */
  readonly passkeys?: string
  /** True where a code by email signs in, also without an account (extension). */
  readonly codes?: boolean
}

/** A Firebase project's "Firebase configuration" from its console, which contains no secret. */
export interface FirebaseSettings {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  /** Host and port of the Auth emulator, for development. */
  readonly emulator?: string
}

export interface CardSettings {
  readonly publishableKey: string
  /** True while the built-in sandbox handles cards, which charges no real card. */
  readonly sandbox: boolean
  /** True if the provider's other ways to pay (its Payment Element) are offered next to the card form. */
  readonly otherWays?: boolean
}
