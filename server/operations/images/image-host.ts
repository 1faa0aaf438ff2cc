import { done } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { findBoundUser } from '../../data/queries/accounts/identities.ts'
import {
  insertPictures,
  insertStoredPictures,
  type StoredPicture,
} from '../../data/queries/catalogue/images.ts'
import { newId } from '../../platform/ids.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { builtInImageHost, type StoreSizes } from '../../providers/images/built-in-host.ts'
import { imageHostElsewhere, type StoreAddress } from '../../providers/images/host-elsewhere.ts'
import type { ImageHost } from '../../providers/images/image-host.ts'
import type { Shop } from '../shop.ts'
import { objectKey, storeOutside } from './store-outside.ts'

/**
 * Returns where this shop's uploads go: to the configured hosting service, the storage outside the database, or the
 * database.
 *
 * @param origin the prefix of a stored picture's path; empty when {host} is this server.
 */
export function imageHostOf(shop: Shop, origin: string): ImageHost {
  const { imageHosting } = shop
  return imageHosting
    ? imageHostElsewhere(imageHosting, keepAddress(shop))
    : builtInImageHost(origin, keepSizes(shop, origin === ''))
}

/** Records the address of a picture at a hosting service, with its outline for the products that show it. */
function keepAddress(shop: Shop): StoreAddress {
  return async (picture, uploader) => {
    await shop.database.write(async (transaction) => {
      // When {host} is another server, the uploader may have no account here.
      const user = uploader && (await findBoundUser(transaction.db, uploader))
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
 * Stores all sizes of a picture, or none.
 *
 * @param shownHere whether this shop's data refers to the picture: {host} is this server.
 */
function keepSizes(shop: Shop, shownHere: boolean): StoreSizes {
  const { database, pictureStore, clock } = shop
  const insert = async (
    transaction: Transaction,
    pictures: readonly StoredPicture[],
    uploader: ProvenAccount | undefined,
  ) => {
    const user = uploader && (await findBoundUser(transaction.db, uploader))
    return insertStoredPictures(transaction, pictures, { uploadedBy: user?.id ?? null, shownHere }, clock())
  }
  return async (sizes, uploader) => {
    if (pictureStore) {
      const files = sizes.map((size) => ({ ...size, key: objectKey(size.bytes) }))
      const pictures = files.map((file) => ({ ...file, bytes: null }))
      await storeOutside(shop, pictureStore, files, (transaction) => insert(transaction, pictures, uploader))
      return
    }
    await database.write(async (transaction) => done(await insert(transaction, sizes, uploader)))
  }
}
