import { hasVerifiedIdentity } from '../../data/queries/accounts/identities.ts'
import { findUserCreatedAt } from '../../data/queries/accounts/users.ts'
import type { Caller, Shop } from '../shop.ts'

interface OwnAccount {
  readonly email: string
  readonly name: string
  /** Whether a sign-in provider has verified the address. */
  readonly verified: boolean
  readonly createdAt: number
}

/** Returns the caller's own account. */
export async function getAccount(shop: Shop, { userId, email, name }: Caller): Promise<OwnAccount> {
  const { read } = shop.database
  const [verified, createdAt] = await Promise.all([
    hasVerifiedIdentity(read, userId),
    findUserCreatedAt(read, userId),
  ])
  return { email, name, verified, createdAt }
}
