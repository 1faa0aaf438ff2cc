import type { Transaction } from '../../../../data/database.ts'

export interface Addressee {
  readonly email: string
}

export interface EmailLink {
  /** The link's secret. */
  readonly token: string
  /** Expiry in milliseconds. */
  readonly expiresAt: number
}

/** Writes emails about accounts, each in the transaction of its event. */
export interface AccountEmails {
  /** Sends a link that sets a new password. */
  resetPassword(transaction: Transaction, to: Addressee, link: EmailLink): Promise<void>
  /** Sends a link that verifies the email. */
  verifyAddress(transaction: Transaction, to: Addressee, link: EmailLink): Promise<void>
  /** Sent after a sign-up with a taken email. */
  signUpRefused(transaction: Transaction, to: Addressee): Promise<void>
  /** Sent after a password reset. `proven`: the email was already verified before the reset. */
  passwordChanged(transaction: Transaction, to: Addressee, proven: boolean): Promise<void>
  /** Sent after a password change with the current password. */
  passwordReplaced(transaction: Transaction, to: Addressee): Promise<void>
  /** Sent after a passkey was added to the account. */
  passkeyAdded(transaction: Transaction, to: Addressee): Promise<void>
  /** Sent after a passkey of the account was removed. */
  passkeyRemoved(transaction: Transaction, to: Addressee): Promise<void>
  /** Sent after the account's second factor was switched on or off. */
  secondFactorChanged(transaction: Transaction, to: Addressee, on: boolean): Promise<void>
  /**
   * Sent after a recovery code was used, to the account and to the shop's admin; `left` is the number of unused codes.
   */
  recoveryCodeUsed(transaction: Transaction, to: Addressee, left: number): Promise<void>
}
