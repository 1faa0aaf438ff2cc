import { done } from '../../domain/outcome.ts'
import { replaceRecoveryCodes, switchOnSecondFactor } from '../data/queries/auth/second-factors.ts'
import { insertProvenAccount } from '../data/queries/auth/sign-in-accounts.ts'
import { registerUser } from '../operations/accounts/register-user.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { hourMs } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import type { ProvenAccount } from '../providers/identity/identity.ts'
import { granted } from './shop-contents.ts'

/** Makes a verified account with a sign-in at the present time. */
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

/** Signs in with a new sign-in and registers the user at the shop, on a device. */
export async function signInCustomer(
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

/** Signs in a person whose account at the built-in provider requires a second factor. */
export async function addWithSecondFactor(shop: Shop, email: string): Promise<Caller> {
  const made = await shop.database.write(async (transaction) => {
    const id = await insertProvenAccount(transaction, { email, name: 'Pat' }, shop.clock())
    if (id === undefined) throw new Error('The address is taken')
    await switchOnSecondFactor(transaction, id, shop.clock())
    await replaceRecoveryCodes(transaction, id, [`hash-${id}`], shop.clock())
    return done(id)
  })
  return signInCustomer(shop, { issuer: 'truewheel', subject: granted(made), email })
}
