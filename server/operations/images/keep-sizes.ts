import { done } from '../../../domain/outcome.ts'
import { insertStoredPictures } from '../../data/queries/images.ts'
import { findUserByIdentity } from '../../data/queries/users.ts'
import type { StoreSizes } from '../../providers/images/built-in-host.ts'
import type { Shop } from '../shop.ts'

/** Keeps the built-in host's files in the shop's database, all sizes of a picture or none. */
export function keepSizes(shop: Shop): StoreSizes {
  return async (sizes, { issuer, subject }) => {
    await shop.database.write(async (transaction) => {
      // Who has never registered at this server, because {host} is another one, is nobody's user here.
      const user = await findUserByIdentity(transaction.db, issuer, subject)
      await insertStoredPictures(transaction, sizes, user?.id ?? null, shop.clock())
      return done(null)
    })
  }
}
