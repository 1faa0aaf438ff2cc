import type { Transaction } from '../../data/database.ts'
import { insertAddress, listAddresses } from '../../data/queries/accounts/addresses.ts'
import { findProfile, upsertProfile } from '../../data/queries/accounts/profiles.ts'
import { renameUser, type User } from '../../data/queries/accounts/users.ts'
import { takeMovedCustomer } from '../../data/queries/moving/moved-customers.ts'
import { newId } from '../../platform/ids.ts'

/**
 * Gives an account what its owner brings from the former shop, once: the name, the phone number and the address that
 * the account lacks. Call it only for an email that the sign-in has proven: anyone can sign up with another person's
 * (docs/decisions/0156).
 *
 * @returns the user with the name after it.
 */
export async function claimMovedCustomer(transaction: Transaction, user: User, now: number): Promise<User> {
  const brought = await takeMovedCustomer(transaction, { email: user.email, userId: user.id, now })
  if (!brought) return user
  const { name, phone, address, company, lines, postcode, city, region, country } = brought
  const profile = await findProfile(transaction.db, user.id)
  const lacksContact = !profile && (await listAddresses(transaction.db, user.id)).length === 0
  if (lacksContact && (address !== '' || phone !== '')) {
    const first = { img: '', name: user.name || name, address, status: '', phone }
    await upsertProfile(transaction, user.id, { first, change: {} }, now)
  }
  if (lacksContact && address !== '') {
    const parts = lines.length > 0 ? { company, lines, postcode, city, region, country } : undefined
    const kept = { id: newId(), name: name || user.name, address, phone, parts }
    await insertAddress(transaction, user.id, kept, now)
  }
  if (user.name !== '' || name === '') return user
  await renameUser(transaction, user.id, name)
  return { ...user, name }
}
