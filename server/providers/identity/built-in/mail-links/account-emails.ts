import type { Transaction } from '../../../../data/database.ts'

/** Whom a letter about an account is for. */
export interface Addressee {
  readonly email: string
}

/** The link that a letter carries. */
export interface EmailLink {
  /** Its secret. */
  readonly token: string
  /** The instant from which on it is worth nothing, in milliseconds. */
  readonly expiresAt: number
}

/** Writes to people about their accounts, each letter as part of the transaction that it tells of. */
export interface AccountEmails {
  /** With a link that sets a new password. */
  resetPassword(transaction: Transaction, to: Addressee, link: EmailLink): Promise<void>
  /** With a link that proves the address. */
  verifyAddress(transaction: Transaction, to: Addressee, link: EmailLink): Promise<void>
  /** After a sign-up with an address that has an account. */
  signUpRefused(transaction: Transaction, to: Addressee): Promise<void>
  /** After a new password was set by mail. `proven`: until then nobody had proved the address. */
  passwordChanged(transaction: Transaction, to: Addressee, proven: boolean): Promise<void>
}
