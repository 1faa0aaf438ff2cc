import { done } from '../../../domain/outcome.ts'
import { findBoundUser } from '../../data/queries/identities.ts'
import { insertStoredPictures } from '../../data/queries/images.ts'
import type { StoreSizes } from '../../providers/images/built-in-host.ts'
import type { Shop } from '../shop.ts'

/**
 * Keeps the built-in host's files in the shop's database, all sizes of a picture or none.
 *
 * @param shownHere whether the shop's own data is what shows them: {host} is this server.
 */
export function keepSizes(shop: Shop, shownHere: boolean): StoreSizes {
  return async (sizes, uploader) => {
    await shop.database.write(async (transaction) => {
      // Who has never registered at this server, because {host} is another one, is nobody's user here.
      const user = await findBoundUser(transaction.db, uploader)
      await insertStoredPictures(
        transaction,
        sizes,
        { uploadedBy: user?.id ?? null, shownHere },
        shop.clock(),
      )
      return done(null)
    })
  }
}
