import { afterEach, beforeEach, expect, test } from 'vitest'
import { picturePath } from '../../../../domain/catalogue/own-picture.ts'
import { done } from '../../../../domain/outcome.ts'
import { deleteUnusedPictures } from '../../../operations/images/delete-pictures.ts'
import { hourMs } from '../../../platform/clock.ts'
import { addCustomer, addTool } from '../../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import type { Engine } from '../../testing/engine.ts'
import { describeOnEveryEngine, describeOnPostgres } from '../../testing/engines.ts'
import { hasBlockedTransaction } from '../../testing/held-write.ts'
import { insertStoredPictures } from './images.ts'

const twoWeeksMs = 14 * 24 * hourMs
const img = picturePath('a'.repeat(64))

/** Opens a shop whose only picture has been unused for two weeks. */
async function openWithUnusedPicture(engine: Engine): Promise<{ shop: TestShop; productId: string }> {
  const shop = await openTestShop(engine)
  const { userId } = await addCustomer(shop)
  const productId = await addTool(shop, { stock: 1 })
  const file = { path: img, outline: null, width: 1, height: 1, bytes: new Uint8Array([1]) }
  await shop.database.write(async (transaction) => {
    await insertStoredPictures(transaction, [file], { uploadedBy: userId, shownHere: true }, shop.clock())
    return done(null)
  })
  await deleteUnusedPictures(shop)
  shop.clock.moveBy(twoWeeksMs)
  return { shop, productId }
}

const countPictures = async ({ database }: TestShop) =>
  (await database.read.selectFrom('images').where('url', '=', img).select('id').execute()).length

describeOnEveryEngine('A picture unused for two weeks', (engine) => {
  test('is deleted', async () => {
    const { shop } = await openWithUnusedPicture(engine)
    expect(await countPictures(shop)).toBe(1)
    await deleteUnusedPictures(shop)
    expect(await countPictures(shop)).toBe(0)
    await shop.drop()
  })
})

describeOnEveryEngine('A picture in the details of a product', (engine) => {
  test('is not deleted while a product shows it', async () => {
    const { shop, productId } = await openWithUnusedPicture(engine)
    const details = (pictures: readonly object[]) => JSON.stringify({ pictures })
    const show = (...pictures: readonly object[]) =>
      shop.database.write(async ({ db }) => {
        await db
          .updateTable('products')
          .set({ details: details(pictures) })
          .where('id', '=', productId)
          .execute()
        return done(null)
      })
    await show({ img: `https://former.example${img}`, alt: '' })
    await deleteUnusedPictures(shop)
    shop.clock.moveBy(twoWeeksMs)
    await deleteUnusedPictures(shop)
    expect(await countPictures(shop)).toBe(1)
    await show()
    await deleteUnusedPictures(shop)
    shop.clock.moveBy(twoWeeksMs)
    await deleteUnusedPictures(shop)
    expect(await countPictures(shop)).toBe(0)
    await shop.drop()
  })
})

// SQLite runs one writing transaction at a time, so no transaction waits.
describeOnPostgres('While another process starts to use a picture', (engine) => {
  let shop: TestShop
  let productId: string
  beforeEach(async () => {
    ;({ shop, productId } = await openWithUnusedPicture(engine))
  })
  afterEach(() => shop.drop())

  test('the picture is not deleted, although the use is not committed yet', async () => {
    const other = await shop.anotherProcess()
    const commitRequested = Promise.withResolvers<void>()
    const updated = Promise.withResolvers<void>()
    const using = other.database.write(async ({ db }) => {
      await db.updateTable('products').set({ img }).where('id', '=', productId).execute()
      updated.resolve()
      await commitRequested.promise
      return done(null)
    })
    await updated.promise
    const deleting = deleteUnusedPictures(shop)
    try {
      await expect.poll(() => hasBlockedTransaction(shop.database)).toBe(true)
    } finally {
      commitRequested.resolve()
    }
    await Promise.all([using, deleting])
    expect(await countPictures(shop)).toBe(1)
  })
})
