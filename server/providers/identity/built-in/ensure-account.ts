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
  /** False if the account already existed, which is then left unchanged. */
  readonly created: boolean
}

/**
 * Creates an account unless it exists.
 *
 * @param whenMade is called within the transaction that creates the account, and not for an existing one.
 */
export type EnsureAccount = (
  account: NewAccount,
  whenMade: (transaction: Transaction, made: AccountName) => Promise<void>,
) => Promise<EnsuredAccount>
