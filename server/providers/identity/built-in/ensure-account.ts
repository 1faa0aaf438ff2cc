import type { Transaction } from '../../../data/database.ts'

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly name: string
}

/** The name of an account at its provider (`ProvenAccount`). */
export interface AccountName {
  readonly issuer: string
  readonly subject: string
}

export interface EnsuredAccount extends AccountName {
  /** False if the account already existed; it then stays unchanged. */
  readonly created: boolean
}

/**
 * Creates an account unless it exists.
 *
 * @param whenMade called within the transaction that creates the account, and not for an existing account.
 */
export type EnsureAccount = (
  account: NewAccount,
  whenMade: (transaction: Transaction, made: AccountName) => Promise<void>,
) => Promise<EnsuredAccount>
