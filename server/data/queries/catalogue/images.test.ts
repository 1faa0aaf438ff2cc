import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../../domain/outcome.ts'
import { picturePath } from '../../../../domain/own-picture.ts'
import { deleteUnusedPictures } from '../../../operations/images/delete-pictures.ts'
import { hourMs } from '../../../platform/clock.ts'
import { addCustomer, addTool } from '../../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import type { Engine } from '../../testing/engine.ts'
import { describeOnEveryEngine, describeOnPostgres } from '../../testing/engines.ts'
import { somebodyWaits } from '../../testing/held-write.ts'
import { insertStoredPictures } from './images.ts'

const twoWeeksMs = 14 * 24 * hourMs
const img = picturePath('a'.repeat(64))

/** A shop in which nothing has shown its only picture for two weeks. */
async function openForgetful(engine: Engine): Promise<{ shop: TestShop; toolId: string }> {
  const shop = await openTestShop(engine)
  const { userId } = await addCustomer(shop)
  const toolId = await addTool(shop, { stock: 1 })
  const file = { path: img, outline: null, width: 1, height: 1, bytes: new Uint8Array([1]) }
  await shop.database.write(async (transaction) => {
    await insertStoredPictures(transaction, [file], { uploadedBy: userId, shownHere: true }, shop.clock())
    return done(null)
  })
  await deleteUnusedPictures(shop)
  shop.clock.moveBy(twoWeeksMs)
  return { shop, toolId }
}

const kept = async ({ database }: TestShop) =>
  (await database.read.selectFrom('images').where('url', '=', img).select('id').execute()).length

describeOnEveryEngine('A picture that nothing has shown for two weeks', (engine) => {
  test('is deleted', async () => {
    const { shop } = await openForgetful(engine)
    expect(await kept(shop)).toBe(1)
    await deleteUnusedPictures(shop)
    expect(await kept(shop)).toBe(0)
    await shop.drop()
  })
})

// On SQLite one transaction writes at a time, so there is nothing to wait for.
describeOnPostgres('While another process begins to show a picture', (engine) => {
  let shop: TestShop
  let toolId: string
  beforeEach(async () => {
    ;({ shop, toolId } = await openForgetful(engine))
  })
  afterEach(() => shop.drop())

  test('it is not deleted, though what is being written cannot be seen yet', async () => {
    const other = await shop.anotherProcess()
    const going = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const showing = other.database.write(async ({ db }) => {
      await db.updateTable('tools').set({ img }).where('id', '=', toolId).execute()
      begun.resolve()
      await going.promise
      return done(null)
    })
    await begun.promise
    const forgetting = deleteUnusedPictures(shop)
    try {
      await expect.poll(() => somebodyWaits(shop.database)).toBe(true)
    } finally {
      going.resolve()
    }
    await Promise.all([showing, forgetting])
    expect(await kept(shop)).toBe(1)
  })
})
