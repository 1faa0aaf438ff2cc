import type { Transaction } from '../../../data/database.ts'

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly name: string
}

/** An account as its provider names it (`ProvenAccount`). */
export interface AccountName {
  readonly issuer: string
  readonly subject: string
}

export interface EnsuredAccount extends AccountName {
  /** False when the account was there already; it was left as it is. */
  readonly created: boolean
}

/**
 * Makes sure that an account exists.
 *
 * @param whenMade is called within the transaction that makes the account; not at all when it was there already.
 */
export type EnsureAccount = (
  account: NewAccount,
  whenMade: (transaction: Transaction, made: AccountName) => Promise<void>,
) => Promise<EnsuredAccount>
