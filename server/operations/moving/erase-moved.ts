import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { anonymizeArchivedOrders } from '../../data/queries/moving/archived-orders.ts'
import { eraseImportRecords } from '../../data/queries/moving/import-records.ts'
import { deleteMovedCustomers, eraseMovedCustomer } from '../../data/queries/moving/moved-customers.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Erases what moved in for an account that is deleted. Archived orders keep what its own paid orders keep.
 *
 * @param erasure `email` is undefined if it is not proven: what moved in then belongs to another person.
 */
export async function eraseMovedData(
  transaction: Transaction,
  {
    userId,
    email,
    byOwner,
  }: { readonly userId: string; readonly email: string | undefined; readonly byOwner: boolean },
): Promise<void> {
  await eraseMovedCustomer(transaction, { userId, email })
  if (email === undefined) return
  const numbers = await anonymizeArchivedOrders(transaction, email, { byOwner })
  await eraseImportRecords(transaction, [email, ...(byOwner ? numbers : [])])
}

/** Deletes a customer who moved in and has not signed in, with the personal data of their archived orders. */
export function deleteMovedCustomer(shop: Shop, caller: Caller, email: string): Promise<Outcome<number>> {
  return shop.database.write(async (transaction) => {
    const gone = await deleteMovedCustomers(transaction, [email])
    if (gone === 0) return refused('MOVED_CUSTOMER_NOT_FOUND')
    const numbers = await anonymizeArchivedOrders(transaction, email, { byOwner: true })
    await eraseImportRecords(transaction, [email, ...numbers])
    await recordChange(transaction, {
      at: shop.clock(),
      by: caller,
      action: 'moved-customer.deleted',
      // The record is kept for ever, so it names no person.
      subject: { kind: 'moved-customer', id: 'deleted', name: '' },
      after: { orders: numbers.length },
    })
    return done(gone)
  })
}
