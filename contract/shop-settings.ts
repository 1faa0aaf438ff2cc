/** What the browser may know of the shop's settings: the page carries it, and nothing else of them. */
export interface ShopSettings {
  readonly version: string
  /** {host}: the prefix of every call of the API, without a slash at its end. */
  readonly apiHost: string
  /** The shop's public address, without a slash at its end; canonical addresses start with it. */
  readonly publicUrl: string
  /**
   * Ids of the extension operations that {host} offers, and of those whose extension parameters it knows
   * (spec §10, another {host}).
   */
  readonly extensions: readonly string[]
  readonly identity: IdentitySettings
  readonly cards: CardSettings
  /** Whether this server sends mail; otherwise what it writes to people stays with it, where an admin reads it. */
  readonly mail: boolean
  /** True in a demo shop: there an admin reads letters with links too, while no mail is sent. */
  readonly demo?: boolean
  /** True where imgbb keeps the pictures that people upload; otherwise the shop does. */
  readonly imgbb?: boolean
}

export interface IdentitySettings {
  readonly provider: 'built-in' | 'firebase'
  /** Whether Continue With Google can be offered. */
  readonly google: boolean
  /** True while Continue With Google leads to the built-in stand-in, which is not Google. */
  readonly demoGoogle?: boolean
  readonly firebase?: FirebaseSettings
}

/** A Firebase project, by what its console calls "Firebase configuration": none of it is a secret. */
export interface FirebaseSettings {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  /** Host and port of the Auth emulator that stands in for Firebase, for development. */
  readonly emulator?: string
}

export interface CardSettings {
  readonly publishableKey: string
  /** True while cards go to the built-in sandbox, which charges nobody. */
  readonly sandbox: boolean
}
