import type { Role } from '../../contract/accounts/roles.ts'
import type { Database } from '../data/database.ts'
import type { Clock } from '../platform/clock.ts'
import type { OrderLinks } from '../platform/order-links.ts'
import type { Cards } from '../providers/cards/cards.ts'
import type { ImageHosting } from '../providers/images/image-host.ts'
import type { PictureStore } from '../providers/images/picture-store.ts'
import type { Mail } from '../providers/mail/mail.ts'
import type { SettingsInForce } from './settings/settings-in-force.ts'

/** The environment of the shop's operations. */
export interface Shop {
  readonly database: Database
  readonly cards: Cards
  readonly clock: Clock
  /** The owner's settings in force. */
  readonly settings: SettingsInForce
  /** How long an unpaid booking holds its stock. */
  readonly holdMs: number
  /** Multiplies the limits of unpaid orders and declined cards, as it does the rate limits. */
  readonly rateLimitFactor: number
  /** The shop's public address without a trailing slash; pictures below it belong to the shop. */
  readonly publicUrl: string
  /** Makes and reads the secrets of the links to orders in mails. */
  readonly orderLinks: OrderLinks
  /** The service that hosts uploaded pictures; unset when the shop stores them itself. */
  readonly imageHosting?: ImageHosting | undefined
  /** The storage for the shop's own picture files; unset if the database stores them. */
  readonly pictureStore?: PictureStore | undefined
  /** Sends the emails in the outbox; unset when they stay there for an admin to read. */
  readonly mail?: Mail | undefined
  /** Whether an admin may read secret emails while no mail is sent, as in a demo. */
  readonly showsSecretMessages?: boolean | undefined
  /** Who gets emails about automatic actions such as refunds; undefined when no admin is named. */
  readonly adminEmail: string | undefined
}

/** The authenticated caller, with the account's current role. */
export interface Caller {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly sessionId: string
  /** Keyed hash of the caller's network address: it can be counted but not read. */
  readonly addressHash: string
}
