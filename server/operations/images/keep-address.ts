import { done } from '../../../domain/outcome.ts'
import { findBoundUser } from '../../data/queries/identities.ts'
import { insertPictures } from '../../data/queries/images.ts'
import { newId } from '../../platform/ids.ts'
import type { StoreAddress } from '../../providers/images/host-elsewhere.ts'
import type { Shop } from '../shop.ts'

/** Notes where a hosting service keeps a picture, so that products that show it have its outline. */
export function keepAddress(shop: Shop): StoreAddress {
  return async (picture, uploader) => {
    await shop.database.write(async (transaction) => {
      // Who has never registered at this server, because {host} is another one, is nobody's user here.
      const user = await findBoundUser(transaction.db, uploader)
      const known = {
        ...picture,
        id: newId(),
        contentType: 'image/webp',
        uploadedBy: user?.id ?? null,
      }
      await insertPictures(transaction, [known], shop.clock())
      return done(null)
    })
  }
}
