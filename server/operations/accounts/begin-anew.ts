import type { Transaction } from '../../data/database.ts'
import { endAllSignIns } from '../../data/queries/sign-ins.ts'
import type { User } from '../../data/queries/users.ts'
import { profileEmptied } from '../messages/profile-emptied.ts'
import { writeMessage } from '../messages/write-message.ts'
import type { Shop } from '../shop.ts'
import { removeProfile } from './hand-over.ts'

/**
 * Clears an account of what somebody else may have typed into it, when its address is proven by a sign-in that the shop
 * has not seen before: by a password that was reset by mail, say (docs/decisions/0010). Who was signed in is out, and the
 * profile goes, which its person is told; orders stay.
 */
export async function beginAnew(shop: Shop, transaction: Transaction, user: User): Promise<void> {
  await endAllSignIns(transaction, user.id, shop.clock())
  if (!(await removeProfile(transaction, user.id))) return
  await writeMessage(shop, transaction, profileEmptied(shop.publicUrl), {
    event: `profile-emptied:${user.id}`,
    recipient: user.email,
  })
}
