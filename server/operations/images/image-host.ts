import { done } from '../../../domain/outcome.ts'
import { findBoundUser } from '../../data/queries/accounts/identities.ts'
import { insertPictures, insertStoredPictures } from '../../data/queries/catalogue/images.ts'
import { newId } from '../../platform/ids.ts'
import { builtInImageHost, type StoreSizes } from '../../providers/images/built-in-host.ts'
import { imageHostElsewhere, type StoreAddress } from '../../providers/images/host-elsewhere.ts'
import type { ImageHost } from '../../providers/images/image-host.ts'
import type { Shop } from '../shop.ts'

/**
 * Where uploads of this shop go: to the hosting service that the settings name, else into its own database.
 *
 * @param origin what stands before the path of a picture that the shop keeps itself; empty where {host} is this server.
 */
export function imageHostOf(shop: Shop, origin: string): ImageHost {
  const { imageHosting } = shop
  return imageHosting
    ? imageHostElsewhere(imageHosting, keepAddress(shop))
    : builtInImageHost(origin, keepSizes(shop, origin === ''))
}

/** Notes where a hosting service keeps a picture, so that products that show it have its outline. */
function keepAddress(shop: Shop): StoreAddress {
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

/**
 * Keeps the built-in host's files in the shop's database, all sizes of a picture or none.
 *
 * @param shownHere whether the shop's own data is what shows them: {host} is this server.
 */
function keepSizes(shop: Shop, shownHere: boolean): StoreSizes {
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
