import { registerUser } from '../operations/accounts/register-user.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { hourMs } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import type { ProvenAccount } from '../providers/identity/identity.ts'
import { granted } from './shop-contents.ts'

/** A proof of an account as a provider gives it after a sign-in of this very moment. */
export function provenAccount(shop: Shop, given: Partial<ProvenAccount> = {}): ProvenAccount {
  const email = given.email ?? `ada-${newId()}@example.com`
  return {
    issuer: 'test',
    subject: `subject-of-${email}`,
    email,
    emailVerified: false,
    name: 'Ada',
    signIn: newId(),
    signedInAt: shop.clock(),
    ...given,
  }
}

/** Somebody signs in and registers at the shop, on a device. */
export async function signInAnew(
  shop: Shop,
  given: Partial<ProvenAccount> = {},
  device = 'Chrome on Linux',
): Promise<Caller> {
  const account = provenAccount(shop, given)
  const opening = { email: account.email, sessionMs: hourMs, device }
  const { user, sessionId } = granted(await registerUser(shop, {}, account, opening))
  const { id: userId, email, name, role } = user
  return { userId, email, name, role, sessionId, addressHash: 'an address' }
}
