import type { Database } from '../data/database.ts'
import type { Clock } from '../platform/clock.ts'
import type { Cards } from '../providers/cards/cards.ts'
import type { ImageHosting } from '../providers/images/image-host.ts'
import type { Mail } from '../providers/mail/mail.ts'

/** What the shop's operations work with. */
export interface Shop {
  readonly database: Database
  readonly cards: Cards
  readonly clock: Clock
  /** How long a booking holds its stock while it is not paid. */
  readonly holdMs: number
  /** Multiplies the limits of unpaid orders and of declined cards, as it does those of calls. */
  readonly rateLimitFactor: number
  /** The shop's public address, without a slash at its end: pictures below it are its own. */
  readonly publicUrl: string
  /** The service that keeps uploaded pictures; unset: the shop does so itself. */
  readonly imageHosting?: ImageHosting | undefined
  /** Sends what is in the outbox; unset: messages stay there, where an admin reads them. */
  readonly mail?: Mail | undefined
  /** Whether an admin may read messages that are for their readers alone, as long as no mail is sent: in a demo. */
  readonly showsSecretMessages?: boolean | undefined
  /** Who is told of what the shop did by itself, such as a refund; undefined when no admin is named. */
  readonly adminEmail: string | undefined
}

/** Who is calling: the account of the access token, with the role of this very moment. */
export interface Caller {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly role: 'customer' | 'admin'
  readonly sessionId: string
  /** Keyed hash of the network address that the call comes from: it can be counted, and says nothing. */
  readonly addressHash: string
}
