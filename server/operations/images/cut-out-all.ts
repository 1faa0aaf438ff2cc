import { isOwnPicture } from '../../../domain/catalogue/own-picture.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import { findUser } from '../../data/queries/accounts/users.ts'
import { findProduct } from '../../data/queries/catalogue/managed-products.ts'
import {
  countPictureJobs,
  endPictureJob,
  type PictureJob,
  queuePictures,
  stopPictureJobs,
  takePictureJob,
} from '../../data/queries/catalogue/picture-jobs.ts'
import { lockProduct } from '../../data/queries/catalogue/product-writes.ts'
import { minuteMs } from '../../platform/clock.ts'
import { changeProductWithin } from '../catalogue/change-product.ts'
import type { Caller, Shop } from '../shop.ts'
import { cutOutPicture } from './cut-out-picture.ts'
import type { ReEncodeProduct } from './store-image.ts'

/** Longer than the decoding process may wait and run. */
const takenMs = 2 * minuteMs
const mostAttempts = 3

/** Queues all products with an uploaded picture that is not cut out; waiting products stay queued. */
export async function startCuttingOut(shop: Shop, { userId }: Caller): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    await queuePictures(transaction, userId)
    return done(null)
  })
}

/** Empties the queue; finished pictures stay. */
export async function stopCuttingOut({ database }: Shop): Promise<Outcome<null>> {
  return database.write(async (transaction) => {
    await stopPictureJobs(transaction)
    return done(null)
  })
}

export function countCutOut({ database }: Shop) {
  return countPictureJobs(database.read)
}

/** Cuts out the queued pictures one by one. Several processes share the queue. */
export async function cutOutWaiting(shop: Shop, reEncode?: ReEncodeProduct): Promise<void> {
  const { database, clock } = shop
  for (;;) {
    const taken = await database.write(async (transaction) =>
      done(await takePictureJob(transaction, clock(), clock() + takenMs)),
    )
    if (!taken.ok || !taken.value) return
    await cutOutOne(shop, taken.value, reEncode)
  }
}

async function cutOutOne(shop: Shop, job: PictureJob, reEncode?: ReEncodeProduct): Promise<void> {
  const result = await attempt(shop, job, reEncode)
  if (result === 'later' && job.attempts < mostAttempts) return
  await shop.database.write(async (transaction) => {
    await endPictureJob(transaction, job.productId, result === 'later' ? 'failed' : result)
    return done(null)
  })
}

async function attempt(
  shop: Shop,
  { productId, askedBy }: PictureJob,
  reEncode?: ReEncodeProduct,
): Promise<'cut' | 'kept' | 'failed' | 'later'> {
  const [product, admin] = await Promise.all([
    findProduct(shop.database.read, productId),
    findUser(shop.database.read, askedBy),
  ])
  if (!product || !admin || !isOwnPicture(product.img, shop)) return 'kept'
  const { img } = product
  const stored = await cutOutPicture(shop, img, reEncode)
  if (!stored.ok) return stored.code === 'BUSY' ? 'later' : 'failed'
  const { url } = stored.value
  if (url === img) return 'kept'
  const caller = { ...admin, userId: admin.id, sessionId: '', addressHash: '' }
  const changed = await shop.database.write(async (transaction) => {
    // Keeps a picture that the owner has changed meanwhile.
    const now = await lockProduct(transaction, productId)
    if (now?.img !== img) return done(false)
    const change = { description: { img: url }, restock: undefined }
    return changeProductWithin(shop, transaction, caller, productId, change, now.kind)
  })
  return changed.ok && changed.value && stored.value.cutOut?.url === url ? 'cut' : 'kept'
}
