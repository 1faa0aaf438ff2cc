import type { Database } from '../../../data/database.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { GoogleContext } from './google/google-sign-in.ts'
import type { AccountEmails } from './mail-links/account-emails.ts'
import type { LoadPasskeyLibrary } from './passkeys/passkey-library.ts'
import type { KnownBrowsers } from './passwords/known-browser.ts'
import type { PasswordHashing } from './passwords/password-hashing.ts'
import type { SignInLibrary } from './sign-in-library.ts'
import type { SignInLog } from './sign-in-log.ts'

/** The services for the handlers of the built-in sign-in provider. */
export interface AuthContext {
  readonly library: SignInLibrary
  readonly database: Database
  /** The shop's signing secret. */
  readonly secret: string
  readonly limits: AttemptLimits
  readonly browsers: KnownBrowsers
  readonly passwords: PasswordHashing
  /** Returns whether an account still has a password hash of the older kind. */
  readonly oldHashesLeft: () => Promise<boolean>
  /** The minimum time of the response to a request for a reset link, in milliseconds. */
  readonly resetRequestMs: number
  readonly emails: AccountEmails
  readonly log: SignInLog
  /** Origins whose pages may use the provider. */
  readonly origins: readonly string[]
  /** Unset if Continue With Google is not offered. */
  readonly google: GoogleContext | undefined
  /** Unset if browsers allow no passkeys at the shop's address. */
  readonly passkeys: LoadPasskeyLibrary | undefined
}
