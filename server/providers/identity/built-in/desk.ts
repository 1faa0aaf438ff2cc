import type { Database } from '../../../data/database.ts'
import type { AccountLetters } from './account-letters.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { GoogleDesk } from './google-sign-in.ts'
import type { KnownBrowsers } from './known-browser.ts'
import type { SignInLibrary } from './sign-in-library.ts'
import type { SignInLog } from './sign-in-log.ts'

/** What requests to the built-in provider are answered with. */
export interface Desk {
  readonly library: SignInLibrary
  readonly database: Database
  readonly limits: AttemptLimits
  readonly browsers: KnownBrowsers
  readonly letters: AccountLetters
  readonly log: SignInLog
  /** Origins whose pages may use the provider. */
  readonly origins: readonly string[]
  /** Unset: Continue With Google is not offered. */
  readonly google: GoogleDesk | undefined
}
