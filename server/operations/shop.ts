import type { Role } from '../../contract/accounts/roles.ts'
import type { Database } from '../data/database.ts'
import type { Clock } from '../platform/clock.ts'
import type { OrderLinks } from '../platform/order-links.ts'
import type { SealedSecrets } from '../platform/sealed-secrets.ts'
import type { Cards } from '../providers/cards/cards.ts'
import type { ImageHosting } from '../providers/images/image-host.ts'
import type { PictureStore } from '../providers/images/picture-store.ts'
import type { Mail } from '../providers/mail/mail.ts'
import type { VatNumbers } from '../providers/vat-numbers/vat-numbers.ts'
import type { SettingsInForce } from './settings/settings-in-force.ts'

/** Everything that the shop's operations depend on. */
export interface Shop {
  readonly database: Database
  readonly cards: Cards
  readonly clock: Clock
  /** The owner's settings in force. */
  readonly settings: SettingsInForce
  /** How long an unpaid order holds its stock. */
  readonly holdMs: number
  /** Multiplies the limits of unpaid orders and declined cards, like the rate limits. */
  readonly rateLimitFactor: number
  /** The shop's public address without a trailing slash; pictures under it belong to the shop. */
  readonly publicUrl: string
  /** Whether addresses that the owner gives (webhooks, pictures of an import) may be in private networks. */
  readonly privateNetworks: boolean
  /** Makes and reads the secrets of order links in emails. */
  readonly orderLinks: OrderLinks
  /** Seals the secrets that the shop stores and signs with. */
  readonly sealedSecrets: SealedSecrets
  /** The service that hosts uploaded pictures; unset when the shop stores them itself. */
  readonly imageHosting?: ImageHosting | undefined
  /** The storage for the shop's own picture files; unset if the database stores them. */
  readonly pictureStore?: PictureStore | undefined
  /** Sends the emails of the outbox; unset if they stay there for an admin to read. */
  readonly mail?: Mail | undefined
  /** Looks VAT numbers up; unset if only staff confirm them. */
  readonly vatNumbers?: VatNumbers | undefined
  /** Whether an admin may read secret emails while none is sent, as in a demo. */
  readonly showsSecretMessages?: boolean | undefined
  /** Gets emails about automatic actions such as refunds; undefined without a configured admin. */
  readonly adminEmail: string | undefined
}

/** The authenticated caller, with the account's present role. */
export interface Caller {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly role: Role
  /** Empty for a program with a key. */
  readonly sessionId: string
  /** The API key of a program that acts for the account; unset for a person. */
  readonly key?: { readonly id: string; readonly name: string } | undefined
  /** Keyed hash of the caller's network address, for counting without storing the address. */
  readonly addressHash: string
  /** The language of the request; undefined if it names none. */
  readonly language?: string | undefined
}
