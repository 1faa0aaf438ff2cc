import { done } from '../../../domain/outcome.ts'
import { wipeUselessSecrets } from '../../data/queries/forgotten-messages.ts'
import type { Shop } from '../shop.ts'

/** Wipes from the outbox what was for one reader alone and is of no use any more, sent or not. */
export async function wipeSecrets(shop: Shop): Promise<void> {
  await shop.database.write(async (transaction) => {
    await wipeUselessSecrets(transaction, shop.clock())
    return done(null)
  })
}
