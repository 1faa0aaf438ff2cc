import type { Transaction } from '../../../../data/database.ts'

/** Recipient of an email about an account. */
export interface Addressee {
  readonly email: string
}

/** The link in an email. */
export interface EmailLink {
  /** The link's secret. */
  readonly token: string
  /** Expiry in milliseconds. */
  readonly expiresAt: number
}

/** Writes emails about accounts, each in the transaction of its event. */
export interface AccountEmails {
  /** Contains a link that sets a new password. */
  resetPassword(transaction: Transaction, to: Addressee, link: EmailLink): Promise<void>
  /** Contains a link that verifies the address. */
  verifyAddress(transaction: Transaction, to: Addressee, link: EmailLink): Promise<void>
  /** Sent after a sign-up with a taken address. */
  signUpRefused(transaction: Transaction, to: Addressee): Promise<void>
  /** Sent after a password reset. `proven`: the reset verified the address for the first time. */
  passwordChanged(transaction: Transaction, to: Addressee, proven: boolean): Promise<void>
}
