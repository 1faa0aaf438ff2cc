import { done } from '../../../domain/outcome.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { mostNames, type VisitFact } from '../../../domain/visits/visit-facts.ts'
import { deleteVisitsBefore } from '../../data/queries/visits/visit-sums.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Shop } from '../shop.ts'

/** Two years that can be compared, and the present month. */
const keptMonths = 25

/** Deletes the sums of visits that are older than 25 months. */
export async function forgetOldVisits(shop: Pick<Shop, 'database' | 'settings' | 'clock'>): Promise<void> {
  const today = new Date(dateIn(await shopTimeZone(shop), shop.clock()))
  const oldest = new Date(
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - keptMonths, today.getUTCDate()),
  )
  // Object.keys returns exactly the keys of this record.
  const facts = Object.keys(mostNames) as VisitFact[]
  await shop.database.write(async (transaction) => {
    for (const fact of facts) await deleteVisitsBefore(transaction, fact, oldest.toISOString().slice(0, 10))
    return done(undefined)
  })
}
